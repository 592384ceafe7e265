/** One of my seats goes to another device of mine: the link with its secret, as a QR code. It works once, and soon. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { offerTransfer, Rejected } from "../api";
import { Button, Drawer, QrCode } from "../components";
import { errorText, text } from "../i18n";
import type { SeatTransfer } from "../messages";
import { closeDrawer } from "../route";
import { useSession } from "../session/session";
import { savedTable, saveTable } from "../settings";
import { Copy } from "./Invite";

export default function DeviceSheet({ seat }: { seat: number }) {
  const { room, state } = useSession();
  const { seats, table } = room.value!;
  const offer = useSignal<SeatTransfer | null>(null);
  const trouble = useSignal("");
  const isOld = useSignal(false);
  const isMine = state.value.seats.includes(seat);
  const ask = async () => {
    trouble.value = "";
    isOld.value = false;
    try {
      const saved = savedTable(table)!;
      offer.value = await offerTransfer({ table, keys: [...saved.keys], seat });
      const { key } = offer.value;
      saveTable({ ...saved, keys: [...saved.keys.filter((each) => each !== key), key] }); // the first key is the one for replays
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      trouble.value = errorText(error);
    }
  };
  useEffect(() => {
    if (isMine) void ask();
    else closeDrawer(); // it has gone there
  }, [isMine]);
  useEffect(() => {
    if (!offer.value) return;
    const timer = setTimeout(() => (isOld.value = true), 1000 * offer.value.seconds);
    return () => clearTimeout(timer);
  }, [offer.value]);
  if (!isMine) return null;
  const isShown = offer.value && !isOld.value;
  return (
    <Drawer title={text("web-device")}>
      <p class="sentence">{text("web-device.says", { name: seats[seat]!.name })}</p>
      {isShown && (
        <>
          <QrCode rows={offer.value!.qr} label={text("web-device.qr")} />
          <Copy link={offer.value!.link} />
        </>
      )}
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      {((offer.value && isOld.value) || trouble.value) && (
        <Button kind="gold" glyph="again" label={text("web-device.again")} onClick={() => void ask()} />
      )}
    </Drawer>
  );
}
