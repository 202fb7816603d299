import { afterEach, beforeEach } from "vitest";

import { recordConsole, takeConsoleProblems, type Loud } from "./expected-console.ts";

const loud: readonly Loud[] = ["error", "warn"];

for (const kind of loud) {
  console[kind] = (...args: unknown[]) => recordConsole(kind, textOf(args));
}

beforeEach(() => {
  failOn(takeConsoleProblems(), "before the test, while its file loaded");
});

afterEach(() => {
  failOn(takeConsoleProblems(), "during the test");
});

function failOn(problems: readonly string[], when: string): void {
  if (problems.length > 0)
    throw new Error(`The console was used ${when} (tests/setup/expected-console.ts):\n${problems.join("\n")}`);
}

/** As the console would write it; Node's own formatter isn't there in a browser. */
function textOf([first, ...rest]: readonly unknown[]): string {
  const left = [...rest];
  const text = String(first).replaceAll(/%[sdifoOj]/g, (mark) => (left.length > 0 ? String(left.shift()) : mark));
  return [text, ...left.map(String)].join(" ");
}
