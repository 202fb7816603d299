/** The cookie that holds what a visitor decided of trackers, and nothing else. */
export const choiceName = "consent";

/** Days of the months that a choice is kept for: never more than the law's thirteen. */
export function choiceDays(months: number): number {
  return months * 30;
}

/** Tells whether a text is a choice: each service's name, what was decided and on which day, `!matomo=true.20781`. */
export function isChoice(text: string): boolean {
  return /^(?:![a-z]{1,20}=(?:true|false)\.\d{1,6}){1,10}$/.test(text);
}

/** The text that stores a choice, for `document.cookie` and for `Set-Cookie`. */
export function choiceCookie(
  choice: string,
  { months, secure }: { readonly months: number; readonly secure: boolean },
): string {
  const age = choiceDays(months) * 86_400;
  return `${choiceName}=${choice}; Max-Age=${age}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}
