/** Share the finished game: its picture, and the link to its replay. */

import { useSession } from "../session/session";
import { savedTable } from "../settings";
import { ResultPicture } from "./ResultPicture";
import { Share } from "./Share";

export default function ShareGame() {
  const { room } = useSession();
  const at = room.value!;
  const key = savedTable(at.table)?.keys[0];
  if (!key || at.phase !== "over") return null;
  return (
    <Share from={{ kind: "table", table: at.table, number: at.number, key }} game={at.game}>
      <ResultPicture />
    </Share>
  );
}
