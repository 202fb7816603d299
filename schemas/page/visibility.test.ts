import { describe, expect, test } from "vitest";

import { hiddenSlugs } from "./always-seen.ts";
import { expandLayout } from "./expand-layout.ts";
import { checkLayout } from "./invariants.ts";
import { checkLayoutProps } from "./layout-props.ts";
import { migrateBlock } from "./migrate-block.ts";
import { parseLayout } from "./parse-layout.ts";
import { checkRequired, servedLayout } from "./required-blocks.ts";
import { applied, refusal } from "./test-commands.ts";
import { buildLayout, buildNode, sampleFrame, samplePage, testRegistry } from "./test-registry.ts";
import { ownFields, visibilityField, visibilityOf } from "./visibility.ts";

const september = { from: "2026-08-31T22:00:00.000Z", until: "2026-09-30T22:00:00.000Z" };
const phones = { devices: ["phone"] };

describe("what a block may say", () => {
  test.each([
    [{}],
    [september],
    [{ ...phones, visitors: "customers", languages: ["fr_FR"] }],
    [{ from: null, until: null, visitors: "everybody" }],
  ])("[PV1] %j can be stored", (value) => {
    expect(visibilityField.check(value)).toEqual({ ok: true, value });
  });

  test.each([
    [{ from: september.until, until: september.from }, "until", "key.afterStart"],
    [{ from: september.from, until: september.from }, "until", "key.afterStart"],
    [{ from: "2026-09-01T00:00:00" }, "from", "key.instant"],
    [{ from: "2026-09-01T00:00:30.000Z" }, "from", "key.instant"],
    [{ from: "2026-02-30T00:00:00.000Z" }, "from", "key.instant"],
    [{ from: "0202-09-01T00:00:00.000Z" }, "from", "key.instant"],
    [{ from: 1_788_213_600_000 }, "from", "key.instant"],
    [{ devices: [] }, "devices", "key.oneAtLeast"],
    [{ languages: [] }, "languages", "key.oneAtLeast"],
    [{ devices: ["phone", "phone"] }, "devices", "key.choices"],
    [{ devices: ["watch"] }, "devices", "key.choices"],
    [{ devices: "phone" }, "devices", "key.list"],
    [{ visitors: "nobody" }, "visitors", "key.choice"],
    [{ when: "now" }, "when", "key.unknown"],
    ["always", "", "key.object"],
  ])("[PV1] %j can't: %s %s", (value, key, messageKey) => {
    expect(visibilityField.check(value)).toMatchObject({ ok: false, error: [{ key, messageKey }] });
  });

  test("[PV1] what narrows nothing, or can't be read, holds for everybody", () => {
    const all = [{}, { devices: ["phone", "tablet", "computer"] }, { visitors: "everybody" }, { devices: [] }, 4];
    expect(all.map((visibility) => visibilityOf(buildNode("n", "note", { props: { visibility } })))).toEqual(
      all.map(() => null),
    );
    expect(visibilityOf(buildNode("n", "note", { props: { visibility: phones } }))).toEqual(phones);
  });
});

describe("a prop of every block", () => {
  test("[PV2] it is set, checked and taken back as other props are; the outlet has none", () => {
    const set = applied(samplePage(), {
      type: "set-props",
      id: "n1",
      changes: [{ prop: "visibility", value: september }],
    });
    expect(set.blocks["n1"]?.props["visibility"]).toEqual(september);
    expect(checkLayoutProps(set, testRegistry).filter(({ block }) => block === "n1")).toEqual([]);
    const wrong = { type: "set-props", id: "n1", changes: [{ prop: "visibility", value: { devices: [] } }] } as const;
    expect(refusal(samplePage(), wrong)).toBe("invalid-props");
    const outlet = { type: "set-props", id: "out", changes: [{ prop: "visibility", value: phones }] } as const;
    expect(refusal(sampleFrame(), outlet)).toBe("invalid-props");
    expect(Object.keys(ownFields({ slug: "outlet", fields: {} }))).toEqual([]);
  });

  test("[PV2] views don't see it", () => {
    const page = buildLayout([buildNode("n", "note", { props: { route: "x", visibility: phones } })]);
    const tree = expandLayout({ frame: null, page, reusables: new Map(), definitions: testRegistry });
    expect(tree).toEqual([{ id: "n", slug: "note", props: { route: "x" }, slots: {}, shown: [phones] }]);
  });

  test("[PV2] a migration that gives new props leaves it as it is", () => {
    const old = { ...buildNode("n", "fresh", { props: { words: "x", visibility: september } }), v: 1 };
    const schema = {
      slug: "fresh",
      version: 2,
      fields: {},
      migrations: [{ from: 1, migrate: (props: object) => ({ seen: Object.keys(props).join() }) }],
    };
    expect(migrateBlock(old, { get: () => schema })).toEqual({
      ok: true,
      value: { ...old, v: 2, props: { seen: "words", visibility: september } },
    });
  });

  test("[PV3] what a reusable block places has its place's condition beside its own, what stands in it its own alone", () => {
    const inner = buildLayout(
      [
        buildNode("s", "section", { props: { visibility: september }, slots: { content: ["n"] } }),
        buildNode("n", "note", { props: { visibility: { visitors: "guests" } } }),
      ],
      "reusable",
    );
    const outer = buildLayout(
      [{ ...buildNode("q", "reusable"), props: { layoutId: 5, visibility: { languages: ["en_US"] } } }],
      "reusable",
    );
    const page = buildLayout([{ ...buildNode("p", "reusable"), props: { layoutId: 7, visibility: phones } }]);
    const reusables = new Map([
      [5, inner],
      [7, outer],
    ]);
    const [placed] = expandLayout({ frame: null, page, reusables, definitions: testRegistry });
    expect(placed).toMatchObject({ id: "p/q/s", shown: [phones, { languages: ["en_US"] }, september] });
    expect(placed?.slots["content"]?.[0]?.shown).toEqual([{ visitors: "guests" }]);
  });
});

