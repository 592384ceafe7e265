import type { BoxFacts } from "../../boxes";

export const box: BoxFacts = { minutes: 10, isSmall: true };
