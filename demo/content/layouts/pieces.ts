import { picture, type MediaName } from "#demo/content/media.ts";
import type { Both } from "#starter/both.ts";
import { block, type BlockTree, section } from "#starter/layout-builder.ts";
import { title } from "#starter/layouts/pieces.ts";

interface QuoteProps {
  readonly tone?: "dark" | "tint";
  readonly role?: Both;
  readonly portrait?: MediaName;
}

/** A sentence that somebody said, large, on a band of its own; with a picture beside it if there is one. */
export function quote(id: string, words: Both, author: Both, props: QuoteProps = {}): BlockTree {
  const { tone = "dark", role, portrait } = props;
  return section(`${id}-band`, { tone, width: portrait ? "normal" : "narrow", spacing: "large" }, [
    block(id, "quote", { words, author, ...(role && { role }), ...(portrait && { image: picture(portrait) }) }),
  ]);
}

/** A picture from edge to edge, without a word; one that stands in the first screen loads first. */
export function fullBleed(id: string, name: MediaName, isFirst = false): BlockTree {
  return section(`${id}-band`, { width: "full", spacing: "none" }, [
    block(id, "image", { image: picture(name), ratio: "wide", isFirst }),
  ]);
}

/** The page's own title, large, at the left or in the middle. */
export function pageTitle(text: Both, eyebrow: Both, props: Readonly<Record<string, unknown>> = {}): BlockTree {
  return title("introduction-title", text, { level: 1, size: "display", eyebrow, ...props });
}
