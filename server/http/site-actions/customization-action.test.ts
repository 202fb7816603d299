import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { sampleCustomization } from "#blocks/kit/customization-samples.ts";

import { customizationAction } from "./customization-action.ts";
import type { ActionAnswer, ActionCall, ActionPorts } from "./site-action.ts";

const file = "0123456789abcdef0123456789abcdef";
const price = { customization: 8, unitPrice: 47.9, total: 47.9, answers: [] };
const done = (data: unknown): ActionAnswer => ({ status: 200, data, message: "" });
const refused = (status: number, problems: Readonly<Record<string, string>>, message = "No."): ActionAnswer => ({
  status,
  data: Object.entries(problems).map(([key, error]) => ({ key, error })),
  message,
});

/** Posts a form over a server that answers by the end of a path. */
async function post(
  fields: Readonly<Record<string, string>>,
  { type = "SIMPLE" as const, answers = {}, files = [], cart = null, tooMuch = null }: Posting = {},
) {
  const asked: ActionCall[] = [];
  const kept: string[] = [];
  const known = { customization: done({ ...sampleCustomization, type }), price: done(price), ...answers };
  const ports = {
    ask: async (call: ActionCall) => {
      asked.push(call);
      const [, answer] = Object.entries(known).find(([end]) => call.path.endsWith(end)) ?? [];
      return answer ?? done({ cartId: "new-cart" });
    },
    cart: { id: cart, keep: (id: string) => void kept.push(id), forget: () => {} },
    files,
    tooMuch,
    locale: "en_US",
    isScript: false,
  } as unknown as ActionPorts;
  const form = new URLSearchParams({ form: "customization", block: "b1", product: "1", declination: "90", ...fields });
  const outcome = await customizationAction.run(form, ports);
  const { values = {}, ...told } = typeof outcome === "object" && "values" in outcome ? outcome : {};
  return { outcome, told, values, saved: JSON.parse(values["saved"] ?? "[]") as { id: number }[], asked, kept };
}

interface Posting {
  readonly type?: "SIMPLE" | "DYNAMIC_FORM";
  readonly answers?: Readonly<Record<string, ActionAnswer>>;
  readonly files?: ActionPorts["files"];
  readonly cart?: string | null;
  readonly tooMuch?: ActionAnswer | null;
}

