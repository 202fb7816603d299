/** Joins class names, leaving out what is empty, false or unknown. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
