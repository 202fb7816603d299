import { array, boolean, number, string } from "yup";

import type { ReviewList } from "../../content/review.ts";
import { defineCall } from "../define-call.ts";
import { generalPaging } from "../list-rules.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

export const reviewCalls = {
  listReviews: defineCall("GET /reviews", {
    summary: "The latest reviews of the source named by `from`; not found where no reviews service is configured.",
    access: "public",
    refuses: [404],
    example: { query: { from: "guestbook" } },
    list: {
      defaults: { ...generalPaging, orderBy: "-date" },
      filters: { from: { type: "text", onlyEqual: true } },
      orderBy: ["date"],
    },
    answer: typed<ReviewList>()(
      shape({
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
    ),
  }),
};
