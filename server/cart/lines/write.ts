import { sql } from "kysely";

import { quantityProblem } from "#schemas/commerce/quantities.ts";
import type { GivenAnswer } from "#schemas/content/product-customization.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { soldForm } from "#server/catalogue/declinations/read.ts";
import { shortages } from "#server/catalogue/stock/read.ts";
import { customizationOf, type KeptAnswer, takenAnswers } from "#server/customizations/read.ts";
import { filesNamed } from "#server/customizations/write.ts";
import { command } from "#server/db/command.ts";
import { database } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import type { NewRow } from "#server/db/tables.ts";

import { lockCart } from "../locks/write.ts";
import { cartOfUser, type CartRow } from "../read.ts";
import { mostLines, mostOfOne } from "../rules.ts";
import { insertCart, noteChange } from "../rows/write.ts";

import { heldBy } from "./read.ts";

export interface AddInput {
  /** Null: none yet. */
  readonly cartId: string | null;
  /** Whose a new cart becomes; null: a guest's. */
  readonly userId: number | null;
  readonly declinationId: number;
  readonly quantity: number;
  /** How it is made for its buyer; left out: as everybody gets it. */
  readonly customizations?: readonly GivenAnswer[];
  /** In which language what is wrong with these names their fields. */
  readonly locale?: Locale;
}

/**
 * Adds so many of a declination to a cart, or to a new one; what is there of it already counts with it. Refused in the
 * words of spec §5: above 0, by the multiple, within the stock in use; `not-found` for what is not sold and for a cart
 * that is gone; what is made for its buyer, for answers that are wrong or missing [K4].
 */
export async function addToCart(input: AddInput): Promise<Result<{ readonly cartId: string }, Refusal>> {
  return await command(async () => {
    const cart = input.cartId === null ? null : await lockCart(input.cartId);
    if (input.cartId !== null && !cart) return refuse("not-found", "cart.gone");
    const target = cart ?? (input.userId === null ? null : await cartOfUser(input.userId));
    const form = await soldForm(input.declinationId);
    if (!form) return refuse("not-found", "product.gone");
    const taken = await takeAnswers(form.productId, input, target);
    if (!taken.ok) return taken;
    const { hash, kept, isTold } = taken.value;
    const { declinationId: declination_id, quantity } = input;
    const before = target ? await lineWith(target.id, declination_id, hash) : null;
    const checked = await check(target, { form, declinationId: declination_id, quantity, lineId: before?.id ?? null });
    if (!checked.ok) return checked;
    const { id } = target ?? (await insertCart(input.userId));
    if (target && !before && (await countLines(id)) >= mostLines) {
      return refuse("conflict", "cart.full", { values: { max: mostLines } });
    }
    const answered = { customization_hash: hash, answers: JSON.stringify(kept), is_told: Number(isTold) };
    const line = { cart_id: id, declination_id, quantity, ...answered };
    await addLine(line);
    if (!before) await claimFiles(line, kept);
    if (target) await noteChange(id);
    return ok({ cartId: id });
  });
}

/** What somebody said of a product that is made for them [K4]; refused with what is wrong, by field. */
async function takeAnswers(
  productId: number,
  { customizations = [], locale = defaultLocale, userId }: AddInput,
  cart: CartRow | null,
) {
  const customization = await customizationOf(productId, locale);
  if (!customization && customizations.length === 0) return ok({ hash: "", kept: [], isTold: false });
  const files = await filesNamed(customizations, { cartId: cart?.id ?? null, userId });
  const taken = takenAnswers(customization, customizations, { files, isWhole: true });
  // The form says it before the button [K6].
  const isTold = customization?.isExcludedFromWithdrawal === true;
  if (taken.problems.length === 0) return ok({ ...taken, isTold });
  return refuse("invalid", "cart.customize", { problems: taken.problems });
}

/** Has a line's files stay as long as the line does. */
async function claimFiles(
  line: Pick<NewRow<"cart_line">, "cart_id" | "declination_id" | "customization_hash">,
  kept: readonly KeptAnswer[],
) {
  const files = kept.flatMap(({ file }) => (file ? [file.id] : []));
  if (files.length === 0) return;
  const { id } = (await lineWith(line.cart_id, line.declination_id, line.customization_hash)) ?? { id: 0 };
  for (const file of files) {
    await database().insertInto("line_file").values({ file_id: file, cart_line_id: id, order_line_id: null }).execute();
  }
}

const addLine = prepared((line: NewRow<"cart_line">) =>
  database()
    .insertInto("cart_line")
    .values(line)
    .onConflict((conflict) =>
      conflict.columns(["cart_id", "declination_id", "customization_hash"]).doUpdateSet({
        quantity: sql`${sql.ref("cart_line.quantity")} + ${sql.ref("excluded.quantity")}`,
        is_told: sql`${sql.ref("excluded.is_told")}`,
      }),
    ),
);

