import type { laneLimits } from "./limits.ts";

export type DoorLane = keyof typeof laneLimits;

/**
 * The lane that a request waits in; null for what is always answered: how the process is, and the build's files,
 * without which a kept page is none. (Kept pages themselves never come to the door.)
 */
export function laneOf(method: string, path: string): DoorLane | null {
  if (path === "/healthz" || path === "/readyz") return null;
  if (path === "/api" || path.startsWith("/api/")) return "api";
  // A form that is posted to the site is a call in another dress.
  if (method !== "GET" && method !== "HEAD") return "api";
  if (path.startsWith("/assets/")) return null;
  // What crawlers read is compressed whole for each who asks, as drawings are, and never comes to the workshop.
  const isFile = path.startsWith("/images/") || path.startsWith("/media/") || /\.(?:xml|txt)$/.test(path);
  return isFile ? "pictures" : "pages";
}
