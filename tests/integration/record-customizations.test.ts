import { beforeEach, describe, expect, test } from "vitest";

import type { OpenedRecord, RecordList } from "#schemas/content/record.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { storedCustomization } from "#server/customizations/read.ts";
import { database } from "#server/db/context.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";

interface Question {
  readonly id?: number;
  readonly [name: string]: unknown;
}

const engraving: Question = {
  label: { fr_FR: "Gravure", en_US: "Engraving" },
  inputType: "TEXT",
  help: { fr_FR: "Sur le verre." },
  isRequired: true,
  maxLength: 40,
  customizationValues: [{ textNumberOfChar: 13, costType: "EURO", amount: 300 }],
};
const ribbon: Question = {
  label: { fr_FR: "Ruban" },
  inputType: "SELECT",
  customizationValues: [
    { label: { fr_FR: "Bleu nuit" }, costType: "PERCENT", amount: 1000 },
    { label: { fr_FR: "Bleu nuit", en_US: "Another blue" }, amount: 5 },
    { label: { fr_FR: "Doré" }, selectKey: "gold" },
  ],
};
const crest: Question = { label: { fr_FR: "Blason" }, inputType: "FILE", fileKinds: ["png"] };

describe.each(engines)("customizations as records on $name", (engine) => {
  const api = useApi(engine);
  let token = "";
  let product = 0;

  beforeEach(async () => {
    token = await logIn(api, administrator);
    product = api.content.product;
  });

  const record = async (method: string, path: string, body?: object) =>
    (await api.call(method, `/api/admin/record${path}`, { token, ...(body && { body }) })).body.data;
  const drafted = async (copyOf: number | null = null) => {
    const { id } = (await record("POST", "/customization", { copyOf })) as OpenedRecord;
    return { id, calls: new DraftCalls(api, id, token, "record") };
  };
  const set = async (calls: DraftCalls, said: Readonly<Record<string, unknown>>) => {
    const { sequence } = await calls.draft();
    const commands = Object.entries(said).map(([field, value]) => ({ type: "set", field, value }));
    await calls.save(sequence, [{ id: `edit-customization-${sequence}`, commands }]);
  };
  const published = async (calls: DraftCalls) => {
    const { sequence, published: before } = await calls.draft();
    return await calls.publish(sequence, before);
  };
  const refusedKeys = async (calls: DraftCalls) => {
    const { sequence, published: before } = await calls.draft();
    const answer = await calls.tryToPublish(sequence, before);
    expect(answer.status).toBe(422);
    return (answer.body.data as readonly { readonly key: string }[]).map(({ key }) => key.replace(/^\w+\.\d+\./, ""));
  };
  const inputsOf = async (calls: DraftCalls) => {
    const { document } = await calls.draft();
    return (document as { readonly values: { readonly inputs: readonly Question[] } }).values.inputs;
  };
  const madeOf = async (inputs: readonly Question[], said: Readonly<Record<string, unknown>> = {}) => {
    const made = await drafted();
    await set(made.calls, { product, inputs, ...said });
    return made;
  };

  test("[CO12] each field comes back as it was saved, and what buyers get is what the command writes", async () => {
    const { calls } = await madeOf([engraving, ribbon, crest], {
      type: "DYNAMIC_FORM",
      isExcludedFromWithdrawal: true,
    });
    await published(calls);
    const stored = await storedCustomization(product);
    const [first, second, third] = await inputsOf(calls);
    expect(stored).toMatchObject({ type: "DYNAMIC_FORM", isExcludedFromWithdrawal: true });
    expect(first).toEqual({
      ...engraving,
      id: stored?.inputs[0]?.id,
      fileKinds: ["jpeg", "png", "webp", "pdf"],
    });
    const choices = second?.["customizationValues"] as readonly object[];
    expect(choices).toMatchObject([
      { label: { fr_FR: "Bleu nuit" }, selectKey: "bleu-nuit", costType: "PERCENT", amount: 1000 },
      { label: { fr_FR: "Bleu nuit", en_US: "Another blue" }, selectKey: "bleu-nuit-2", costType: "EURO", amount: 5 },
      { label: { fr_FR: "Doré" }, selectKey: "gold", costType: "EURO", amount: 0 },
    ]);
    expect(third).toMatchObject({ fileKinds: ["png"], isRequired: false, maxLength: null, customizationValues: [] });
  });

  test("[CO12] questions that are moved stay theirs, a copy of one or of all is another's, and what is taken off comes back", async () => {
    const { id, calls } = await madeOf([engraving, ribbon]);
    const revision = await published(calls);
    const [first, second] = await inputsOf(calls);
    await set(calls, { inputs: [second, first, first] });
    await published(calls);
    const after = await inputsOf(calls);
    expect(after.map((question) => question.id).slice(0, 2)).toEqual([second?.id, first?.id]);
    expect([first?.id, second?.id]).not.toContain(after[2]?.id);

    const other = done(await saveProduct({ texts: { fr_FR: { name: "Coffret" } }, isPublished: true })).id;
    const copy = await drafted(id);
    expect(await refusedKeys(copy.calls)).toEqual(["product"]);
    await set(copy.calls, { product: other });
    await published(copy.calls);
    expect((await storedCustomization(other))?.inputs).toHaveLength(3);
    expect((await inputsOf(calls)).map((question) => question.id)).toEqual(after.map((question) => question.id));

    const now = (await calls.draft()).published;
    expect(now).not.toBe(revision);
    expect((await calls.post("unpublish", { published: now })).status).toBe(200);
    expect(await storedCustomization(product)).toBeNull();
    expect(await refusedKeys((await madeOf([crest])).calls)).toEqual(["product"]);
    await published(calls);
    expect((await storedCustomization(product))?.inputs.map((question) => question.id)).toEqual(
      after.map((question) => question.id),
    );
  });

  test("[CO8] each refusal is told at its field", async () => {
    const twice = [{ amount: 5 }, { amount: 6 }];
    const refused = async (inputs: readonly Question[], said = {}) =>
      await refusedKeys((await madeOf(inputs, said)).calls);
    expect(await refused([engraving], { product: null })).toEqual(["product"]);
    expect(await refused([engraving], { product: 999_999 })).toEqual(["product"]);
    expect(await refused([])).toEqual(["inputs"]);
    expect(await refused([engraving, { inputType: "FILE" }])).toEqual(["inputs.1.label.fr_FR"]);
    const [choice] = ribbon["customizationValues"] as readonly object[];
    expect(await refused([{ ...ribbon, customizationValues: [choice, { amount: 1 }] }])).toEqual([
      "inputs.0.customizationValues.1.label.fr_FR",
    ]);
    expect(await refused([crest, { ...ribbon, customizationValues: [choice] }])).toEqual([
      "inputs.1.customizationValues",
    ]);
    expect(await refused([engraving, { ...crest, customizationValues: twice }])).toEqual([
      "inputs.1.customizationValues",
    ]);
    expect(await refused([{ ...crest, customizationValues: [{ costType: "PERCENT", amount: 200_000 }] }])).toEqual([
      "inputs.0.customizationValues",
    ]);
  });

  test("a customization is called, found and ordered as its product is, whose texts stay as they are", async () => {
    const other = done(
      await saveProduct({
        texts: { fr_FR: { name: "Étui gravé" }, en_US: { name: "Engraved case" } },
        isPublished: true,
      }),
    ).id;
    const { id, calls } = await madeOf([engraving], { product: other });
    const listed = async (query = "") => (await record("GET", `/customization${query}`)) as RecordList;
    const title = { fr_FR: "Étui gravé", en_US: "Engraved case" };
    expect((await listed()).unpublished).toMatchObject([{ id, title }]);
    await published(calls);
    await set(calls, { inputs: [crest] });
    await published(calls);
    const cells = { type: "SIMPLE", inputs: [expect.anything()] };
    expect((await listed("?search=etui&orderBy=title")).records).toMatchObject([{ row: other, title, cells }]);
    expect((await listed("?search=magnum")).records).toEqual([]);
    const texts = await database()
      .selectFrom("product_text")
      .select("name")
      .where("product_id", "=", other)
      .orderBy("name")
      .execute();
    expect(texts.map(({ name }) => name)).toEqual(["Engraved case", "Étui gravé"]);
    await set(calls, { product });
    expect(await refusedKeys(calls)).toEqual(["product"]);
  });
});
