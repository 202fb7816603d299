import type { KeyError } from "#schemas/contract/envelope.ts";
import { err, type Result } from "#schemas/result.ts";

import { inTransaction, type TransactionOptions } from "./context.ts";
import { brokenConstraint, brokenKeys, type BrokenConstraint, type ConstraintKeys } from "./constraint.ts";

export type RefusalCode = "not-found" | "invalid" | "conflict" | "wrong-credentials" | "too-many" | "busy";

/** Why a command did nothing: something a person caused and can act on. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** What is wrong with which key of the input; empty when it is not about keys. */
  readonly errors: readonly KeyError[];
}

/** Makes a refused Result. */
export function refuse(code: RefusalCode, message: string, errors: readonly KeyError[] = []) {
  return err<Refusal>({ code, message, errors });
}

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
    super(refusal.message);
    this.refusal = refusal;
  }
}

function refusedBy(broken: BrokenConstraint, keys: ConstraintKeys) {
  const [code, message] = constraintTexts[broken.kind];
  const errors = brokenKeys(broken, keys).map((key) => ({ key, error: message }));
  return refuse(code, message, errors);
}

const constraintTexts: Readonly<Record<BrokenConstraint["kind"], readonly [RefusalCode, string]>> = {
  unique: ["conflict", "This value is already taken"],
  reference: ["invalid", "Something it refers to doesn't exist, or something still refers to it"],
  check: ["invalid", "A value is out of its bounds"],
  missing: ["invalid", "A value is missing"],
};
