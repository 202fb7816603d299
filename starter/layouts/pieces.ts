import { type Both } from "../both.ts";
import { block, type BlockTree } from "../layout-builder.ts";

/** Running text. */
export function words(id: string, html: Both, props: Readonly<Record<string, unknown>> = {}): BlockTree {
  return block(id, "rich-text", { html, ...props });
}

/** A title of a part of the page. */
export function title(id: string, text: Both, props: Readonly<Record<string, unknown>> = {}): BlockTree {
  return block(id, "heading", { title: text, ...props });
}
