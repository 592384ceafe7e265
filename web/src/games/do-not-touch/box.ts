import type { BoxFacts } from "../../boxes";

export const box: BoxFacts = { minutes: 15, games: ["do-not-touch-symbols", "do-not-touch-numbers"] };
