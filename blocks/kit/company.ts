import type { IntlShape } from "react-intl";

import type { OpeningHours } from "#schemas/content/company-address.ts";
import { isSafeUrl } from "#schemas/fields/link-target.ts";
import { type DayHours, type OpenPeriod, parseDayHours } from "#schemas/fields/opening-hours-text.ts";
import { defaultLocale } from "#schemas/locale.ts";
import type { Parameter } from "#schemas/site/parameter.ts";

import { formatTime } from "./formatters.ts";
import { readParameter } from "./parameters.ts";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

type Weekday = (typeof weekdays)[number];

export interface Hours {
  /** The first and the last of days in a row with the same hours; the last left out for one day alone. */
  readonly days: readonly [Weekday] | readonly [Weekday, Weekday];
  readonly text: string;
}

/** The opening hours (spec §3), neighbouring days with the same ones together; days without any left out. */
export function readHours(parameters: readonly Parameter[] | null, intl: IntlShape): readonly Hours[] {
  return groupDays((day) => {
    const read = parseDayHours(readParameter(parameters, `OPENING_HOURS_${day.toUpperCase()}`));
    return read.ok && read.value ? dayText(read.value, intl) : "";
  });
}

/** A place's own hours as readable text, grouped the same way; times in the language's own form. */
export function placeHours(hours: readonly OpeningHours[], language: string): readonly Hours[] {
  return groupDays((_day, index) =>
    periodsText(
      hours.filter(({ day }) => day === index + 1),
      language,
    ),
  );
}

function dayText({ isClosed, periods, remark }: DayHours, intl: IntlShape): string {
  const times = isClosed ? intl.formatMessage({ id: "kit.day.closed" }) : periodsText(periods, intl.locale);
  // The server sends the remark in the reader's language alone.
  return [times, remark[defaultLocale]].filter(Boolean).join(", ");
}

function periodsText(periods: readonly OpenPeriod[], language: string): string {
  return periods
    .map(({ opens, closes }) => `${formatTime(opens, language)} – ${formatTime(closes, language)}`)
    .join(", ");
}

/** The page of reviews elsewhere (spec §3); empty when there is none that is safe to link. */
export function readReviewPage(parameters: readonly Parameter[] | null): string {
  const url = readParameter(parameters, "REVIEW_PAGE_URL");
  return isSafeUrl(url) ? url : "";
}

const profiles = {
  INSTAGRAM_URL: "Instagram",
  FACEBOOK_URL: "Facebook",
  TWITTER_URL: "Twitter",
  LINKEDIN_URL: "LinkedIn",
  TIKTOK_URL: "TikTok",
  YOUTUBE_URL: "YouTube",
  PINTEREST_URL: "Pinterest",
  TRIPADVISOR_URL: "Tripadvisor",
} as const;

/** Where else the estate can be found (spec §3); addresses that aren't safe to link are left out. */
export function readProfiles(parameters: readonly Parameter[] | null): readonly { label: string; url: string }[] {
  return Object.entries(profiles)
    .map(([type, label]) => ({ label, url: readParameter(parameters, type) }))
    .filter(({ url }) => url !== "" && isSafeUrl(url));
}

function groupDays(textOf: (day: Weekday, index: number) => string): readonly Hours[] {
  const hours: Hours[] = [];
  let before = "";
  for (const [index, day] of weekdays.entries()) {
    const text = textOf(day, index);
    const last = hours.at(-1);
    if (last && text !== "" && text === before) hours[hours.length - 1] = { days: [last.days[0], day], text };
    else if (text !== "") hours.push({ days: [day], text });
    before = text;
  }
  return hours;
}
