import { spawnSync } from "node:child_process";
import { join } from "node:path";

export interface Vitals {
  /** Milliseconds. */
  readonly lcp: number;
  readonly cls: number;
  /** Milliseconds. */
  readonly tbt: number;
}

/** Measures pages one after the other with Lighthouse from its own folder (bench/peers/lighthouse). */
export function measureVitals(folder: string, browser: string, urls: readonly string[]): Vitals[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "measure.mjs"), ...urls], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  if (status !== 0) throw new Error(`Lighthouse failed: ${stderr}`);
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
