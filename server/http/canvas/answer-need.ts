import { calls } from "#schemas/contract/catalogue.ts";
import type { Need, NeedName } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse } from "#schemas/refusal.ts";
import { err, ok, type Result } from "#schemas/result.ts";
import { atInstant } from "#server/at-instant.ts";

import { type ApiRefusal, AppError } from "../errors.ts";
import type { ResolveNeed } from "../site/kept-answers.ts";

/** A block's need, and the moment as of which it is answered, in milliseconds since 1970. */
interface NeedAt {
  readonly at: number;
  readonly call: string;
  readonly params?: Need["params"] | undefined;
  readonly query?: Need["query"] | undefined;
}

/** The calls that anybody may make, and that only read. */
const needNames: readonly string[] = calls
  .filter(
    ({ name, method, access, isDownload }) =>
      method === "GET" && access === "public" && !isDownload && name !== "visitSite",
  )
  .map(({ name }) => name);

/** Answers what a block of the canvas needs as of a moment. Only what anybody may read: nobody's own data stands on the canvas. */
export async function answerNeed(
  { at, call, params, query }: NeedAt,
  locale: Locale,
  resolveNeed: ResolveNeed,
): Promise<Result<object | null, ApiRefusal>> {
  if (!isNeed(call)) {
    const problem = { key: "call", messageKey: "key.choice" as const, values: { choices: needNames.join(", ") } };
    return refuse("unprocessable", "input.invalid", { problems: [problem] });
  }
  const need: Need = { call, ...(params && { params }), ...(query && { query }) };
  try {
    return ok((await atInstant(at, () => resolveNeed(need, locale))) as object | null);
  } catch (error) {
    if (error instanceof AppError) return err(error.refusal);
    throw error;
  }
}

function isNeed(name: string): name is NeedName {
  return needNames.includes(name);
}
