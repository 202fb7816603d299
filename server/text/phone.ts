import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** What is wrong with a telephone number: its form, or that it is no mobile one where only those are wanted. */
export function phoneFault(phone: string, mobilesOnly: boolean): "form" | "mobile" | null {
  const number = numberOf(phone);
  if (!number?.isValid()) return "form";
  const type = number.getType();
  return mobilesOnly && type !== "MOBILE" && type !== "FIXED_LINE_OR_MOBILE" ? "mobile" : null;
}

/** A telephone number in international form (E.164); null for what is none. */
export function tidyPhone(phone: string): string | null {
  return numberOf(phone)?.number ?? null;
}

/** A number without its country's is French. */
function numberOf(phone: string) {
  return parsePhoneNumberFromString(phone, { defaultCountry: "FR", extract: false });
}
