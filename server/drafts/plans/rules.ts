import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";

const minute = 60_000;

/** The first instant that no plan reaches: 2200. */
const end = Date.UTC(2200, 0, 1);

/** Whether something can be planned for an instant, in milliseconds since 1970: a whole minute that is to come. */
export function checkInstant(at: number, now: number): Result<null, Refusal> {
  if (at % minute !== 0 || at >= end) return refuse("invalid", "plan.minute");
  return at > now ? ok(null) : refuse("unprocessable", "plan.past");
}
