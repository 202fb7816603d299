/**
 * Starts the runtime when somebody is about to use it: pointer, touch or focus on an island or a
 * link of this site, an island that starts by being seen, a private page, or a history entry that a
 * client navigation made (without the runtime, Back would change the address and not the page). A browser
 * that loads links ahead by itself (speculation rules) needs it for links only under the keyboard, which those
 * rules don't follow, and for those that keep the visitor's place.
 */
export function watchIntent(start: () => void): void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, onIntent, { signal, passive: true });
  }
  const here = address();
  addEventListener("popstate", () => address() !== here && location.reload(), { signal });
  document.addEventListener("cellardoor:hydrated", () => stop.abort());

  if (document.documentElement.dataset["zone"] === "private" || history.state?.idx !== undefined) start();
  else startWhenSeen(start, signal);

  function onIntent({ type, target }: Event): void {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    const needsRuntime =
      !loadsAhead() ||
      (type === "focusin" && target.matches(":focus-visible")) ||
      (link && ("keepScroll" in link.dataset || "opensCart" in link.dataset));
    // A field with suggestions stands in static HTML, and so do a form's: what helps with them is the runtime's.
    if (
      target.closest("[data-island],[data-suggest],form:has([data-hole])") ||
      (link && needsRuntime && leadsInside(link))
    )
      start();
  }
}

/** Whether the browser follows the site's speculation rules. */
function loadsAhead(): boolean {
  return HTMLScriptElement.supports?.("speculationrules") === true;
}

function startWhenSeen(start: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start());
  for (const island of document.querySelectorAll('[data-island="visible"]')) observer.observe(island);
  signal.addEventListener("abort", () => observer.disconnect());
}

function leadsInside(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && !link.hasAttribute("download") && !("reload" in link.dataset);
}

function address(): string {
  return location.pathname + location.search;
}
