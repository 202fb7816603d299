/** What has to be ticked before anything is ordered (spec §5). */
export const consents = ["isOfAge", "acceptsTerms"] as const;

/** What isn't ticked in a form; `read` gives what a field posts, empty where it posts nothing. */
export function missingConsents(read: (name: string) => string): readonly (typeof consents)[number][] {
  return consents.filter((name) => read(name) !== "true");
}
