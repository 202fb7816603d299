/** The two kinds of output that fail a test unless it said that it expects them. */
export type Loud = "error" | "warn";

interface Expectation {
  readonly kind: Loud;
  readonly pattern: RegExp;
  met: boolean;
}

let expectations: Expectation[] = [];
let surprises: string[] = [];

/**
 * Says that this test makes the code under test call `console.error` or `console.warn` with a text that the
 * pattern matches, once or more. The output is swallowed; a test whose expectation is never met fails.
 */
export function expectConsole(kind: Loud, pattern: RegExp): void {
  expectations.push({ kind, pattern, met: false });
}

/** Takes one call of the console: an expected one is swallowed, any other is remembered. */
export function recordConsole(kind: Loud, text: string): void {
  const expected = expectations.find((expectation) => expectation.kind === kind && expectation.pattern.test(text));
  if (expected) expected.met = true;
  else surprises.push(`console.${kind}: ${text}`);
}

/** What was wrong with the console's output since the last call; then forgets it. Empty when all was well. */
export function takeConsoleProblems(): readonly string[] {
  const unmet = expectations
    .filter(({ met }) => !met)
    .map(({ kind, pattern }) => `expected console.${kind} to be called with ${String(pattern)}`);
  const problems = [...surprises, ...unmet];
  expectations = [];
  surprises = [];
  return problems;
}
