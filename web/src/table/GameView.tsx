/** Draws a game in its own view once that is loaded, otherwise plainly. */

import { useEffect } from "preact/hooks";
import { loadView, views } from "../games";
import { Plain } from "./Plain";

export function GameView({ game }: { game: string }) {
  useEffect(() => void loadView(game), [game]);
  const Own = views.value[game]?.default ?? Plain;
  return <Own />;
}