/** Names a line of a cart by its id and, as the call does, by its product. */
export interface LineKey {
  readonly cartId: string;
  readonly lineId: number;
  readonly productId: number;
}

/** Sets how many a line holds; refused as in `addToCart`. */
export async function changeQuantity(key: LineKey, quantity: number): Promise<Result<CartRow, Refusal>> {
  return await command(async () => {
    const found = await lockLine(key);
    if (!found.ok) return found;
    const { cart, declinationId } = found.value;
    const form = await soldForm(declinationId);
    if (!form) return refuse("not-found", "product.gone");
    const { lineId } = key;
    const checked = await check(cart, { form, declinationId, quantity, lineId, isInPlace: true });
    if (!checked.ok) return checked;
    await database().updateTable("cart_line").set({ quantity }).where("id", "=", key.lineId).execute();
    await noteChange(cart.id);
    return ok(cart);
  });
}

/** Takes a line out. */
export async function removeLine(key: LineKey): Promise<Result<CartRow, Refusal>> {
  return await command(async () => {
    const found = await lockLine(key);
    if (!found.ok) return found;
    await database().deleteFrom("cart_line").where("id", "=", key.lineId).execute();
    await noteChange(found.value.cart.id);
    return ok(found.value.cart);
  });
}

interface Wanted {
  readonly form: NonNullable<Awaited<ReturnType<typeof soldForm>>>;
  readonly declinationId: number;
  readonly quantity: number;
  /** The line that holds it, or will hold more of it; null: a new one. */
  readonly lineId: number | null;
  /** True where the quantity takes the place of the line's, rather than coming on top of it. */
  readonly isInPlace?: boolean;
}

/** Whether a line may hold so many, beside the other lines: those of the same declination count together [K7]. */
async function check(
  cart: CartRow | null,
  { form, declinationId, quantity, lineId, isInPlace = false }: Wanted,
): Promise<Result<null, Refusal>> {
  const problem = quantityProblem(quantity, { ...form, left: null });
  if (problem) return refuse("invalid", problem.messageKey, "values" in problem ? { values: problem.values } : {});
  const lines = cart ? await linesIn(cart.id) : [];
  const before = isInPlace ? 0 : (lines.find(({ id }) => id === lineId)?.quantity ?? 0);
  if (before + quantity > mostOfOne) {
    const tooHigh = { key: "quantity", messageKey: "key.tooHigh", values: { max: mostOfOne } } as const;
    return refuse("invalid", "request.invalid", { problems: [tooHigh] });
  }
  const own = cart ? await heldBy(cart.id) : [];
  const beside = lines.filter((line) => line.id !== lineId);
  const short = await shortages([...beside, { declinationId, quantity: before + quantity }], own);
  const most = short.get(declinationId);
  if (most === undefined) return ok(null);
  const elsewhere = beside.filter((line) => line.declinationId === declinationId);
  const n = Math.max(0, most - elsewhere.reduce((sum, line) => sum + line.quantity, 0));
  return refuse("conflict", "stock.left", { values: { n } });
}

async function linesIn(cartId: string) {
  return await database()
    .selectFrom("cart_line")
    .select(["id", "declination_id as declinationId", "quantity"])
    .where("cart_id", "=", cartId)
    .execute();
}

/** The line of a cart that holds a declination, made as a hash says; null when there is none. */
export async function lineWith(cartId: string, declinationId: number, hash: string) {
  const row = await database()
    .selectFrom("cart_line")
    .select(["id", "quantity"])
    .where("cart_id", "=", cartId)
    .where("declination_id", "=", declinationId)
    .where("customization_hash", "=", hash)
    .executeTakeFirst();
  return row ?? null;
}

async function countLines(cartId: string): Promise<number> {
  const row = await database()
    .selectFrom("cart_line")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("cart_id", "=", cartId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function lockLine({ cartId, lineId, productId }: LineKey) {
  const cart = await lockCart(cartId);
  if (!cart) return refuse("not-found", "cart.gone");
  const line = await database()
    .selectFrom("cart_line")
    .innerJoin("declination", "declination.id", "cart_line.declination_id")
    .select("cart_line.declination_id")
    .where("cart_line.id", "=", lineId)
    .where("cart_line.cart_id", "=", cart.id)
    .where("declination.product_id", "=", productId)
    .executeTakeFirst();
  return line ? ok({ cart, declinationId: line.declination_id }) : refuse("not-found", "row.missing");
}
