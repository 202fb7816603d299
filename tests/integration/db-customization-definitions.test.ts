import { beforeEach, describe, expect, test } from "vitest";

import type { CustomizationDefinition } from "#schemas/commerce/customization-definition.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { customizationOf, productByReference, storedCustomization } from "#server/customizations/read.ts";
import { removeCustomization, saveCustomization } from "#server/customizations/write.ts";
import { engraving } from "#tests/factories/engraving.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { fillShop } from "./shop-content.ts";

describe.each(engines)("what is asked of buyers on $name", (engine) => {
  useDatabase(engine);
  let product = 0;

  beforeEach(async () => {
    await fillShop(20);
    product = (await productByReference("EC")) ?? 0;
    done(await saveCustomization(product, engraving));
  });

  test("[§3 customization-shape] what is written down is read again in each language; fields keep their ids", async () => {
    const english = await customizationOf(product, "en_US");
    expect(english).toMatchObject({ type: "DYNAMIC_FORM", isExcludedFromWithdrawal: true });
    expect(english?.inputs.map(({ id, label, inputType }) => [id, inputType, label])).toEqual([
      [1, "TEXT", "Engraving"],
      [2, "SELECT", "Dorure"],
      [3, "CHECKBOX", "Cire"],
    ]);
    const stored = await storedCustomization(product);
    expect(stored).toEqual(engraving);
    const [first, ...others] = engraving.inputs;
    done(await saveCustomization(product, { ...engraving, inputs: [...others, { ...first!, maxLength: 30 }] }));
    expect((await customizationOf(product, "fr_FR"))?.inputs.map(({ id, maxLength }) => [id, maxLength])).toEqual([
      [2, null],
      [3, null],
      [1, 30],
    ]);
    done(await removeCustomization(product));
    expect(await customizationOf(product, "fr_FR")).toBeNull();
  });

  test.each<[string, Partial<CustomizationDefinition> & { inputs?: unknown }, string]>([
    ["no field", { inputs: [] }, "inputs"],
    [
      "a choice of one",
      { inputs: [{ ...engraving.inputs[1]!, customizationValues: [] }] },
      "inputs[0].customizationValues",
    ],
    [
      "two costs of one threshold",
      {
        inputs: [
          {
            ...engraving.inputs[0]!,
            customizationValues: [
              { costType: "NONE", amount: 0 },
              { textNumberOfChar: 0, costType: "EURO", amount: 1 },
            ],
          },
        ],
      },
      "inputs[0].customizationValues",
    ],
    ["a label in no language", { inputs: [{ ...engraving.inputs[0]!, label: {} }] }, "inputs[0].label.fr_FR"],
    [
      "half a cent",
      { inputs: [{ ...engraving.inputs[2]!, customizationValues: [{ costType: "EURO", amount: 0.5 }] }] },
      "inputs[0].customizationValues[0].amount",
    ],
  ])("a definition with %s is refused by key", async (_what, over, key) => {
    const saved = await saveCustomization(product, { ...engraving, ...over } as CustomizationDefinition);
    expect(saved).toMatchObject({ ok: false, error: { problems: [{ key }] } });
    expect(await storedCustomization(product)).toEqual(engraving);
  });

  test("a field of another product is nobody's to take", async () => {
    const { id: other } = done(
      await saveProduct({
        type: "OTHER",
        texts: { fr_FR: { name: "Huile" } },
        declinations: [{ reference: "HU", year: null, capacityMl: 0, priceCents: 500 }],
      }),
    );
    const taken = await saveCustomization(other, { type: "SIMPLE", inputs: [engraving.inputs[0]!] });
    expect(taken).toMatchObject({ ok: false, error: { problems: [{ key: "inputs[0].id", messageKey: "key.taken" }] } });
    expect(await storedCustomization(product)).toEqual(engraving);
  });
});
