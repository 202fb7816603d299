import type { Locale } from "../locale.ts";
import { type Device, deviceWidths, type Visibility } from "./visibility.ts";

/** Who looks at a page, and when. */
export interface Viewer {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly locale: Locale;
  /** Whether they are logged in; null: that isn't asked yet, and everything that depends on it is there. */
  readonly isCustomer: boolean | null;
  /** Left out: the style sheet decides. */
  readonly device?: Device;
}

/** Why somebody doesn't see a block. */
export type HiddenBy = "early" | "late" | "language" | "visitors" | "device";

/** [PV5] [PV6] Why a viewer doesn't see what is shown on conditions; null: they see it. */
export function hiddenBy({ from, until, ...to }: Visibility, viewer: Viewer): HiddenBy | null {
  if (from && viewer.now < Date.parse(from)) return "early";
  if (until && viewer.now >= Date.parse(until)) return "late";
  if (to.languages && !to.languages.includes(viewer.locale)) return "language";
  if (asksWhoIsThere(to) && viewer.isCustomer !== null && viewer.isCustomer !== (to.visitors === "customers"))
    return "visitors";
  return viewer.device && to.devices && !to.devices.includes(viewer.device) ? "device" : null;
}

/** Whether a condition is one of who is there. */
export function asksWhoIsThere({ visitors }: Visibility): boolean {
  return visitors === "customers" || visitors === "guests";
}

/** [PV5] The moments at which time alone changes who sees it. */
export function changesOf({ from, until }: Visibility): readonly number[] {
  return [from, until].flatMap((instant) => (instant ? [Date.parse(instant)] : []));
}

/** What a page of a width is shown on. */
export function deviceOf(width: number): Device {
  if (width < deviceWidths.tablet) return "phone";
  return width < deviceWidths.computer ? "tablet" : "computer";
}
