import { array, boolean, number, string } from "yup";

import type { ProductLabel } from "../../content/label.ts";
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

  downloadLabelCode: defineCall("GET /admin/e-label/{id}/qr", {
    summary:
      "The QR code of an e-label as SVG, with the words that the law wants beside it, in the request's language.",
    access: "ADMIN",
    isOwn: true,
    isDownload: true,
    params: { id: "id" },
    refuses: [404],
    answer: nothing,
  }),
};
