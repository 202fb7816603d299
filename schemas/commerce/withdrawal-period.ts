import { addDays, dayOf, weekdayOf } from "../paris-day.ts";

/** The law's days to withdraw, whatever an estate says (L9, code de la consommation L221-18). */
export const leastWithdrawalDays = 14;

/** How many days an estate gives: its parameter `RETURN_DELAY`, never fewer than the law [W1]. */
export function withdrawalDays(parameter: string | null | undefined): number {
  return Math.max(leastWithdrawalDays, Number(parameter ?? "") || 0);
}

/**
 * The last day on which a buyer may withdraw who received the goods at an instant [W1]. The day of receipt isn't counted;
 * a period that would end on a Saturday, a Sunday or a public holiday ends on the next working day (L221-19).
 */
export function lastWithdrawalDay(receivedAt: number, days: number): string {
  let day = addDays(dayOf(receivedAt), days);
  while (weekdayOf(day) > 5 || isHoliday(day)) day = addDays(day, 1);
  return day;
}

/** Whether a buyer may withdraw at an instant; before the goods are received it may be done at any time [W1]. */
export function mayWithdraw(receivedAt: number | null, days: number, at: number): boolean {
  return receivedAt === null || dayOf(at) <= lastWithdrawalDay(receivedAt, days);
}

const fixed = new Set(["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"]);

/** France's public holidays (code du travail L3133-1). */
function isHoliday(day: string): boolean {
  const easter = easterOf(Number(day.slice(0, 4)));
  return fixed.has(day.slice(5)) || [1, 39, 50].some((after) => addDays(easter, after) === day);
}

/** Easter Sunday, by the Gregorian computus of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const leap = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - leap + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * week) / 451);
  const sum = epact + week - 7 * late + 114;
  return `${year}-${twoDigits(Math.floor(sum / 31))}-${twoDigits((sum % 31) + 1)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
