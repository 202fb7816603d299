import { isLocale, type Locale, localizePath } from "#schemas/locale.ts";
import type { Consent } from "#schemas/site/trackers.ts";

import sheet from "./consent.css?inline";
import type { KeptChoice } from "./kept-choice.ts";
import { langOf } from "./lang.ts";
import type { Tracker } from "./services/tracker.ts";
import type { Service, Tarteaucitron } from "./tarteaucitron.ts";

/** The address whose hash opens the panel, wherever it is followed to (see the footer). */
const hash = "#cookies";

const panelRoom = "consent-panel";

export interface BannerParts {
  readonly tac: Tarteaucitron;
  readonly consent: Consent;
  readonly trackers: readonly Tracker[];
  readonly choice: KeptChoice;
}

/** Shows the banner until the visitor has decided of every service, and starts the ones that they allow. */
export function showBanner({ tac, consent, trackers, choice }: BannerParts): void {
  const look = new CSSStyleSheet();
  look.replaceSync(sheet);
  document.adoptedStyleSheets.push(look);
  let spoken = languageOf(consent);
  tac.services = Object.fromEntries(trackers.map((tracker) => [tracker.key, serviceOf(tracker)]));
  tac.job = trackers.map(({ key }) => key);
  // One place keeps decisions (see `createKeptChoice`), and the style sheet alone says how large things are.
  Object.assign(tac.cookie, {
    create: (key: string, status: unknown) => choice.write(key, status),
    read: choice.read,
    number() {},
  });
  Object.assign(tac.userInterface, { jsSizing() {} });
  tac.events.load = ready;
  window.addEventListener("tac.root_available", dress);
  speak();
  start(tac, settings(spoken));
  reopenFromLinks(tac);
  document.addEventListener("cellardoor:page", () => {
    for (const { key, tell } of trackers) if (tac.state[key] === true) tell?.();
    if (languageOf(consent) === spoken) return;
    spoken = languageOf(consent);
    speak();
    for (const id of ["tarteaucitronRoot", panelRoom]) document.getElementById(id)?.remove();
    window.tarteaucitronIsLoaded = false;
    tac.added = [];
    Object.assign(tac.parameters, settings(spoken));
    tac.load();
  });

  function speak(): void {
    window.tarteaucitronForceLanguage = spoken.slice(0, 2);
    tac.lang = langOf(spoken, consent.months);
  }
}

/** Tarteaucitron watches every XMLHttpRequest of the page from its start on, for a service of its maker's: not here. */
function start(tac: Tarteaucitron, how: Record<string, unknown>): void {
  const { open } = XMLHttpRequest.prototype;
  tac.init(how);
  XMLHttpRequest.prototype.open = open;
}

/** The settings of spec §9 by their names; then what keeps tarteaucitron from going anywhere by itself (ADR 082). */
function settings(locale: Locale): Record<string, unknown> {
  const policy = localizePath("/cookie-policy", locale);
  return {
    mandatory: true,
    highPrivacy: true,
    DenyAllCta: true,
    AcceptAllCta: true,
    alwaysNeedConsent: true,
    serviceDefaultState: "wait",
    googleConsentMode: false,
    bingConsentMode: false,
    pianoConsentMode: false,
    adblocker: false,
    useExternalCss: true,
    useExternalJs: true,
    hashtag: hash,
    orientation: "bottom",
    bodyPosition: "top",
    mandatoryCta: false,
    showDetailsOnClick: false,
    showIcon: false,
    removeCredit: true,
    privacyUrl: policy,
    readmoreLink: policy,
  };
}

function languageOf({ language }: Consent): Locale {
  const { locale } = document.documentElement.dataset;
  if (language !== "visitor") return language;
  return isLocale(locale) ? locale : "fr_FR";
}

function serviceOf({ key, type, name, uri, cookies, start: js }: Tracker): Service {
  return {
    ...{ key, type, name, uri, needConsent: true, js },
    // Asked each time: some of them carry a number in their name.
    get cookies() {
      const names = document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
      return names.filter((one) => cookies.some((start) => one.startsWith(start)));
    },
  };
}

/**
 * The banner has the page's own look, and what is in it can be pressed once tarteaucitron listens (`ready`). It comes
 * first for whoever goes through the page by keyboard; the panel, which has links, comes last: the page's first link
 * stays the one that skips to its content.
 */
function dress(): void {
  const root = document.getElementById("tarteaucitronRoot");
  if (!root) return;
  const room = document.createElement("div");
  room.id = panelRoom;
  room.lang = root.lang;
  for (const id of ["tarteaucitronBack", "tarteaucitron"]) room.append(document.getElementById(id) ?? "");
  const buttons = document.createElement("div");
  buttons.className = "consent-choice";
  root.querySelector("#tarteaucitronPersonalize2")?.before(buttons);
  buttons.append(...root.querySelectorAll("#tarteaucitronPersonalize2, #tarteaucitronAllDenied2"));
  for (const place of [root, room]) place.classList.add("page", "consent");
  root.querySelector("#tarteaucitronAlertBig")?.removeAttribute("tabindex");
  document.body.append(room);
}

function ready(): void {
  document.getElementById("tarteaucitronRoot")?.setAttribute("data-ready", "");
}

/** Opens the panel from a link to its hash, gives the focus back, and shuts the page off meanwhile. */
function reopenFromLinks(tac: Tarteaucitron): void {
  let opener: HTMLElement | null = null;
  const page = document.getElementById("page");
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-consent]") : null;
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      opener = link;
      tac.userInterface.openPanel();
    },
    { capture: true },
  );
  window.addEventListener("tac.open_panel", () => page?.setAttribute("inert", ""));
  window.addEventListener("tac.close_panel", () => {
    page?.removeAttribute("inert");
    opener?.focus();
    opener = null;
  });
}