describe("what can't be missing", () => {
  const hide = (id: string) => ({ type: "set-props", id, changes: [{ prop: "visibility", value: phones }] }) as const;

  test("[PV4] a required block isn't hidden, nor what it stands in, nor by moving or wrapping it", () => {
    const page = samplePage();
    expect(refusal(page, hide("d1"))).toBe("required");
    const hidden = applied(page, hide("s1"));
    expect(refusal(hidden, { type: "move", ids: ["d1"], at: { into: "s1", slot: "content", after: null } })).toBe(
      "required",
    );
    const block = buildNode("w", "section", { props: { visibility: september }, slots: { content: ["d1"] } });
    expect(refusal(page, { type: "wrap", block })).toBe("required");
    const inside = applied(page, { type: "move", ids: ["d1"], at: { into: "s1", slot: "content", after: null } });
    expect(refusal(inside, hide("s1"))).toBe("required");
  });

  test("[PV4] a second copy may be hidden, and then the first one can't go", () => {
    const two = applied(samplePage(), { type: "duplicate", ids: ["d1"], newIds: { d1: "d2" } });
    const hidden = applied(two, hide("d2"));
    expect(refusal(hidden, { type: "remove", ids: ["d1"] })).toBe("required");
    expect(refusal(hidden, hide("d1"))).toBe("required");
  });

  test("[PV4] a frame's outlet, legal text and alcohol message are always there", () => {
    expect(refusal(sampleFrame(), hide("s1"))).toBe("required");
    expect(refusal(sampleFrame(), hide("alcohol"))).toBe("required");
    expect(applied(sampleFrame(), hide("n1")).blocks["n1"]?.props).toEqual({ visibility: phones });
  });

  test("[PV4] what was hidden before keeps nobody from working on", () => {
    const stored = buildLayout([
      buildNode("d1", "news-detail", { props: { visibility: phones } }),
      buildNode("n", "note"),
    ]);
    expect(checkLayout(stored, testRegistry)).toMatchObject([{ code: "required", messageKey: "layout.hides" }]);
    const changes = [{ prop: "visibility", value: september }];
    expect(() => refusal(stored, { type: "set-props", id: "n", changes })).toThrow("not refused");
  });

  test("[PV4] [PD8] a stored frame that hides its legal text is read with it in sight", () => {
    const frame = sampleFrame();
    const stored = {
      ...frame,
      blocks: { ...frame.blocks, s1: { ...frame.blocks["s1"], props: { visibility: phones } } },
    };
    const read = parseLayout(stored, testRegistry);
    if (!read.ok) throw new Error("not read");
    expect(read.value.document.blocks["s1"]?.props).toEqual({});
    expect(read.value.issues).toMatchObject([{ code: "required", messageKey: "layout.hides" }]);
    expect(checkLayout(read.value.document, { get: testRegistry.get })).toEqual([]);
  });

  test("[PV4] [PD30] a page that hides what it needs is served from its default layout and can't be published", () => {
    const stored = buildLayout([
      buildNode("s", "section", { props: { visibility: september }, slots: { content: ["d"] } }),
      buildNode("d", "news-detail"),
    ]);
    const defaultLayout = buildLayout([buildNode("d", "news-detail")]);
    const served = servedLayout(stored, { requires: ["news-detail"], defaultLayout });
    expect(served.document).toBe(defaultLayout);
    expect(served.issues).toMatchObject([{ messageKey: "layout.hides", values: { slug: "news-detail" } }]);
    expect(checkRequired(stored, ["news-detail"])).toMatchObject({ ok: false, error: { messageKey: "layout.hides" } });
    expect(hiddenSlugs(stored, ["news-detail", "note"])).toEqual(["news-detail"]);
  });
});
