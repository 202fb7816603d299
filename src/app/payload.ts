import type { WireDocument, WireNode } from "#renderer/page/page-document.ts";

import type { MessageStore } from "./messages.ts";
import type { Views } from "./views.ts";

/**
 * The page document that the server wrote into the page, its static subtrees filled with what stands
 * in them now: whatever the boot script did there is kept, and hydration finds no difference.
 * Throws when the page carries none.
 */
export function readFirstDocument(): WireDocument {
  const { document: first } = readPayload();
  const snapshots = new Map<string, string>();
  for (const element of document.querySelectorAll<HTMLElement>("#page [data-static]")) {
    const { id } = element.dataset;
    if (id !== undefined) snapshots.set(id, element.innerHTML);
  }
  return { ...first, nodes: withSnapshots(first.nodes, (id) => snapshots.get(id)) };
}

/** The paths of the private zone, as the page names them (see `privatePathSource`). */
export function readPrivatePaths(): string {
  return readPayload().privatePaths;
}

interface Payload {
  readonly document: WireDocument;
  readonly privatePaths: string;
}

function readPayload(): Payload {
  const text = document.getElementById("page-document")?.textContent;
  if (!text) throw new Error("This page carries no page document");
  return JSON.parse(text) as Payload;
}

/** Gives static nodes the HTML that the browser has for them. */
export function withSnapshots(
  nodes: readonly WireNode[],
  snapshotOf: (id: string) => string | undefined,
): readonly WireNode[] {
  return nodes.map((node) => {
    if (node.kind === "static") return { ...node, html: snapshotOf(node.id) ?? node.html };
    const slots = Object.entries(node.slots).map(([name, inner]) => [name, withSnapshots(inner, snapshotOf)]);
    return { ...node, slots: Object.fromEntries(slots) };
  });
}

/** Makes the function that loads what a document needs before it can be drawn: its views and messages. */
export function prepareWith(views: Views, messages: MessageStore): (document: WireDocument) => Promise<void> {
  return async ({ page, nodes }) => {
    await Promise.all([views.load(liveSlugs(nodes)), messages.load(page.locale)]);
  };
}

/** The slugs whose views a document needs in the browser: its containers and islands. */
export function liveSlugs(nodes: readonly WireNode[]): ReadonlySet<string> {
  return new Set(
    nodes.flatMap((node) =>
      node.kind === "live" ? [node.slug, ...Object.values(node.slots).flatMap((inner) => [...liveSlugs(inner)])] : [],
    ),
  );
}
