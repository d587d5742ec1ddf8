// The parts of the master's screen, loaded for a master alone.

import "./master.css";

export { default as Ahead } from "./Ahead.svelte";
export { default as Fan } from "./Fan.svelte";
export { default as Ghosts } from "./Ghosts.svelte";
export { default as Tools } from "./Tools.svelte";
