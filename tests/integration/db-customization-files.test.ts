import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeEach, describe, expect, test } from "vitest";

import { closeAccount, register } from "#server/accounts/profile/write.ts";
import { accountOf } from "#server/accounts/read.ts";
import { addToCart, deleteCart } from "#server/cart/write.ts";
import { inputById } from "#server/customizations/read.ts";
import { keepCustomizationFile, saveCustomization } from "#server/customizations/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { forgetLostFiles, keepFile } from "#server/forms/files/write.ts";
import { shopFaults } from "#server/orders/checks/read.ts";
import { forgetEnded, forgetUnpaid } from "#server/orders/owners/write.ts";
import { advanceOrder, cancelOrder, expireOrders, placeOrder, settlePaid, shipOrder } from "#server/orders/write.ts";
import { contentOf, factsOf } from "#tests/factories/sent-files.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { fillShop, wishFor } from "./shop-content.ts";

const folder = mkdtempSync(join(tmpdir(), "sent-"));
afterAll(() => rmSync(folder, { recursive: true }));

const hour = 60 * 60_000;
const day = 24 * hour;

describe.each(engines)("how long files and answers of what is made for its buyer are kept, on $name", (engine) => {
  const opened = useDatabase(engine);
  let form = 0;
  beforeEach(async () => {
    form = await fillShop(100);
    const row = await database()
      .selectFrom("declination")
      .select("product_id")
      .where("id", "=", form)
      .executeTakeFirstOrThrow();
    const inputs = [
      { id: 1, inputType: "TEXT", label: { fr_FR: "Gravure" } },
      { id: 2, inputType: "FILE", label: { fr_FR: "Blason" } },
    ] as const;
    done(await saveCustomization(row.product_id, { type: "SIMPLE", inputs }));
  });

  const sent = async (): Promise<string> => {
    const path = join(folder, "arrived");
    writeFileSync(path, contentOf("png", 300));
    return await keepFile("customization.2", 0, { ...factsOf("blason.png", contentOf("png", 300)), path });
  };
  const ordered = async (userId: number | null = null) => {
    const customizations = [
      { id: 1, textValue: "Pour Lise Aubert" },
      { id: 2, file: await sent() },
    ];
    const input = { cartId: null, userId, declinationId: form, quantity: 2, customizations };
    const { cartId } = done(await addToCart(input));
    return { cartId, ...done(await placeOrder(wishFor(cartId, { userId }))) };
  };
  const left = async (): Promise<number> => {
    await forgetLostFiles();
    return (await database().selectFrom("form_file").select("id").execute()).length;
  };
  const answers = async () =>
    JSON.stringify(await database().selectFrom("order_line").select("customizations").execute());

  test("[§7 customization-calls] who came to know the id of another's file can't have it: neither of a cart nor of an order", async () => {
    const file = await sent();
    const given = async (cartId: string | null, userId: number | null = null) =>
      await addToCart({ cartId, userId, declinationId: form, quantity: 1, customizations: [{ id: 2, file }] });
    const gone = { ok: false, error: { problems: [{ key: "customizations.2", messageKey: "key.fileGone" }] } };
    const { cartId } = done(await given(null));
    expect(await given(null)).toMatchObject(gone);
    done(await given(cartId));
    const { id, totalCents } = done(await placeOrder(wishFor(cartId)));
    done(await given(cartId));
    done(await settlePaid({ orderId: id, amountCents: totalCents, paidAt: opened.clock.now() }));
    expect(await given(null)).toMatchObject(gone);
    const others = done(await addToCart({ cartId: null, userId: null, declinationId: form, quantity: 1 }));
    expect(await given(others.cartId)).toMatchObject(gone);
  });

  test("a file is taken for an hour and no longer, whether it was swept by then or not; one that a line has is there", async () => {
    const nobodys = { cartId: null, userId: null, declinationId: form, quantity: 1 };
    const given = async (file: string, cartId: string | null = null) =>
      await addToCart({ ...nobodys, cartId, customizations: [{ id: 2, file }] });
    const [early, late] = [await sent(), await sent()];
    opened.clock.advance(hour - 60_000);
    const { cartId } = done(await given(early));
    opened.clock.advance(59_000);
    const gone = { problems: [{ key: "customizations.2", messageKey: "key.fileGone" }] };
    expect(await given(late)).toMatchObject({ ok: false, error: gone });
    opened.clock.advance(3 * hour);
    done(await given(early, cartId));
    expect(await left()).toBe(1);
  });

  test("what came with orders that were paid takes no room from others' files", async () => {
    const input = (await inputById(2, "fr_FR"))!;
    const { id, totalCents } = await ordered();
    const all = { bytes: 2 ** 31 - 1 };
    await inTransaction(() => database().updateTable("form_file").set(all).execute());
    const path = join(folder, "arrived");
    const file = { ...factsOf("deux.png", contentOf("png", 300)), path };
    const keep = () => keepCustomizationFile(input, file, { key: "image", clientAddress: "test" });
    expect(await keep()).toMatchObject({ ok: false, error: { messageKey: "form.full" } });
    done(await settlePaid({ orderId: id, amountCents: totalCents, paidAt: opened.clock.now() }));
    expect(await keep()).toMatchObject({ ok: true });
  });

  test("of an order that nobody paid both go with who wanted it, after ninety days", async () => {
    const { cartId } = await ordered();
    done(await deleteCart(cartId));
    opened.clock.advance(hour);
    await expireOrders();
    await forgetUnpaid();
    expect([await left(), await answers()]).toEqual([1, expect.stringContaining("Pour Lise Aubert")]);
    opened.clock.advance(91 * day);
    await forgetUnpaid();
    expect([await left(), await answers()]).toEqual([0, expect.not.stringMatching(/Lise|blason/u)]);
    expect(await shopFaults()).toEqual([]);
  });

  test("with an account go the answers of what wasn't paid, and the files of all that is over", async () => {
    const email = "claire@cliente.test";
    const profile = { firstname: "Claire", lastname: "Cliente", phone: null, birthdate: null };
    done(await register({ email, password: "marc de bourgogne", ...profile, locale: "fr_FR", clientAddress: "test" }));
    const userId = (await accountOf(email)) ?? 0;
    const unpaid = await ordered(userId);
    done(await cancelOrder(unpaid.id, "CUSTOMER"));
    done(await deleteCart(unpaid.cartId));
    const paid = await ordered(userId);
    done(await settlePaid({ orderId: paid.id, amountCents: paid.totalCents, paidAt: opened.clock.now() }));
    opened.clock.advance(2 * hour);
    expect(await left()).toBe(2);
    done(await closeAccount(userId, "fr_FR"));
    expect(await left(), "what is under way is still to be made").toBe(1);
    expect((await answers()).match(/Pour Lise Aubert/gu), "in words, as its invoice has it").toHaveLength(2);
    done(await shipOrder(paid.id, "6A1"));
    done(await advanceOrder(paid.id, "DELIVERED"));
    await forgetEnded();
    expect(await left()).toBe(0);
    expect(await answers()).toContain("Pour Lise Aubert");
    expect(await shopFaults()).toEqual([]);
  });
});
