import { randomBytes } from "node:crypto";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { SampleLogin } from "#server/sample-estate.ts";

/** Makes up a password of 20 readable characters. */
export function makePassword(): string {
  return randomBytes(15).toString("base64url");
}

/** Keeps the login beside the media directory, for its owner's eyes only, so that later starts can show it. */
export async function keepLogin(mediaDir: string, login: SampleLogin): Promise<void> {
  const file = loginFile(mediaDir);
  await writeFile(file, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 });
  // A file that was there keeps its mode otherwise.
  await chmod(file, 0o600);
}

/** The login that an earlier start kept; null when there is none. */
export async function readLogin(mediaDir: string): Promise<SampleLogin | null> {
  try {
    const kept: unknown = JSON.parse(await readFile(loginFile(mediaDir), "utf8"));
    return isLogin(kept) ? kept : null;
  } catch {
    return null;
  }
}

function loginFile(mediaDir: string): string {
  return join(dirname(mediaDir), "demo-login.json");
}

function isLogin(value: unknown): value is SampleLogin {
  if (typeof value !== "object" || value === null || !("email" in value) || !("password" in value)) return false;
  return typeof value.email === "string" && typeof value.password === "string";
}
