import type { WireDocument } from "#renderer/page/page-document.ts";

/** What the server said when it was asked for a page document. */
export type Answer =
  | { readonly kind: "document"; readonly document: WireDocument }
  | { readonly kind: "redirect"; readonly to: string }
  /** Nothing the runtime understands, or another build: the browser has to load the page itself. */
  | { readonly kind: "foreign" };

/** Reads the body of `/_data…`; `build` is the build that this runtime belongs to. */
export function readAnswer(body: unknown, build: string): Answer {
  if (typeof body !== "object" || body === null) return { kind: "foreign" };
  if ("redirect" in body && typeof body.redirect === "string") return { kind: "redirect", to: body.redirect };
  return isDocument(body) && body.build === build ? { kind: "document", document: body } : { kind: "foreign" };
}

/** The same build wrote it, so its outline is enough. */
function isDocument(body: object): body is WireDocument {
  return "build" in body && "page" in body && "head" in body && "nodes" in body && Array.isArray(body.nodes);
}
