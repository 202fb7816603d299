import { scrub } from "#server/text/scrub.ts";

/** What may be counted, so that nobody can fill the table (spec §4). */
export const most = {
  /** Marks of one address on a day: no reader follows more links than that. */
  marksOfAddress: 20,
  /** Marks of a day; visits by more of them are counted together. */
  marksOfDay: 500,
  /** Sources of a day that are told apart. */
  sourcesOfDay: 300,
  /** Numbers that addresses are told apart by on a day. */
  addresses: 65_536,
} as const;

/** Where a view of a page comes from, as it is kept: nowhere that is known, this site itself, more sources than are told apart. */
export const sources = { direct: "", inside: "(site)", other: "(other)" } as const;

/** What a source that is a mark begins with; no host looks so. */
export const markSign = "?";

/** Under what visits by too many marks are counted: no mark looks so. */
export const otherMarks = "(other)";

/** Days that counts are kept: the 25 months that authorities take for measuring an audience. */
export const daysKept = 760;

/**
 * Tells whether a mark names a campaign: words and short numbers, as long as they like. A telephone number, a key or a
 * token in its place is somebody's own, and isn't kept.
 */
export function namesCampaign(mark: string): boolean {
  if (scrub(mark) === mark) return true;
  const pieces = mark.split(/[._-]/);
  return /[a-z]/i.test(mark) && pieces.every((piece) => /^[a-z]*\d{0,8}[a-z]*$/i.test(piece));
}
