/** The sides of a die that is drawn as a cube, by their classes in style/table/cube.css. The first one counts. */

export const SIDES = ["front", "back", "left", "right", "top", "bottom"] as const;
