import { withoutMark } from "#src/boot/visit-log.ts";

import { emit } from "./emit.ts";
import { addressOf, type Navigation } from "./navigation/navigation-store.ts";
import { formTarget } from "./navigation/form-target.ts";
import type { Intent } from "./navigation/intent.ts";
import { isPlainClick, linkTarget } from "./navigation/link-target.ts";
import type { Zones } from "./navigation/zones.ts";

export interface LinkPorts {
  navigate(to: Navigation): void;
  readonly intent: Intent;
  readonly zones: Zones;
}

/** Follows links and GET forms of this site on the client, and says which one the visitor is about to follow. */
export function watchLinks({ navigate, intent, zones }: LinkPorts): void {
  const hrefOf = (link: HTMLAnchorElement): string | null => {
    const href = linkTarget(link, location.origin);
    return href === null || zones.leaves(href) ? null : href;
  };
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (link && "opensCart" in link.dataset && isPlainClick(event)) {
      event.preventDefault();
      emit("cellardoor:open-cart", null);
      return;
    }
    const href = link && isPlainClick(event) ? hrefOf(link) : null;
    if (!link || href === null) return;
    event.preventDefault();
    // Some browsers give a link that is clicked no focus: what blocks tell by it would be theirs alone.
    if (link.closest("[data-block]")) link.focus({ preventScroll: true });
    const keepScroll = "keepScroll" in link.dataset;
    // Its anchor is for browsers without a runtime: here the page stays where it is.
    const to = keepScroll ? addressOf(href) : href;
    // A click without a pointer has no detail: it came from the keyboard.
    navigate(navigationTo(to, { keepScroll, keyboard: event.detail === 0 }));
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const values = [...new FormData(form, event.submitter)];
    const href = formTarget(outlineOf(form, event.submitter), values, location.origin);
    if (href === null || zones.leaves(href)) return;
    event.preventDefault();
    const samePath = href.split("?", 1)[0] === location.pathname;
    navigate(navigationTo(href, { keepScroll: samePath || "keepScroll" in form.dataset, keyboard: false }));
  });
  // Nothing is fetched ahead of a link that loads a document.
  const onLink = (link: HTMLAnchorElement | null, wanted: (address: string) => void): void => {
    const href = (link && hrefOf(link)) ?? "";
    const address = addressOf(href);
    // A marked link leads to an address without its mark: what stands in it is never asked for.
    if (address !== "" && !/[?&]from=/.test(href) && address !== location.pathname + location.search) wanted(address);
  };
  document.addEventListener("pointerover", (event) => onLink(linkOf(event), (href) => intent.hover(href)));
  document.addEventListener("pointerout", () => intent.leave());
  document.addEventListener("touchstart", (event) => onLink(linkOf(event), (href) => intent.touch(href)), {
    passive: true,
  });
  document.addEventListener("focusin", (event) => onLink(linkOf(event), (href) => intent.hover(href)));
  // What made the runtime start was most likely a link, and the pointer is on it still.
  onLink(document.querySelector<HTMLAnchorElement>("a[href]:hover"), (href) => intent.touch(href));
}

/** A navigation to where a link or form leads. An address that is there already leaves no second history entry. */
function navigationTo(asked: string, how: Pick<Navigation, "keepScroll" | "keyboard">): Navigation {
  const here = location.pathname + location.search + location.hash;
  const href = withoutMark(asked);
  return { href, mode: href === here ? "replace" : "push", ...how };
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
}

/** A form as its pressed button changes it (`formaction`, `formmethod`); the properties can be shadowed by fields. */
function outlineOf(form: HTMLFormElement, submitter: HTMLElement | null): Parameters<typeof formTarget>[0] {
  const read = (name: string): string => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? "";
  return {
    method: read("method").toLowerCase() || "get",
    action: new URL(read("action") || location.href, location.href).href,
    target: read("target"),
    hasAttribute: (name) => form.hasAttribute(name),
  };
}