const sent = (call: ActionCall | undefined): Readonly<Record<string, unknown>> => {
  if (!(call?.body instanceof FormData)) return (call?.body ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries([...call.body].map(([name, value]) => [name, value]));
};
const stepped = { type: "DYNAMIC_FORM" } as const;
const saved = (...answers: readonly object[]): string => JSON.stringify(answers);
const upload = (field: string, name: string) => {
  const path = join(tmpdir(), `customization-${process.pid}.bin`);
  writeFileSync(path, "x");
  return { field, name, path, bytes: 1 } as unknown as ActionPorts["files"][number];
};

describe("all fields at once", () => {
  const filled = { do: "add", "f.1": " Lise ", "f.2": "gold", "f.3": "true", quantity: "2" };

  test("what stands in the fields goes into the cart, which the browser holds from then on", async () => {
    const { outcome, asked, kept } = await post(filled);
    expect(outcome).toBe("added_90");
    expect(kept).toEqual(["new-cart"]);
    expect(asked.at(-1)?.path).toBe("/cart/new/product/90");
    const { quantity, customizations } = sent(asked.at(-1));
    expect(quantity).toBe("2");
    expect(JSON.parse(String(customizations))).toEqual([
      { id: 1, textValue: "Lise" },
      { id: 2, selectValue: { key: "gold" } },
      { id: 3, checkboxValue: true },
      { id: 4 },
    ]);
  });

  test("a cart that is gone is another one", async () => {
    const gone = { "/cart/old/product/90": { status: 404, data: null, message: "Gone" } };
    const { outcome, kept, asked } = await post(filled, { cart: "old", answers: gone });
    expect([outcome, kept, asked.at(-1)?.path]).toEqual(["added_90", ["new-cart"], "/cart/new/product/90"]);
  });

  test("[§5 errors-at-fields] what the cart refuses stands at the fields, with what was typed", async () => {
    const answers = { "/product/90": refused(422, { "customizations.1": "must have at most 40 characters" }) };
    const { told, values } = await post(filled, { answers });
    expect(told).toMatchObject({ kind: "refused", status: 422, errors: { "f.1": "must have at most 40 characters" } });
    expect(values).toMatchObject({ "f.1": " Lise ", "f.2": "gold", "f.3": "true", quantity: "2" });
  });

  test("[§8 message-shown] what is wrong with no field is said of the whole", async () => {
    const answers = { "/product/90": { status: 409, data: null, message: "Only 1 items remaining in stock" } };
    const { told } = await post(filled, { answers });
    expect(told).toMatchObject({ kind: "refused", errors: {}, message: "Only 1 items remaining in stock" });
  });

  test("a file is judged and kept first: it survives what else is refused", async () => {
    const answers = {
      "/file/validate": done({ file, filename: "blason.png", bytes: 1 }),
      "/product/90": refused(422, { "customizations.1": "is required" }),
    };
    const files = [upload("f.4", "blason.png"), upload("f.1", "strange.png")];
    const { asked, saved: now } = await post({ ...filled, "f.1": "" }, { answers, files });
    expect(asked.map(({ path }) => path).filter((path) => path.endsWith("validate"))).toEqual([
      "/product-customization/4/file/validate",
    ]);
    expect(now).toMatchObject([{ id: 4, file, filename: "blason.png" }]);
    expect(JSON.parse(String(sent(asked.at(-1))["customizations"]))).toContainEqual({ id: 4, file });
  });

  test("with a file that isn't taken nothing goes into the cart, and what is missing is told at once", async () => {
    const answers = { "/file/validate": refused(422, { image: "is an empty file" }) };
    const { told, asked } = await post({ do: "add", "f.1": "Lise" }, { answers, files: [upload("f.4", "a.png")] });
    expect(told).toMatchObject({ kind: "refused", errors: { "f.4": "is an empty file", "f.2": "is required" } });
    expect(asked.some(({ path }) => path.startsWith("/cart/new"))).toBe(false);
  });

  test("a file may be taken away again", async () => {
    const { told, saved: now } = await post({ do: "drop.4", saved: saved({ id: 4, file, filename: "blason.png" }) });
    expect(told).toMatchObject({ kind: "kept", status: 200 });
    expect(now).toEqual([]);
    const other = {
      type: "SIMPLE",
      answers: { "/file/validate": done({ file, filename: "b.png", bytes: 1 }) },
    } as const;
    const fields = { do: "drop.9", saved: saved({ id: 9, file, filename: "a.png" }) };
    const both = await post(fields, { ...other, files: [upload("f.4", "b.png")] });
    expect(both.saved, "what was chosen for another field stays").toMatchObject([{ id: 4, filename: "b.png" }]);
  });
});

describe("[§4 customization-steps] [K5] one field after another", () => {
  test("an answer is saved, and the index moves to the next field, until the last", async () => {
    const first = await post({ do: "save", index: "0", "f.1": "Lise" }, stepped);
    expect(first.told).toMatchObject({ kind: "kept", status: 200, errors: {} });
    expect(first.values).toMatchObject({ index: "1", price: JSON.stringify(price) });
    expect(first.saved).toMatchObject([{ id: 1, textValue: "Lise" }]);
    const before = saved({ id: 1, textValue: "Lise" }, { id: 2, selectKey: "gold" }, { id: 3 });
    const last = await post({ do: "save", index: "3", saved: before }, stepped);
    expect(last.values["index"]).toBe("4");
    expect(last.saved.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  test("what must be answered isn't passed by, and what the server refuses stands at the field", async () => {
    const empty = await post({ do: "save", index: "0", "f.1": "  " }, stepped);
    expect(empty.told).toMatchObject({ kind: "refused", errors: { "f.1": "is required" } });
    expect(empty.values["index"]).toBe("0");
    const answers = { price: refused(409, { "customizations.2": "must be one of the answers that are offered" }) };
    const wrong = await post({ do: "save", index: "1", "f.2": "blue" }, { ...stepped, answers });
    expect(wrong.told).toMatchObject({ errors: { "f.2": "must be one of the answers that are offered" } });
  });

  test("editing jumps to an index; from there it goes on to the first that has no answer", async () => {
    const before = saved({ id: 1, textValue: "Lise" }, { id: 2, selectKey: "gold" });
    const edited = await post({ do: "edit.0", index: "2", saved: before }, stepped);
    expect([edited.values["index"], edited.saved.length]).toEqual(["0", 2]);
    const back = await post({ do: "save", index: "0", "f.1": "Paul", saved: before }, stepped);
    expect(back.values["index"]).toBe("2");
    expect(back.saved).toContainEqual(expect.objectContaining({ id: 1, textValue: "Paul" }));
  });

  test("what was saved goes into the cart; where the cart refuses an answer, that field is asked again", async () => {
    const before = saved({ id: 1, textValue: "Lise" }, { id: 2, selectKey: "gold" }, { id: 3 }, { id: 4, file });
    const { outcome } = await post({ do: "add", index: "4", saved: before, quantity: "1" }, stepped);
    expect(outcome).toBe("added_90");
    const answers = { "/product/90": refused(422, { "customizations.4": "is no longer here" }) };
    const lost = await post({ do: "add", index: "4", saved: before }, { ...stepped, answers });
    expect([lost.values["index"], lost.told]).toEqual([
      "3",
      expect.objectContaining({ errors: { "f.4": "is no longer here" } }),
    ]);
  });
});

test("a product that isn't made for anybody is said to be so; a form about nothing does nothing", async () => {
  const answers = { customization: done(null) };
  expect((await post({ do: "add" }, { answers })).told).toMatchObject({ message: "This product is not customized." });
  const { outcome, asked } = await post({ do: "add", product: "x" });
  expect([outcome, asked]).toEqual(["", []]);
});

test("files that are too large together are refused before anything is asked, and what was typed comes back", async () => {
  const { told, values, asked } = await post({ do: "add", "f.1": "Lise" }, { tooMuch: refused(413, {}, "Too large.") });
  expect(told).toMatchObject({ kind: "refused", message: "Too large." });
  expect([values["f.1"], asked]).toEqual(["Lise", []]);
});
