import { picture, type MediaName } from "#demo/content/media.ts";
import type { Both } from "#starter/both.ts";
import { type BlockTree, section } from "#starter/layout-builder.ts";
import { words } from "#starter/layouts/pieces.ts";

/** A sentence that somebody said: on a dark band, or over a picture. */
export function quote(id: string, html: Both, ground?: MediaName): BlockTree {
  const tone = ground === undefined ? { tone: "dark" } : { tone: "image", image: picture(ground) };
  return section(`${id}-band`, { ...tone, width: "narrow", spacing: ground === undefined ? "normal" : "large" }, [
    words(id, html, { size: "lead" }),
  ]);
}
