import { expect, test } from "vitest";

import { serviceSchema } from "../../commerce/tariff.ts";
import { validateBody } from "../../contract/validate-body.ts";
import { shippingService } from "./shipping.ts";

const service = { serviceCode: "COLISSIMO", deliveryType: "DELIVERY" };

test.each(["names", "trackingUrl", "siteType"])(
  "as much as its form takes of %s is taken when it is published",
  (name) => {
    const field = shippingService.fields[name];
    const { max } = (field?.describe() ?? {}) as { readonly max?: number };
    const saved = (letters: number) => {
      const text = "x".repeat(letters);
      const value = field?.localized ? { fr_FR: text } : text;
      return validateBody({ ...service, names: { fr_FR: "À domicile" }, [name]: value }, serviceSchema).ok;
    };
    expect([saved(max ?? 0), saved((max ?? 0) + 1)]).toEqual([true, false]);
  },
);
