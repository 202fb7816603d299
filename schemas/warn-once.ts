const said = new Set<string>();

/** Says on the console what somebody should mend (spec §8), once in a process or page: it will be met again and again. */
export function warnOnce(text: string): void {
  if (said.has(text)) return;
  said.add(text);
  console.warn(text);
}
