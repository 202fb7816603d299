import type { ServerMessageKey } from "#schemas/messages/server-messages.ts";
import { refuse, type Refusal, type RefusalCode } from "#schemas/refusal.ts";
import { err, type Err, type Result } from "#schemas/result.ts";

import { inTransaction, type TransactionOptions } from "./context.ts";
import { brokenConstraint, brokenKeys, type BrokenConstraint, type ConstraintKeys } from "./constraint.ts";

/**
 * Runs a command in a transaction that is kept only when it succeeds. What the database's constraints
 * refuse comes back as a Result too. Inside another transaction a refusal dooms the whole of it.
 */
export async function command<T>(
  work: () => Promise<Result<T, Refusal>>,
  options: TransactionOptions = {},
): Promise<Result<T, Refusal>> {
  return await refusing({}, work, options);
}

/** A command whose input can break constraints: `keys` says what its caller calls the columns. */
export async function commandOn<T>(
  keys: ConstraintKeys,
  work: () => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  return await refusing(keys, work, {});
}

async function refusing<T>(
  keys: ConstraintKeys,
  work: () => Promise<Result<T, Refusal>>,
  options: TransactionOptions,
): Promise<Result<T, Refusal>> {
  try {
    return await inTransaction(async () => {
      const result = await work();
      if (!result.ok) throw new RolledBack(result.error);
      return result;
    }, options);
  } catch (error) {
    if (error instanceof RolledBack) return err(error.refusal);
    const broken = brokenConstraint(error);
    if (broken) return refusedBy(broken, keys);
    throw error;
  }
}

class RolledBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.messageKey);
    this.refusal = refusal;
  }
}

function refusedBy(broken: BrokenConstraint, keys: ConstraintKeys): Err<Refusal> {
  const [code, messageKey, problemKey] = constraintMessages[broken.kind];
  return refuse(code, messageKey, {
    problems: brokenKeys(broken, keys).map((key) => ({ key, messageKey: problemKey })),
  });
}

const constraintMessages: Readonly<
  Record<BrokenConstraint["kind"], readonly [RefusalCode, ServerMessageKey, ServerMessageKey]>
> = {
  unique: ["conflict", "constraint.unique", "key.taken"],
  reference: ["invalid", "constraint.reference", "key.reference"],
  check: ["invalid", "constraint.check", "key.bounds"],
  missing: ["invalid", "constraint.missing", "key.required"],
};
