import { callHeaders } from "#schemas/contract/call-headers.ts";
import type { Consent } from "#schemas/site/trackers.ts";

import { whenSeen } from "./boot/when-seen.ts";
import { showBanner } from "./consent/banner.ts";
import { createKeptChoice } from "./consent/kept-choice.ts";
import { createServices } from "./consent/services.ts";
import type { KnownCustomer } from "./consent/services/tracker.ts";
import { loadScript, loadTarteaucitron } from "./consent/tarteaucitron.ts";
import { pageCaller } from "./page-caller.ts";

// Only pages of an estate that has set up a tracker load this (design §11.12, ADR 082).

// A page that was drawn ahead asks for nothing until somebody sees it; nor does one that stands in another page.
if (document.prerendering) await whenSeen();
const stated = document.getElementById("consent")?.textContent;
if (stated && window.top === window) await ask(JSON.parse(stated) as Consent);

async function ask(consent: Consent): Promise<void> {
  const trackers = createServices(consent, {
    load: (source, attributes) => void loadScript(source, attributes).catch(() => null),
    page: () => ({ address: location.href, title: document.title }),
    customer,
  });
  const choice = createKeptChoice({
    months: consent.months,
    secure: location.protocol === "https:",
    now: () => Date.now(),
    readCookies: () => document.cookie,
    writeCookie: (text) => (document.cookie = text),
    tell: onceInTurn((value) => navigator.sendBeacon("/_consent", value)),
  });
  showBanner({ tac: await loadTarteaucitron(), consent, trackers, choice });
}

/** Tells the last of several texts that come at once: who accepts all decides of each service by itself. */
function onceInTurn(tell: (text: string) => void): (text: string) => void {
  let waiting: string | null = null;
  return (text) => {
    if (waiting === null)
      queueMicrotask(() => {
        tell(waiting ?? text);
        waiting = null;
      });
    waiting = text;
  };
}

/** Who is logged in, asked of this site. */
async function customer(): Promise<KnownCustomer | null> {
  if (pageCaller.token() === null) return null;
  try {
    const answer = await fetch("/api/user", { headers: callHeaders(pageCaller) });
    const { data } = (await answer.json()) as { readonly data: KnownCustomer | null };
    return answer.ok ? data : null;
  } catch {
    return null;
  }
}
