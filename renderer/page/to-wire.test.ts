import { describe, expect, test } from "vitest";

import type { ResolvedBlock } from "./page-document.ts";
import { toWire, withoutHtml } from "./to-wire.ts";

function block(
  id: string,
  mode: ResolvedBlock["mode"],
  inner: readonly ResolvedBlock[] = [],
  problem?: string,
): ResolvedBlock {
  const slots: ResolvedBlock["slots"] = inner.length > 0 ? { content: inner } : {};
  return { id, slug: id, mode, readsPage: false, props: { of: id }, data: {}, query: {}, slots, problem };
}

const draw = (one: ResolvedBlock): string => `<p>${one.id}</p>`;
const visitor = { drawStatic: draw, showsProblems: false };

describe("the tree on the wire", () => {
  test("a subtree without an island is one piece of HTML, with no props", () => {
    const nodes = toWire([block("section", "container", [block("text", "static")])], visitor);
    expect(nodes).toEqual([expect.objectContaining({ kind: "static", id: "section", html: "<p>section</p>" })]);
    expect(JSON.stringify(nodes)).not.toContain("props");
  });

  test("containers above an island stay, their static neighbours are HTML", () => {
    const nodes = toWire([block("section", "container", [block("text", "static"), block("album", "island")])], visitor);
    expect(nodes).toMatchObject([
      {
        kind: "live",
        id: "section",
        starts: undefined,
        slots: {
          content: [
            { kind: "static", id: "text" },
            { kind: "live", id: "album", starts: "interaction" },
          ],
        },
      },
    ]);
  });

  test("a visitor sees nothing of a block with a problem, an administrator a placeholder", () => {
    const broken = [block("text", "static"), block("album", "island", [], "its view threw")];
    expect(toWire(broken, visitor).map(({ id }) => id)).toEqual(["text"]);
    expect(toWire(broken, { ...visitor, showsProblems: true })).toMatchObject([
      { id: "text" },
      { id: "album", kind: "static" },
    ]);
  });

  test("the first document carries no HTML twice, and the same hashes", () => {
    const nodes = toWire([block("section", "container", [block("text", "static"), block("album", "island")])], visitor);
    const slim = withoutHtml(nodes);
    expect(JSON.stringify(slim)).not.toContain("<p>");
    expect(slim).toMatchObject([{ slots: { content: [{ hash: expect.stringMatching(/^\w+$/) }, {}] } }]);
  });

  test("the hash changes with the HTML", () => {
    const hashOf = (html: string): unknown =>
      toWire([block("text", "static")], { drawStatic: () => html, showsProblems: false })[0];
    expect(hashOf("<p>a</p>")).not.toMatchObject({ hash: (hashOf("<p>b</p>") as { hash: string }).hash });
  });
});
