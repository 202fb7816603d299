import { createRotation, type Rotation } from "./rotation.ts";

const banners = '[data-static] [data-boot="promo-banner"]';

export interface PromoBanners {
  /** Takes in the banners of the page that is shown now and lets go of those that are gone. */
  bind(): void;
  /** The visitor's own pause control. */
  toggle(control: HTMLElement): void;
  /** The next message, for those who want nothing to turn by itself. */
  next(control: HTMLElement): void;
}

/**
 * Rotates the promotional banner (spec §2, §9: every 6 s with a 1 s animation, above 2 messages).
 * It stands still under the pointer, with the focus inside, and for those who prefer less motion.
 */
export function createPromoBanners(): PromoBanners {
  const rotations = new Map<Element, Rotation>();
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  calm.addEventListener("change", () => {
    for (const rotation of rotations.values()) rotation.hold("motion", calm.matches);
  });
  return { bind, toggle, next };

  function bind(): void {
    for (const [banner, rotation] of rotations) {
      if (banner.isConnected) continue;
      rotation.hold("gone", true);
      rotations.delete(banner);
    }
    for (const banner of document.querySelectorAll<HTMLElement>(banners)) {
      if (rotations.has(banner)) continue;
      const rotation = rotate(banner);
      rotation.hold("motion", calm.matches);
      rotations.set(banner, rotation);
    }
  }

  function toggle(control: HTMLElement): void {
    const banner = control.closest<HTMLElement>(banners);
    if (!banner) return;
    const paused = control.ariaPressed !== "true";
    control.ariaPressed = String(paused);
    banner.toggleAttribute("data-paused", paused);
    rotations.get(banner)?.hold("visitor", paused);
  }

  function next(control: HTMLElement): void {
    const banner = control.closest<HTMLElement>(banners);
    if (banner) rotations.get(banner)?.step();
  }
}

function rotate(banner: HTMLElement): Rotation {
  const slides = [...banner.querySelectorAll("[data-slide]")];
  // The row that scrolled is a pile now: nothing is left in it to scroll to.
  banner.querySelector("[tabindex]")?.removeAttribute("tabindex");
  const duration = Number(banner.dataset["duration"] ?? 1000);
  const rotation = createRotation({
    count: slides.length,
    start: Math.max(
      slides.findIndex((slide) => slide.hasAttribute("data-current")),
      0,
    ),
    interval: Number(banner.dataset["interval"] ?? 6000),
    show(index, previous) {
      const leaving = slides[previous];
      leaving?.removeAttribute("data-current");
      leaving?.setAttribute("data-leaving", "");
      slides[index]?.setAttribute("data-current", "");
      setTimeout(() => leaving?.removeAttribute("data-leaving"), duration);
    },
  });
  banner.addEventListener("pointerenter", () => rotation.hold("pointer", true));
  banner.addEventListener("pointerleave", () => rotation.hold("pointer", false));
  banner.addEventListener("focusin", () => rotation.hold("focus", true));
  banner.addEventListener("focusout", () => rotation.hold("focus", false));
  return rotation;
}
