// Notifications of the browser: only where there are any, only after somebody has asked for them.

import { house, t } from "./house.svelte";

export function canTell(): boolean {
  return window.isSecureContext && "Notification" in window && Notification.permission !== "denied";
}

function show(path: string, text: string): void {
  const note = new Notification(t("ui-title"), { body: text, tag: path, icon: "/favicon-wanted.svg" });
  note.onclick = () => {
    window.focus();
    house.go(path);
    note.close();
  };
}

/** Asks the browser's permission, and shows at once what is to be expected; says whether it can be done. */
export async function allow(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  try {
    show(house.path, t("ui-told-from-now"));
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
  try {
    show(path, text);
  } catch {
    house.change({ told: false });
  }
}
