import { describe, expect, test } from "vitest";

import type { Command } from "../commands/command.ts";
import { blockOf } from "../tree.ts";
import type { LayoutDocument } from "../layout.ts";
import { applied, outline, refusal } from "../test-commands.ts";
import { buildNode, samplePage, testRegistry } from "../test-registry.ts";
import { restoring } from "./restore-block.ts";

const page = samplePage();
const start = outline(page);
const at = (into: string | null, slot: string, after: string | null = null) => ({ into, slot, after });
const after = (...commands: readonly Command[]): LayoutDocument => commands.reduce(applied, page);

function restored(now: LayoutDocument, id: string): LayoutDocument {
  return restoring({ past: page, now }, testRegistry)(id).commands.reduce(applied, now);
}

describe("one block of a page as it was", () => {
  test("[PX6] what was removed is back where it stood, with all that went with it", () => {
    expect(restored(after({ type: "remove", ids: ["c1"] }), "c1")).toEqual(page);
    expect(outline(restored(after({ type: "remove", ids: ["n3"] }, { type: "remove", ids: ["s1"] }), "n3"))).toBe(
      "n3 d1 x1(body: n4)",
    );
  });

  test("[PX6] what is still there of what stood in it stays where it is", () => {
    const now = after({ type: "move", ids: ["n2"], at: at(null, "root", "n3") }, { type: "remove", ids: ["c1"] });
    expect(outline(restored(now, "c1"))).toBe("s1(content: n1 c1(right: i1)) n3 n2 d1 x1(body: n4)");
  });

  test("[PX6] what nobody knows any more comes back verbatim", () => {
    expect(restored(after({ type: "remove", ids: ["x1"] }), "x1")).toEqual(page);
  });

  test("[PX7] what was added goes, and what it took in stands where it stood", () => {
    const block = buildNode("w", "section", { slots: { content: ["n1", "c1"] } });
    expect(outline(restored(after({ type: "wrap", block }), "w"))).toBe(start);
  });

  test("[PX8] place and props come back, what stands in it is left alone", () => {
    const now = after(
      { type: "move", ids: ["c1"], at: at(null, "root") },
      { type: "set-props", id: "c1", changes: [{ prop: "gap", value: 50 }] },
      { type: "remove", ids: ["n2"] },
    );
    const back = restored(now, "c1");
    expect(outline(back)).toBe("s1(content: n1 c1(right: i1)) n3 d1 x1(body: n4)");
    expect(blockOf(back.blocks, "c1")?.props).toEqual({ gap: 4 });
  });

  test("[PX8] one language of a text comes back alone; what wasn't set isn't", () => {
    const now = after({
      type: "set-props",
      id: "n1",
      changes: [
        { prop: "text", locale: "fr_FR", value: "deux" },
        { prop: "route", value: "shop" },
      ],
    });
    expect(restoring({ past: page, now }, testRegistry)("n1").commands).toEqual([
      { type: "set-props", id: "n1", changes: [{ prop: "text", locale: "fr_FR", value: "un" }, { prop: "route" }] },
    ]);
    expect(restored(now, "n1")).toEqual(page);
  });

  test("[PX8] another block under its id gives way to it, and keeps what stands in it", () => {
    const image = { root: ["n3"], blocks: { n3: buildNode("n3", "image") } };
    expect(restored(after({ type: "replace", ids: ["n3"], fragment: image }), "n3")).toEqual(page);
  });

  test("[PX9] where its container is gone it stands where that stood, and that is said", () => {
    const now = after({ type: "move", ids: ["n2"], at: at("s1", "content") }, { type: "remove", ids: ["c1"] });
    const { commands, elsewhere } = restoring({ past: page, now }, testRegistry)("n2");
    expect(elsewhere).toEqual(at("s1", "content", "n1"));
    expect(outline(commands.reduce(applied, now))).toBe("s1(content: n1 n2) n3 d1 x1(body: n4)");
    const gone = after({ type: "remove", ids: ["c1"] });
    expect(restoring({ past: page, now: gone }, testRegistry)("n2").elsewhere).not.toBeNull();
    expect(restoring({ past: page, now: gone }, testRegistry)("c1").elsewhere).toBeNull();
  });

  test("nothing is done to what is as it was, or was never there", () => {
    expect(restoring({ past: page, now: page }, testRegistry)("n1")).toEqual({ commands: [], elsewhere: null });
    expect(restoring({ past: page, now: page }, testRegistry)("nobody").commands).toEqual([]);
  });

  test("what a page can't do without doesn't go: the command is refused", () => {
    const past = { ...page, root: page.root.filter((id) => id !== "d1"), blocks: { ...page.blocks } };
    delete (past.blocks as Record<string, unknown>)["d1"];
    const [command] = restoring({ past, now: page }, testRegistry)("d1").commands;
    expect(command && refusal(page, command)).toBe("required");
  });
});
