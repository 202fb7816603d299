import { devices, type Visibility } from "./visibility.ts";
import { locales } from "../locale.ts";

/**
 * [PV3] The conditions under which two others hold at once: what is shown at times within what is shown at times. Null where
 * they never do.
 */
export function bothVisible(one: Visibility, other: Visibility): Visibility | null {
  const from = laterOf(one.from, other.from);
  const until = earlierOf(one.until, other.until);
  const shownOn = sharedOf(devices, one.devices, other.devices);
  const languages = sharedOf(locales, one.languages, other.languages);
  const visitors = visitorsOf(one.visitors, other.visitors);
  if (shownOn.length === 0 || languages.length === 0 || visitors === null) return null;
  if (from !== null && until !== null && Date.parse(until) <= Date.parse(from)) return null;
  return {
    ...(from !== null && { from }),
    ...(until !== null && { until }),
    ...(shownOn.length < devices.length && { devices: shownOn }),
    ...(languages.length < locales.length && { languages }),
    ...(visitors !== "everybody" && { visitors }),
  };
}

type Instant = Visibility["from"];

function laterOf(one: Instant, other: Instant): string | null {
  if (!one || !other) return one || other || null;
  return Date.parse(one) > Date.parse(other) ? one : other;
}

function earlierOf(one: Instant, other: Instant): string | null {
  if (!one || !other) return one || other || null;
  return Date.parse(one) < Date.parse(other) ? one : other;
}

function sharedOf<Value>(
  all: readonly Value[],
  one: readonly Value[] = all,
  other: readonly Value[] = all,
): readonly Value[] {
  return all.filter((value) => one.includes(value) && other.includes(value));
}

type Visitors = NonNullable<Visibility["visitors"]>;

function visitorsOf(one: Visitors = "everybody", other: Visitors = "everybody"): Visitors | null {
  if (one === "everybody" || one === other) return other;
  return other === "everybody" ? one : null;
}
