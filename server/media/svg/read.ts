import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

import { appContext } from "#server/context.ts";
import { fetchPublic, type FetchRules } from "#server/net/fetch-public.ts";
import { lookupAll } from "#server/net/pinned-lookup.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { cleanSvg, largestSvg } from "#server/text/clean-svg.ts";

import { mediaByPath } from "../read.ts";

/** Fetched files by the hash of their address: a page that shows a mark twice asks for it once. */
const fetched = new LRUCache<string, string>({ max: 200, ttl: 10 * 60_000 });

/** The bounds of a fetch (reliability D6); tests make them smaller. */
export const svgRules: Omit<FetchRules, "hosts"> = {
  ports: [80, 443],
  bytes: largestSvg,
  milliseconds: 3000,
  type: "image/svg+xml",
  accept: "image/svg+xml",
  lookup: lookupAll,
};

/**
 * The sanitized markup of an SVG: of the media library by its path (`/media/logo.svg`), or of a host of
 * the parameter SVG_HOSTS by its address. Null for everything else, whatever the reason.
 */
export async function loadSvg(url: string, rules: Omit<FetchRules, "hosts"> = svgRules): Promise<string | null> {
  if (url.startsWith("/")) return await ofLibrary(url);
  if (!URL.canParse(url)) return null;
  const target = new URL(url);
  const { SVG_HOSTS: hosts } = await parameterValues();
  // The list is asked every time: a host that was taken from it is no longer answered from memory.
  const allowed = hostsIn(hosts ?? "");
  if (!allowed.includes(target.hostname)) return null;
  const key = createHash("sha256").update(target.href).digest("hex");
  const known = fetched.get(key);
  if (known !== undefined) return known;
  const bytes = await fetchPublic(target, { ...rules, hosts: allowed });
  const svg = bytes && cleanSvg(bytes);
  if (svg !== null) fetched.set(key, svg);
  return svg;
}

/** Reads the operator's list: host names separated by white space or commas. */
function hostsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((host) => host !== "");
}

async function ofLibrary(url: string): Promise<string | null> {
  const path = url.startsWith("/media/") ? url.slice("/media/".length) : "";
  // Only paths that a row has are opened; a row's path is plain names joined by slashes.
  const media = path === "" ? null : await mediaByPath(path);
  if (!media || media.mime !== "image/svg+xml" || media.bytes > largestSvg) return null;
  try {
    return cleanSvg(await appContext().storage.read(media.file));
  } catch {
    return null;
  }
}
