import type { reviewCalls } from "#schemas/contract/calls/reviews.ts";
import { ok } from "#schemas/result.ts";
import { refuse } from "#schemas/refusal.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";

import { latestReviews } from "./read.ts";

export const reviewHandlers: HandlersOf<typeof reviewCalls> = {
  listReviews: async ({ list }) => {
    const from = String(list.filters.find(({ column }) => column === "from")?.value ?? "");
    if (!/^[\w.-]{0,64}$/.test(from)) {
      return refuse("invalid", "request.invalid", { problems: [{ key: "from", messageKey: "key.format" }] });
    }
    const reviews = await latestReviews(from);
    if (!reviews) return refuse("not-found", "row.missing");
    const first = (list.page - 1) * list.nbItem;
    return ok({ ...reviews, reviews: reviews.reviews.slice(first, first + list.nbItem) });
  },
};
