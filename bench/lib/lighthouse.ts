import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

export interface Vitals {
  /** Milliseconds. */
  readonly lcp: number;
  readonly cls: number;
  /** Milliseconds. */
  readonly tbt: number;
}

/**
 * Measures pages one after the other with Lighthouse from its own folder (bench/peers/lighthouse). This process must
 * stay free meanwhile: it serves the pages.
 */
export async function measureVitals(folder: string, browser: string, urls: readonly string[]): Promise<Vitals[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "measure.mjs"), ...urls], {
    cwd: folder,
    env: { ...process.env, CHROMIUM_PATH: browser },
    timeout: 120_000,
  });
  return stdout
    .trim()
    .split("\n")
    .map((line) => toVitals(JSON.parse(line)));
}

function toVitals(value: unknown): Vitals {
  if (typeof value !== "object" || value === null || !("lcp" in value && "cls" in value && "tbt" in value)) {
    throw new Error("Lighthouse gave something else than vitals");
  }
  return { lcp: Number(value.lcp), cls: Number(value.cls), tbt: Number(value.tbt) };
}
