import type { Locale } from "../locale.ts";
import { findParameter } from "./parameters/catalogue.ts";
import { parseValue } from "./parameters/parse-value.ts";

/** The trackers that an estate has set up (spec §9); each is missing until all that it needs is there. */
export interface Trackers {
  /** The statistics tool: `url` ends with a slash. */
  readonly matomo?: { readonly url: string; readonly site: string; readonly emailDimension: string | null };
  readonly gtag?: { readonly id: string };
  readonly clarity?: { readonly id: string };
  readonly plausible?: { readonly domain: string; readonly host: string };
  readonly googletagmanager?: { readonly ids: readonly string[] };
  readonly facebookpixel?: { readonly id: string };
}

/** What a page says of consent to the script that asks for it. */
export interface Consent {
  readonly language: Locale | "visitor";
  readonly months: number;
  readonly trackers: Trackers;
}

/** Where a page's trackers are loaded from, and whom they talk to. */
export interface TrackerHosts {
  readonly script: readonly string[];
  readonly connect: readonly string[];
}

/** How long a choice is kept where nothing else is said. */
const usualMonths = 6;

type Parameters = Readonly<Record<string, string | null>>;

/** What the parameters say of consent; null when no tracker is set up. What can't be read counts as not set. */
export function consentOf(parameters: Parameters): Consent | null {
  const trackers = trackersOf(parameters);
  if (Object.keys(trackers).length === 0) return null;
  const language = read(parameters, "CONSENT_LANGUAGE") === "visitor" ? "visitor" : "fr_FR";
  return { language, months: Number(read(parameters, "COOKIE_CONSENT_MONTHS")) || usualMonths, trackers };
}

/** The hosts that the trackers need, as sources of a content security policy. */
export function trackerHosts({ matomo, gtag, clarity, plausible, ...others }: Trackers): TrackerHosts {
  const { googletagmanager, facebookpixel } = others;
  const google = gtag !== undefined || googletagmanager !== undefined;
  return {
    script: [
      ...(matomo ? [new URL(matomo.url).origin] : []),
      ...(google ? ["https://www.googletagmanager.com"] : []),
      ...(clarity ? ["https://*.clarity.ms"] : []),
      ...(plausible ? [`https://${plausible.host}`] : []),
      ...(facebookpixel ? ["https://connect.facebook.net"] : []),
    ],
    connect: [
      ...(matomo ? [new URL(matomo.url).origin] : []),
      ...(google
        ? ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"]
        : []),
      ...(clarity ? ["https://*.clarity.ms"] : []),
      ...(plausible ? [`https://${plausible.host}`] : []),
      ...(facebookpixel ? ["https://connect.facebook.net", "https://www.facebook.com"] : []),
    ],
  };
}

function trackersOf(parameters: Parameters): Trackers {
  const of = (type: string) => read(parameters, type);
  const [url, site, gtag, clarity] = ["MATOMO_URL", "MATOMO_SITE_ID", "GOOGLE_ANALYTICS_ID", "CLARITY_ID"].map(of);
  const [domain, host, tags, pixel] = [
    "PLAUSIBLE_DOMAIN",
    "PLAUSIBLE_HOST",
    "TAG_MANAGER_IDS",
    "FACEBOOK_PIXEL_ID",
  ].map(of);
  const emailDimension = of("MATOMO_EMAIL_DIMENSION") || null;
  return {
    ...(url && site && { matomo: { url: url.replace(/\/?$/, "/"), site, emailDimension } }),
    ...(gtag && { gtag: { id: gtag } }),
    ...(clarity && { clarity: { id: clarity } }),
    ...(domain && { plausible: { domain, host: host || "plausible.io" } }),
    ...(tags && { googletagmanager: { ids: [...new Set(tags.trim().split(/\s+/))] } }),
    ...(pixel && { facebookpixel: { id: pixel } }),
  };
}

/** A parameter's value as text, checked again: another hand may have stored it. Null is deliberately none. */
function read(parameters: Parameters, type: string): string {
  const definition = findParameter(type);
  if (!definition) throw new Error(`There is no parameter ${type}`);
  const text = parameters[type];
  if (text === null) return "";
  const parsed = parseValue(definition, text ?? null);
  return String((parsed.ok ? parsed.value : definition.initial) ?? "");
}
