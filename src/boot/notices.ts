import type { NoticeKind } from "../page-events.ts";

/** How long a notice stays that nothing takes back, in milliseconds. */
const stay = 6000;

const texts: Readonly<Record<"fr" | "en", Readonly<Record<NoticeKind, string>>>> = {
  fr: {
    offline: "Vous êtes hors connexion. Cette page reste lisible.",
    online: "Vous êtes de nouveau en ligne.",
    "load-failed": "La page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.",
    "not-added": "Vous êtes hors connexion : rien n’a été ajouté.",
    "chunk-failed": "Une partie du site n’a pas pu être chargée. Rechargez la page dans une minute.",
  },
  en: {
    offline: "You are offline. This page stays readable.",
    online: "You are back online.",
    "load-failed": "The page could not be loaded. Check your connection, then try again.",
    "not-added": "You are offline: nothing was added.",
    "chunk-failed": "A part of the site could not be loaded. Reload the page in a minute.",
  },
};

const look =
  "position:fixed;inset:auto 1rem 1rem;margin:0 auto;z-index:1000;max-width:max-content;padding:.6rem 1rem;" +
  "background:#2b2326;color:#fff;font:1rem/1.4 ";

/**
 * Gives the page a status line of its own, outside #page, and the function that speaks there.
 * Its few words are here and not in the message files: they are needed when nothing else can load.
 */
export function createNotices(): (kind: NoticeKind) => void {
  const line = document.createElement("div");
  line.id = "status";
  line.role = "status";
  document.body.append(line);
  let timer = 0;
  return (kind) => {
    clearTimeout(timer);
    line.textContent = noticeText(kind, document.documentElement.lang);
    // In the page's own face, which is here already, and above the bar at a phone's foot.
    line.style.cssText = look + getComputedStyle(document.querySelector(".page") ?? line).fontFamily;
    const bar = document.querySelector<HTMLElement>('[data-block="bottom-bar"]');
    line.style.translate = `0 -${bar?.offsetHeight ?? 0}px`;
    if (kind !== "offline") timer = window.setTimeout(hide, stay);
  };

  function hide(): void {
    line.textContent = "";
    line.style.cssText = "";
  }
}

/** A notice in the language of the page; French unless the tag says English. */
export function noticeText(kind: NoticeKind, lang: string): string {
  return texts[lang.startsWith("en") ? "en" : "fr"][kind];
}
