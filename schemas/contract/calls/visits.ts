import { array, number, string } from "yup";

import type { SourceKind, VisitSummary } from "../../content/visits.ts";
import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

const count = number().integer().min(0).required();
const kinds: readonly SourceKind[] = ["direct", "host", "mark", "other"];

const views = shape({ views: count, visits: count });
const viewsCompared = shape({ now: views, before: views });
const sales = shape({ baskets: count, orders: count, turnover: number().required() });
const salesCompared = shape({ now: sales, before: sales });

export const visitCalls = {
  visitSite: defineCall("GET /site/visit/{id}", {
    summary: "Logs a visit that came by a link with this mark; once a day for each visitor.",
    access: "public",
    refuses: [429],
    example: { params: { id: "autumn-letter.2026" } },
    params: { id: "visit" },
    answer: nothing,
  }),

  readVisits: defineCall("GET /admin/visits", {
    summary: "How often pages were seen, which, and where visitors came from; with the shop, what it did.",
    access: "ADMIN",
    isOwn: true,
    answer: typed<VisitSummary>()(
      shape({
        today: viewsCompared,
        month: viewsCompared,
        days: array(shape({ day: string().required(), views: count, visits: count })).required(),
        pages: array(shape({ path: string().required(), views: count })).required(),
        sources: array(
          shape({ kind: string<SourceKind>().oneOf(kinds).defined(), name: string().defined(), visits: count }),
        ).required(),
        shop: shape({ today: salesCompared, month: salesCompared }).nullable().defined(),
      }),
    ),
  }),
};
