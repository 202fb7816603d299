import type { Locale } from "#schemas/locale.ts";
import { consentMessages as english } from "#schemas/messages/consent-en_US.ts";
import { consentMessages as french } from "#schemas/messages/consent-fr_FR.ts";

/** Tarteaucitron's words: texts by its own keys, and what its groups of services are called. */
export type Lang = Readonly<Record<string, string | { readonly title: string; readonly details: string }>>;

/** Groups that tarteaucitron knows and nobody here uses. */
const unused = ["comment", "social", "support", "video", "other", "google"];

/** The words of the banner in a language, under the keys that tarteaucitron asks for. */
export function langOf(locale: Locale, months: number): Lang {
  const { analytics, analyticsDetails, tags, tagsDetails, ads, adsDetails, ...words } =
    locale === "fr_FR" ? french : english;
  const { matomo, gtag, clarity, plausible, googletagmanager, facebookpixel, ask, moreTitle, ...texts } = words;
  const services = { matomo, gtag, clarity, plausible, googletagmanager, facebookpixel };
  return {
    ...texts,
    disclaimer: words.disclaimer.replace("{months}", inMonths(locale, months)),
    alertBigPrivacy: `<strong>${words.title}</strong> ${ask}`,
    allowAll: words.acceptAll,
    cookieDetail: moreTitle,
    middleBarHead: "",
    ...Object.fromEntries(Object.entries(services).map(([key, text]) => [`desc-${key}`, text])),
    analytic: { title: analytics, details: analyticsDetails },
    api: { title: tags, details: tagsDetails },
    ads: { title: ads, details: adsDetails },
    ...Object.fromEntries(unused.map((name) => [name, { title: "", details: "" }])),
  };
}

/** `6 months`, `1 month`. */
function inMonths(locale: Locale, months: number): string {
  const style = { style: "unit", unit: "month", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(locale.replace("_", "-"), style).format(months);
}
