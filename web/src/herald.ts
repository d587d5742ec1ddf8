// Notifications of the browser, if it supports them and the player has turned them on.

import { house, t } from "./house.svelte";

export function canTell(): boolean {
  return window.isSecureContext && "Notification" in window && Notification.permission !== "denied";
}

/** Show a notification, through the service worker if there is one: browsers on phones require it. */
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

// The service worker sends the path of a notification that was clicked.
navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if (typeof data?.go === "string") house.go(data.go);
});

/** Ask for permission and show a first notification; return true if it worked. */
export async function allow(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  try {
    await show(house.path, t("ui-told-from-now"));
    return true;
  } catch {
    // Some browsers allow notifications for installed pages only.
    return false;
  }
}

/** Notify a player who is not looking at this page. */
export function tell(path: string, text: string): void {
  if (!house.settings.told || !canTell() || Notification.permission !== "granted") return;
  if (document.hasFocus() && !document.hidden) return;
  show(path, text).catch(() => house.change({ told: false }));
}
