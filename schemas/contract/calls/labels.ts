import { array, boolean, number, string } from "yup";

import type { LabelCode, ProductLabel } from "../../content/label.ts";
import { languageCodes } from "../../labels/languages.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

export const labelCalls = {
  listProductLabels: defineCall("GET /product/{id}/e-label", {
    summary: "The e-labels of what is sold of a wine: ingredients and nutrition, each on a page of its own.",
    access: "public",
    enabledBy: "isECommerce",
    isOwn: true,
    params: { id: "id" },
    answer: typed<readonly ProductLabel[]>()(
      array(
        shape({
          idDeclination: number().integer().required(),
          year: number().integer().nullable().defined(),
          capacity: number().required(),
          capacityUnit: string<ProductLabel["capacityUnit"]>().oneOf(["LITER", "CENTILITRE"]).required(),
          url: string().required(),
        }),
      ).required(),
    ),
  }),

  listLabels: defineCall("GET /admin/e-label", {
    summary: "Every wine that is sold, and whether its e-label says what the law wants.",
    access: "ADMIN",
    isOwn: true,
    answer: array(
      shape({
        idDeclination: number().integer().required(),
        reference: string().required(),
        year: number().integer().nullable().defined(),
        capacityMl: number().integer().required(),
        product: number().integer().required(),
        isComplete: boolean().required(),
      }),
    ).required(),
  }),

  listLabelCodes: defineCall("GET /admin/product/{id}/e-label", {
    summary:
      "The e-labels that a wine has had, of what is sold and of what is sold no more, each with the address that its QR code " +
      "leads to. There are codes for those that say what the law wants.",
    access: "ADMIN",
    isOwn: true,
    params: { id: "id" },
    answer: typed<readonly LabelCode[]>()(
      array(
        shape({
          idDeclination: number().integer().required(),
          reference: string().required(),
          year: number().integer().nullable().defined(),
          capacityMl: number().integer().required(),
          isSold: boolean().required(),
          isComplete: boolean().required(),
          address: string().required(),
        }),
      ).required(),
    ),
  }),

  downloadLabelCode: defineCall("GET /admin/e-label/{id}/qr", {
    summary:
      "The QR code of an e-label as SVG, with the words that the law wants beside it, in the `language` that is asked for, or " +
      "in the request’s.",
    access: "ADMIN",
    isOwn: true,
    isDownload: true,
    mime: "image/svg+xml",
    params: { id: "id" },
    asks: { language: { type: "choice", choices: [...languageCodes], onlyEqual: true } },
    example: { query: { language: "fr" } },
    refuses: [404],
    answer: nothing,
  }),
};
