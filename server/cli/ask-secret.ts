import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

import { CliRefusal } from "./cli-context.ts";

/** Asks for a secret on the terminal without showing what is typed; null when there is no terminal. */
export async function askSecret(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await lines.question("");
  } catch (error) {
    throw refusedByHand(error);
  } finally {
    lines.close();
    process.stdout.write("\n");
  }
}

/** What becomes of a question that nobody answers, by Ctrl+C or Ctrl+D: a refusal. Questions come before any change. */
export function refusedByHand(error: unknown): unknown {
  return error instanceof Error && error.name === "AbortError" ? new CliRefusal("Nothing is changed") : error;
}

/** Reads a secret that was piped in: the first line of the standard input; null when there is nothing, or a terminal. */
export async function pipedSecret(): Promise<string | null> {
  if (process.stdin.isTTY) return null;
  for await (const line of createInterface({ input: process.stdin })) return line === "" ? null : line;
  return null;
}
