import type { LayoutDocument } from "#schemas/page/layout.ts";

import type { Both } from "../both.ts";
import { block, columns, layout, section } from "../layout-builder.ts";
import type { toPage } from "../links.ts";
import { title, words } from "./pieces.ts";

/** What a page says about the estate until somebody writes more. */
export interface Essay {
  readonly eyebrow: Both;
  readonly title: Both;
  /** One sentence, set large. */
  readonly lead: Both;
  readonly text: Both;
  readonly callTitle: Both;
  readonly call: ReturnType<typeof toPage>;
}

/** A page of words: a great title at the left, the text at the right, and one way on. */
export function essay(parts: Essay): LayoutDocument {
  return layout(
    "page",
    section("essay", { width: "wide", spacing: "large" }, [
      columns(
        "essay-columns",
        { ratio: "halves", gap: "large" },
        [title("essay-title", parts.title, { eyebrow: parts.eyebrow, level: 1, size: "display" })],
        [words("essay-lead", parts.lead, { size: "lead" }), words("essay-text", parts.text)],
      ),
    ]),
    section("onward", { tone: "tint", width: "wide" }, [
      block("onward-call", "call-to-action", { title: parts.callTitle, call: parts.call, look: "center" }),
    ]),
  );
}
