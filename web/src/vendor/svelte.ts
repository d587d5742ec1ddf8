export * from "svelte";
export * as easing from "svelte/easing";
export * as client from "svelte/internal/client";
export * as reactivity from "svelte/reactivity";
export * as transition from "svelte/transition";
