import { array, boolean, number, string } from "yup";

import { defineCall } from "../define-call.ts";
import { shape } from "../shapes/shape.ts";

export const listReviews = defineCall("listReviews", {
  summary: "The latest reviews of the source named by `from`; not found where no reviews service is configured.",
  access: "public",
  list: { filters: { from: { type: "text", onlyEqual: true } }, orderBy: ["date"] },
  answer: shape({
    reviews: array(
      shape({
        id: string().defined(),
        author: string().defined(),
        rating: number().min(0).max(5).required(),
        date: string()
          .matches(/^\d{4}-\d{2}-\d{2}$/)
          .defined(),
        text: string().defined(),
      }),
    ).required(),
    average: number().nullable().defined(),
    total: number().integer().required(),
    url: string().defined(),
    isVerified: boolean().required(),
  }),
});
