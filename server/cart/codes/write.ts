import { sql } from "kysely";

import { codeLength } from "#schemas/contract/calls/cart.body.ts";
import { refuse, refuseInput, type Problem, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command, commandOn } from "#server/db/command.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { database, inTransaction, type TransactionOptions } from "#server/db/context.ts";
import { writeRow } from "#server/db/write-row.ts";

import { foldCode } from "./rules.ts";

/** Uses are counted as stock is: by single conditional statements, so that writers wait for each other. */
const waiting: TransactionOptions = { isolation: "read committed" };

/** A discount code. Amounts in cents for EURO, in hundredths of a percent for PERCENT; instants in milliseconds. */
export interface CodeInput {
  /** The code's own row, which may be gone; left out: a new one. */
  readonly id?: number;
  readonly code: string;
  readonly type: "EURO" | "PERCENT";
  readonly amount: number;
  readonly startsAt?: number | null;
  readonly endsAt?: number | null;
  /** The least that a cart costs after product discounts, in cents. */
  readonly minCents?: number;
  readonly minBottles?: number;
  readonly maxUses?: number | null;
  readonly maxUsesPerCustomer?: number | null;
}

/** Adds a code, or changes the one of a row and opens it again; how often it was used stays. No two have one name. */
export async function saveCode(input: CodeInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const problems = check(input);
  if (problems.length > 0) return refuseInput(problems);
  const code = foldCode(input.code);
  const row = {
    code,
    code_folded: code,
    type: input.type,
    amount: input.amount,
    starts_at: input.startsAt ?? null,
    ends_at: input.endsAt ?? null,
    min_cents: input.minCents ?? 0,
    min_bottles: input.minBottles ?? 0,
    max_uses: input.maxUses ?? null,
    max_uses_per_customer: input.maxUsesPerCustomer ?? null,
    is_active: 1,
  };
  return await commandOn(keys, async () => {
    const before = input.id === undefined ? undefined : await usesOf(input.id);
    const uses = before?.uses ?? 0;
    if (row.max_uses !== null && row.max_uses < uses)
      return refuseInput([{ key: "maxUses", messageKey: "key.tooLow", values: { min: uses } }]);
    const place = { id: input.id, exists: before !== undefined };
    return ok({ id: await writeRow("discount_code", place, { ...row, uses }) });
  });
}

/** Adds a code, or changes the one of this name. */
export async function setNamedCode(input: Omit<CodeInput, "id">): Promise<Result<{ readonly id: number }, Refusal>> {
  return await command(async () => {
    const named = await database()
      .selectFrom("discount_code")
      .select("id")
      .where("code_folded", "=", foldCode(input.code))
      .executeTakeFirst();
    return await saveCode({ ...input, ...(named && { id: named.id }) });
  });
}

/** Switches a code off, by its name or its row; what was bought with it stays as it is. */
export async function endCode(code: string | number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const { numUpdatedRows } = await database()
      .updateTable("discount_code")
      .set({ is_active: 0 })
      .where((is) => (typeof code === "number" ? is("id", "=", code) : is("code_folded", "=", foldCode(code))))
      .executeTakeFirst();
    return numUpdatedRows > 0n ? ok(null) : refuse("not-found", "code.unknown");
  });
}

/**
 * Counts one more use of a code, never above its limit, in one statement; joins the transaction that is open, and holds
 * the code's row until its end. Null: it is off or used up.
 */
export async function takeUse(codeId: number): Promise<{ readonly mostOfCustomer: number | null } | null> {
  return await inTransaction(async () => {
    const row = await database()
      .updateTable("discount_code")
      .set({ uses: sql`uses + 1` })
      .where("id", "=", codeId)
      .where("is_active", "=", 1)
      .where((where) => where.or([where("max_uses", "is", null), where("max_uses", ">", where.ref("uses"))]))
      .returning("max_uses_per_customer")
      .executeTakeFirst();
    return row ? { mostOfCustomer: row.max_uses_per_customer } : null;
  }, waiting);
}

/** Holds the rows of codes until the transaction ends, always in the same order: for who gives uses back and takes others. */
export async function lockCodes(codeIds: readonly number[]): Promise<void> {
  for (const id of codeIds.toSorted((one, other) => one - other)) {
    await database()
      .updateTable("discount_code")
      .set((set) => ({ uses: set.ref("uses") }))
      .where("id", "=", id)
      .execute();
  }
}

/** Takes a use back that `takeUse` counted; once. */
export async function giveUseBack(codeId: number): Promise<void> {
  const set = () =>
    database()
      .updateTable("discount_code")
      .set({ uses: sql`uses - 1` })
      .where("id", "=", codeId)
      .execute();
  await inTransaction(set, waiting);
}

/** How often a code was used, counted while its row is held; undefined: there is none. */
async function usesOf(id: number): Promise<{ readonly uses: number } | undefined> {
  await lockCodes([id]);
  return await database().selectFrom("discount_code").select("uses").where("id", "=", id).executeTakeFirst();
}

function check({ code, type, amount, startsAt, endsAt }: CodeInput): readonly Problem[] {
  const problems: Problem[] = [];
  const length = foldCode(code).length;
  if (length < 3 || length > codeLength) {
    problems.push({ key: "code", messageKey: "key.length", values: { min: 3, max: codeLength } });
  }
  if (type === "PERCENT" && amount > 10_000)
    problems.push({ key: "amount", messageKey: "key.tooHigh", values: { max: 100 } });
  if (startsAt && endsAt && endsAt <= startsAt) problems.push({ key: "endsAt", messageKey: "key.afterStart" });
  return problems;
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = {
  "discount_code.code_folded": "code",
  "discount_code.amount": "amount",
  "discount_code.min_cents": "minCents",
  "discount_code.min_bottles": "minBottles",
  "discount_code.max_uses": "maxUses",
  "discount_code.max_uses_per_customer": "maxUsesPerCustomer",
};
