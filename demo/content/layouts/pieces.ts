import type { Both } from "#starter/both.ts";
import type { MediaName } from "#demo/content/media.ts";
import { picture } from "#demo/content/media.ts";
import type { BlockTree } from "#starter/layout-builder.ts";
import { block, section } from "#starter/layout-builder.ts";

/** Running text. */
export function words(id: string, html: Both, props: Readonly<Record<string, unknown>> = {}): BlockTree {
  return block(id, "rich-text", { html, ...props });
}

/** A title of a part of the page. */
export function title(id: string, text: Both, props: Readonly<Record<string, unknown>> = {}): BlockTree {
  return block(id, "heading", { title: text, ...props });
}

/** A sentence that somebody said: on a dark band, or over a picture. */
export function quote(id: string, html: Both, ground?: MediaName): BlockTree {
  const tone = ground === undefined ? { tone: "dark" } : { tone: "image", image: picture(ground) };
  return section(`${id}-band`, { ...tone, width: "narrow", spacing: ground === undefined ? "normal" : "large" }, [
    words(id, html, { size: "lead" }),
  ]);
}
