import { describe, expect, test } from "vitest";

import { deedGroups } from "#schemas/content/people.ts";
import { calls } from "#schemas/contract/catalogue.ts";

import { grouped, groupOf, isAboutPage, namesIn, placeOf, subjectOf, unnoted } from "./rules.ts";

describe("what is kept of what administrators did", () => {
  test("calls that leave nothing are there, administrators' own, and no mere reading", () => {
    const named = calls.filter(({ name }) => unnoted.has(name));
    expect(named.map(({ name }) => name).toSorted()).toEqual([...unnoted].toSorted());
    expect(named.filter(({ path, method }) => !path.startsWith("/admin/") || method === "GET")).toEqual([]);
  });

  test("every group but the last has deeds, each deed is in one, and what nobody knows is something else", () => {
    for (const group of deedGroups)
      expect({ group, isEmpty: namesIn(group).length === 0 }).toEqual({ group, isEmpty: group === "other" });
    expect(grouped().length).toBe(new Set(grouped()).size);
    expect([groupOf("edit"), groupOf("publish"), groupOf("nothing"), groupOf("toString")]).toEqual([
      ...["edit", "publication", "other", "other"],
    ]);
    expect([groupOf("cancelPlan"), groupOf("unpublishDraft"), groupOf("movePage"), groupOf("cropMedia")]).toEqual([
      ...["publication", "publication", "pages", "media"],
    ]);
    expect([
      groupOf("advanceReturn"),
      groupOf("shipOrder"),
      groupOf("deleteFormAnswer"),
      groupOf("savePreset"),
    ]).toEqual([...["orders", "orders", "forms", "settings"]]);
    expect([groupOf("deleteRecord"), groupOf("prepareOrders")]).toEqual(["content", "orders"]);
  });

  test("a document that a call names is told as those of edits are", () => {
    const called = (subject: string) => placeOf({ kind: "", subject });
    expect(called("layout/4/9")).toEqual({ kind: "layout", subject: "4" });
    for (const subject of ["", "12", "12/abcdef", "news"]) expect(called(subject)).toEqual({ kind: "", subject });
    expect(placeOf({ kind: "page", subject: "7" })).toEqual({ kind: "page", subject: "7" });
  });

  test("of a call the number of what it was about is kept: its path's, or of what it made; nothing else that it says", () => {
    expect(subjectOf({ kind: "layout", id: 4 }, { id: 9 })).toBe("layout/4");
    expect(subjectOf({}, { id: 9, name: "Noël" })).toBe("9");
    expect(subjectOf({}, { pageId: 7, layoutId: 9 })).toBe("7");
    expect([isAboutPage("renamePage"), isAboutPage("createPage"), isAboutPage("renamePiece")]).toEqual([
      ...[true, true, false],
    ]);
    expect(subjectOf({ collection: "news" }, { id: 9, name: "Noël" })).toBe("news/9");
    for (const answer of [null, undefined, "text", { id: "paul@exemple.test" }, [1]])
      expect(subjectOf({}, answer)).toBe("");
    expect(subjectOf({ id: "x".repeat(500) }, null).length).toBe(100);
  });
});
