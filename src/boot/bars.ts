/** How far down nothing goes away yet, in pixels: the bars stand in their own place there. */
const natural = 160;

/**
 * Says on <html> which way the page was scrolled last, for bars that make room while one reads on. Browsers whose style
 * sheets can ask for it themselves (`scroll-state`) don't need it.
 */
export function watchScroll(): void {
  if (CSS.supports("container-type", "scroll-state")) return;
  let last = scrollY;
  addEventListener(
    "scroll",
    () => {
      const { dataset } = document.documentElement;
      if (scrollY < natural) delete dataset["scrolled"];
      else if (scrollY !== last) dataset["scrolled"] = scrollY > last ? "down" : "up";
      last = scrollY;
    },
    { passive: true },
  );
}
