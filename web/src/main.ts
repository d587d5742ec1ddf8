import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./tokens.css";
import "./boards/stones.css";
import "./app.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator) {
  // Without a service worker, for example in a private window, the game still works.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
