/** What tests/web/test_sound.py measures in a browser. */

export { TUNE } from "../src/music";
export { lengthOf, NOTES } from "../src/sounds";
export { createSynth } from "../src/synth";
