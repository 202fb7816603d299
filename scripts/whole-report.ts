import { readFileSync, writeFileSync } from "node:fs";

import { JsonReporter, type SerializedError, type TestModule } from "vitest/node";

/**
 * Vitest's JSON report with the errors outside of tests, such as a rejection that nothing handled: the run fails by
 * them, and its own report leaves them out.
 */
export class WholeReport extends JsonReporter {
  readonly #path: string;

  constructor(path: string) {
    super({ outputFile: path });
    this.#path = path;
  }

  override async onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[] = []): Promise<void> {
    await super.onTestRunEnd(modules);
    const report = JSON.parse(readFileSync(this.#path, "utf8")) as object;
    const errors = outside.map(({ message, stack }) => ({ message: stack ?? message }));
    writeFileSync(this.#path, JSON.stringify({ ...report, errors }));
  }
}
