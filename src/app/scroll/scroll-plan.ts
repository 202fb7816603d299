import type { ScrollPosition } from "./scroll-memory.ts";

export interface Arrival {
  /** POP: back, forward or a reload; the rest are new navigations. */
  readonly type: "PUSH" | "REPLACE" | "POP";
  /** With its `#`, or empty. */
  readonly hash: string;
  readonly keepScroll: boolean;
  /** Where the visitor left this history entry. */
  readonly saved: ScrollPosition | null;
}

export type ScrollPlan =
  | { readonly to: "position"; readonly position: ScrollPosition }
  | { readonly to: "anchor"; readonly id: string }
  | { readonly to: "top" | "stay" };

/** Where a page is scrolled to on arrival (spec §2: manual; to top unless disabled; anchors scrolled to). */
export function scrollPlan({ type, hash, keepScroll, saved }: Arrival): ScrollPlan {
  if (type === "POP" && saved) return { to: "position", position: saved };
  const id = anchorId(hash);
  if (id) return { to: "anchor", id };
  return { to: keepScroll ? "stay" : "top" };
}

/** The id that a hash names; a hash that is not well encoded is taken as it is written. */
function anchorId(hash: string): string {
  const text = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
