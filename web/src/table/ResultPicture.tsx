/** The picture of a result or of an evening, to look at, to share, and to save. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { lists } from "../api";
import { boxIdOf, boxOf } from "../boxes";
import { Button } from "../components";
import { gameTitle, say, text } from "../i18n";
import { type Session, useSession } from "../session/session";
import { settings } from "../settings";
import { saveFile, sharePicture } from "../share";
import { useCounts } from "./counts";
import type { Result } from "./resultpicture";

export function ResultPicture() {
  const session = useSession();
  const counts = useCounts();
  const { game, seats } = session.room.value!;
  const totals = seats.map((_, seat) => counts[seat]?.[0]);
  return <Picture result={resultOf(session, totals)} name={game} label={text("web-result-picture")} />;
}

/** `name`: of the file; `label`: for who does not see it. */
export function Picture({ result, name, label }: { result: Result; name: string; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useSignal<Blob | null>(null);
  const mark = JSON.stringify(result);
  useEffect(() => {
    void import("./resultpicture")
      .then(async ({ drawResult }) => {
        drawn.value = await drawResult(canvas.current!, result);
      })
      .catch(() => undefined); // without a network there is the link
  }, [mark]);
  const file = drawn.value && new File([drawn.value], `doubloon-${name}.png`, { type: drawn.value.type });
  const isShared = file && navigator.canShare?.({ files: [file] });
  return (
    <>
      <canvas class="result-picture" ref={canvas} hidden={!file} role="img" aria-label={label} />
      {file && (
        <Button
          kind="green"
          glyph={isShared ? "share" : "file"}
          label={text(isShared ? "web-share-picture" : "web-save-picture")}
          onClick={() => void (isShared ? sharePicture(file) : saveFile(file))}
        />
      )}
    </>
  );
}

function resultOf({ look, names, room }: Session, totals: readonly (Parameters<typeof say>[0] | undefined)[]): Result {
  const { game, places, seats } = room.value!;
  const points = (look.value.view.points as number[] | undefined) ?? [];
  const scores = seats.map((_, seat) => (totals[seat] ? say(totals[seat], names.value) : text("points", { points: points[seat] ?? 0 })));
  const order = seats.map((_, seat) => seat).sort((one, other) => places[one]! - places[other]! || one - other);
  return {
    title: gameTitle(game),
    date: new Date().toLocaleDateString(settings.value.lang, { dateStyle: "long" }),
    cover: (lists.value && boxOf(lists.value, boxIdOf(game))?.cover) || "",
    rows: order.map((seat) => ({ place: places[seat]!, name: seats[seat]!.name, face: seats[seat]!.face, score: scores[seat]! })),
  };
}
