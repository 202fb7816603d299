import { describe, expect, test } from "vitest";

import { addAdministrator } from "#server/accounts/write.ts";
import { addressRow, listUserAddresses } from "#server/accounts/addresses/read.ts";
import { removeAddress } from "#server/accounts/addresses/write.ts";
import { saveProfile } from "#server/accounts/profile/write.ts";
import { resetPassword, issueReset } from "#server/accounts/resets/write.ts";
import { login } from "#server/accounts/sessions/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import {
  prestaShopCustomersFile,
  shopifyCustomersFile,
  wooCustomersFile,
} from "#tests/factories/imports/shop-files.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { bringFiles } from "./bring-files.ts";

describe.each(engines)("customers of other shops on $name", (engine) => {
  const opened = useDatabase(engine);

  const carriedOut = async (text: string) => await bringFiles(opened.place.dataDir, [text]);
  const users = async () => await database().selectFrom("user").selectAll().orderBy("id").execute();

  test("[IM18] have an account to which nobody has a password until they choose one, and no letter that they didn't agree to here", async () => {
    const { run, items } = await carriedOut(shopifyCustomersFile);
    expect(run).toMatchObject({ source: "shopify", state: "DONE", failed: 0 });
    expect(items.map(({ title, action, notes }) => [title, action, notes.join(" ")])).toEqual([
      [
        "Anne Vidal",
        "create",
        "That they agreed to letters isn’t taken: this file doesn’t prove it. They agree here themselves.",
      ],
      ["Paul", "create", "The telephone number can’t be read: it is left out."],
      ["Sans Adresse", "left-out", "It has no e-mail address."],
    ]);
    expect(await users()).toMatchObject([
      { email: "anne.vidal@exemple.test", firstname: "Anne", phone: "+33612345678", role: "CUSTOMER" },
      { email: "paul@exemple.test", lastname: "", phone: null },
    ]);
    expect(await database().selectFrom("mail").select("id").execute()).toEqual([]);
    expect(await database().selectFrom("newsletter_subscription").select("id").execute()).toEqual([]);
    const as = (password: string) => login({ email: "anne.vidal@exemple.test", password, clientAddress: "1.2.3.4" });
    for (const password of ["", "anne.vidal@exemple.test", "s3cret"]) expect((await as(password)).ok).toBe(false);
    const link = await issueReset("anne.vidal@exemple.test");
    done(await resetPassword({ token: link?.data.token ?? "", password: "les vieilles vignes", locale: "fr_FR" }));
    expect((await as("les vieilles vignes")).ok).toBe(true);
  });

  test("[IM19] a second run changes nothing; who changed their name here, closed their account or has one stays as they are", async () => {
    await carriedOut(shopifyCustomersFile);
    expect((await carriedOut(shopifyCustomersFile)).run.counts).toMatchObject({ create: 0, update: 0, unchanged: 2 });
    const [anne, paul] = await users();
    done(await saveProfile(anne?.id ?? 0, { firstname: "Annie", lastname: "Vidal" }));
    await inTransaction(() =>
      database()
        .deleteFrom("user")
        .where("id", "=", paul?.id ?? 0)
        .execute(),
    );
    const changed = shopifyCustomersFile.replace("Anne,Vidal", "Anne,Vidal-Roux").replace("Paul,,", "Paul,Roux,");
    expect((await carriedOut(changed)).run.counts).toMatchObject({ create: 0, update: 0, kept: 2 });
    expect(await users()).toMatchObject([{ firstname: "Annie", lastname: "Vidal" }]);

    done(await addAdministrator({ email: "LEA@exemple.test", password: "vieilles vignes 1936" }));
    const { items } = await carriedOut(prestaShopCustomersFile);
    expect(items.map(({ title, action, notes }) => [title, action, notes.at(-1)])).toEqual([
      ["Léa Martin", "left-out", "Its e-mail address has an account here already."],
    ]);
  });

  const homeOf = async (id: number | undefined) =>
    (await listUserAddresses(id ?? 0, "fr_FR")).map(({ address, postalCode, country }) => [
      ...[address, postalCode, country.alphaTwo],
    ]);
  const toLondon = [
    "Paul,,paul@exemple.test,no,,,,,,,,",
    "Paul,Roux,paul@exemple.test,no,,9 High St,,London,,GB,SW1A 1AA,,",
  ] as const;

  test("[IM22] bring the address that they had, once: who deletes it here isn't given it again, and one that moves there stays here", async () => {
    const file = shopifyCustomersFile.replace(",21200,", ",1200,");
    await carriedOut(file);
    const [anne] = await users();
    expect(await homeOf(anne?.id)).toEqual([["1 rue du Lavoir", "01200", "FR"]]);
    const [kept] = await listUserAddresses(anne?.id ?? 0, "fr_FR");
    expect(kept?.type.map(({ value }) => value).toSorted()).toEqual(["BILLING", "DELIVERY"]);
    const moved = file.replace("1 rue du Lavoir", "2 rue du Lavoir");
    expect((await carriedOut(moved)).run.counts).toMatchObject({ update: 0, unchanged: 2 });
    expect(await homeOf(anne?.id)).toEqual([["1 rue du Lavoir", "01200", "FR"]]);
    const row = await addressRow(kept?.id ?? 0);
    if (row) done(await removeAddress(row));
    expect((await carriedOut(moved.replaceAll("+33612345678", "+33612345679"))).run.counts).toMatchObject({
      update: 1,
    });
    expect(await users()).toMatchObject([{ phone: "+33612345679" }, {}]);
    expect(await homeOf(anne?.id)).toEqual([]);
  });

  test("[IM22] come without an address that the estate doesn't sell to, and with it once it does", async () => {
    const file = shopifyCustomersFile.replace(...toLondon);
    const { items } = await carriedOut(file);
    expect(items[1]?.notes).toContain(
      "The postal address can’t be taken: a line is missing or wrong, or the estate doesn’t sell to that country.",
    );
    const [, paul] = await users();
    expect(await homeOf(paul?.id)).toEqual([]);
    expect((await carriedOut(file)).run.counts).toMatchObject({ update: 0, unchanged: 2 });
    done(await setParameter("SELL_ONLY_IN_FRANCE", "false"));
    done(await setParameter("SELL_WORLDWIDE", "true"));
    expect((await carriedOut(file)).run.counts).toMatchObject({ update: 1, unchanged: 1 });
    expect(await homeOf(paul?.id)).toEqual([["9 High St", "SW1A 1AA", "GB"]]);
  });

  test("[IM22] of WooCommerce’s report those who had an account have one here", async () => {
    const { run, items } = await carriedOut(wooCustomersFile);
    expect(run.source).toBe("woocommerce");
    expect(items.map(({ title, action, notes }) => [title, action, notes.join(" ")])).toEqual([
      ["Rosalie de La Tour", "create", ""],
      ["Ned Guest", "left-out", "They bought without an account: they have none here either."],
    ]);
    expect(await users()).toMatchObject([
      { email: "rosalie@exemple.test", firstname: "Rosalie", lastname: "de La Tour" },
    ]);
    expect((await carriedOut(wooCustomersFile)).run.counts).toMatchObject({ create: 0, update: 0, unchanged: 1 });
  });
});
