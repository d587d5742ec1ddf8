// Notifications of the browser: only where there are any, only after somebody has asked for them.

import { house, t } from "./house.svelte";

export function canTell(): boolean {
  return window.isSecureContext && "Notification" in window && Notification.permission !== "denied";
}

/** By the worker where there is one: a phone's browser knows no other way. */
async function show(path: string, text: string): Promise<void> {
  const told = { body: text, tag: path, icon: "/icon-192.png", data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(t("ui-title"), told);
  const note = new Notification(t("ui-title"), told);
  note.onclick = () => {
    window.focus();
    house.go(path);
    note.close();
  };
}

// The worker says which notification was answered.
navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if (typeof data?.go === "string") house.go(data.go);
});

/** Asks the browser's permission, and shows at once what is to be expected; says whether it can be done. */
export async function allow(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  try {
    await show(house.path, t("ui-told-from-now"));
    return true;
  } catch {
    // Some browsers have notifications for installed pages only.
    return false;
  }
}

/** Tells somebody who does not look at this page. */
export function tell(path: string, text: string): void {
  if (!house.settings.told || !canTell() || Notification.permission !== "granted") return;
  if (document.hasFocus() && !document.hidden) return;
  show(path, text).catch(() => house.change({ told: false }));
}
