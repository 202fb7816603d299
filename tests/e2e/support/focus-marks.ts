import type { Page } from "playwright/test";
import sharp from "sharp";

import { pictureOf } from "./picture-of.ts";

/** How far around a control its mark is looked for, in pixels. */
const margin = 8;

/** How much of a side a ring has to follow to count as whole there. */
const whole = 0.75;

interface Focused {
  readonly name: string;
  /** Where the control, or what stands for it, lies in the window. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Whether it is marked by a ring around one box: then no side of it may be cut off. */
  readonly hasRing: boolean;
}

/**
 * Focuses what can be focused on a page, as the keyboard would, and compares what is drawn before and after: gives the
 * controls that don't change, and those whose ring is cut off at a side. Controls of a look that is in `seen` are left
 * out, and the others put there.
 */
export async function findFaintFocus(page: Page, seen: Set<string>): Promise<readonly string[]> {
  const looks = await page.evaluate(markControls);
  const faults: string[] = [];
  // From here on what gets the focus gets it by the keyboard.
  await page.keyboard.press("Shift");
  for (const [number, look] of looks) {
    if (seen.has(look)) continue;
    seen.add(look);
    const focused = await page.evaluate(focusControl, number);
    if (focused === null) continue;
    const fault = await findFault(page, focused);
    if (fault !== null) faults.push(`${fault}: ${focused.name}`);
  }
  return faults;
}

async function findFault(page: Page, { box, hasRing }: Focused): Promise<string | null> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, Math.floor(box.x) - margin);
  const top = Math.max(0, Math.floor(box.y) - margin);
  const width = Math.min(size.width, Math.ceil(box.x + box.width) + margin) - left;
  const height = Math.min(size.height, Math.ceil(box.y + box.height) + margin) - top;
  if (width <= 0 || height <= 0) return "it stays outside of the window";
  const clip = { x: left, y: top, width, height };
  const marked = await pixels(await pictureOf(page, clip));
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const plain = await pixels(await pictureOf(page, clip));
  const isChanged = (x: number, y: number): boolean => {
    const at = (y * width + x) * 3;
    return [0, 1, 2].some((channel) => Math.abs((marked[at + channel] ?? 0) - (plain[at + channel] ?? 0)) > 40);
  };
  const across = (from: number, to: number): number =>
    shareOf(width, margin, (x) => range(from, to, height).some((y) => isChanged(x, y)));
  const down = (from: number, to: number): number =>
    shareOf(height, margin, (y) => range(from, to, width).some((x) => isChanged(x, y)));
  const band = margin * 2;
  const sides = {
    top: across(0, band),
    bottom: across(height - band, height),
    left: down(0, band),
    right: down(width - band, width),
  };
  if (Math.max(...Object.values(sides)) < (hasRing ? whole : 0.3)) return "nothing shows that it has the focus";
  const cut = Object.entries(sides).filter(([, share]) => share < whole);
  return hasRing && cut.length > 0 ? `its ring is cut off at ${cut.map(([side]) => side).join(" and ")}` : null;
}

/** How many of the places between the margins a test holds for, 0 to 1. */
function shareOf(length: number, edge: number, holds: (place: number) => boolean): number {
  const places = range(edge, length - edge, length);
  return places.filter(holds).length / Math.max(1, places.length);
}

function range(from: number, to: number, limit: number): readonly number[] {
  const [start, end] = [Math.max(0, from), Math.min(to, limit)];
  return Array.from({ length: Math.max(0, end - start) }, (_none, index) => start + index);
}

async function pixels(png: Buffer): Promise<Buffer> {
  return sharp(png).removeAlpha().raw().toBuffer();
}

/** Numbers what Tab can reach, and gives each with its look. Runs in the browser, as what follows. */
function markControls(): readonly (readonly [number, string])[] {
  const reachable = "a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]";
  return [...document.querySelectorAll<HTMLElement>(reachable)].flatMap((element, number) => {
    if (element.tabIndex < 0 || element.matches(":disabled, [type='hidden']") || element.closest("[inert]")) return [];
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    element.dataset["control"] = String(number);
    const classes = [element, element.parentElement].map((box) => `${box?.localName}.${box?.className}`);
    return [[number, [element.getAttribute("type"), ...classes].join(" ")] as const];
  });
}

function focusControl(number: number): Focused | null {
  const element = document.querySelector<HTMLElement>(`[data-control="${number}"]`);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  element?.focus({ preventScroll: true });
  if (!element || document.activeElement !== element) return null;
  const own = element.getBoundingClientRect();
  // What is too small to be seen has a label that stands for it.
  const isUnseen = own.width < 4 || getComputedStyle(element).opacity === "0";
  // A choice is a row, and the whole row has the ring.
  const row = element.closest("label");
  const isRow = row !== null && getComputedStyle(row).outlineStyle !== "none";
  const stand = isUnseen ? element.closest("label, li, div") : isRow ? row : null;
  const { x, y, width, height } = (stand ?? element).getBoundingClientRect();
  const { outlineStyle, display } = getComputedStyle(element);
  const hasRing = stand === null && outlineStyle !== "none" && display !== "inline";
  return { name: element.outerHTML.slice(0, 110), box: { x, y, width, height }, hasRing };
}
