import { array, number, string } from "yup";

import type {
  CustomizationPrice,
  DeclinationCustomization,
  KeptCustomizationFile,
  ProductCustomization,
} from "../../content/product-customization.ts";
import { defineCall } from "../define-call.ts";
import { answerCostShape, customizationShape } from "../shapes/customization-shape.ts";
import { productDetailShape } from "../shapes/product-detail-shape.ts";
import { declinationShape } from "../shapes/product-shape.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

import { customizePriceBody } from "./customizations.body.ts";

const shop = { enabledBy: "isECommerce" } as const;

export const customizationCalls = {
  getCustomization: defineCall("GET /product/{id}/customization", {
    summary: "How a product is made for one buyer: its fields, and what answers cost; null where it isn’t.",
    access: "public",
    ...shop,
    params: { id: "id" },
    answer: typed<ProductCustomization | null>()(customizationShape.nullable()),
  }),

  getDeclinationCustomization: defineCall("GET /product/{id}/declination/{idDeclination}/customization", {
    summary:
      "A product that is made for its buyer, the declination that is, and its fields. 0 in place of the product: the " +
      "declination’s own; 0 in place of the declination: the product’s first.",
    access: "public",
    ...shop,
    isOwn: true,
    params: { id: "count", idDeclination: "count" },
    refuses: [404],
    example: { params: { id: 2, idDeclination: 0 } },
    answer: typed<DeclinationCustomization>()(
      shape({
        product: productDetailShape,
        declination: declinationShape,
        customization: customizationShape,
        url: string().defined(),
      }),
    ),
  }),

  validateCustomizationFile: defineCall("POST /product-customization/{id}/file/validate", {
    summary:
      "Judges the file of a field by its content, name and size, and keeps it for an hour under an id that an answer " +
      "may name. The file stands under `image`.",
    access: "public",
    ...shop,
    params: { id: "id" },
    refuses: [404, 422, 429],
    example: { params: { id: 90 } },
    body: { format: "multipart", schema: shape({}), hasNamedFiles: true },
    answer: typed<KeptCustomizationFile>()(
      shape({ file: string().required(), filename: string().defined(), bytes: number().integer().required() }),
    ),
  }),

  customizePrice: defineCall("POST /cart/product/{idProduct}/declination/{idDeclination}/customize/price", {
    summary: "What so many of a declination cost with some answers, which need not be all yet.",
    access: "public",
    ...shop,
    params: { idProduct: "id", idDeclination: "id" },
    refuses: [404],
    example: {
      params: { idProduct: 2, idDeclination: 2 },
      body: { customizations: [{ id: 91, textValue: "Pour Lise" }] },
    },
    body: { format: "json", schema: customizePriceBody },
    answer: typed<CustomizationPrice>()(
      shape({
        customization: number().required(),
        unitPrice: number().required(),
        total: number().required(),
        answers: array(answerCostShape).required(),
      }),
    ),
  }),
};
