import { beforeEach, describe, expect, test } from "vitest";

import type { Customer, CustomerList } from "#schemas/content/customer.ts";
import type { DeedList } from "#schemas/content/people.ts";
import { addAddress } from "#server/accounts/addresses/write.ts";
import { accountOf } from "#server/accounts/read.ts";
import { register } from "#server/accounts/profile/write.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { chooseNewsletters } from "#server/newsletter/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { logIn } from "./draft-calls.ts";

const password = "quatre vendanges 1982";

describe.each(engines)("customers as the estate knows them, on $name", (engine) => {
  const api = useApi(engine);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
  });

  const customer = async (email: string, firstname: string, lastname: string): Promise<number> => {
    const profile = { firstname, lastname, phone: null, birthdate: null };
    done(await register({ email, password, ...profile, locale: "fr_FR", clientAddress: email }));
    return (await accountOf(email)) ?? 0;
  };
  const listed = async (query = ""): Promise<CustomerList> =>
    (await api.call("GET", `/api/admin/customer?${query}`, { token })).body.data as CustomerList;
  const names = async (query: string) => (await listed(query)).customers.map(({ lastname }) => lastname);
  const one = (method: string, id: number, path = "", body?: object) =>
    api.call(method, `/api/admin/customer/${id}${path}`, { token, lang: "fr_FR", ...(body && { body }) });
  /** Makes an order that is there theirs, as it is paid; gives what it costs, in euros. */
  const bought = async (id: number): Promise<number> => {
    const { total_cents: cents } = await inTransaction(
      async () =>
        await database()
          .updateTable("order")
          .set({ user_id: id, paid_at: now(), state: "PAID" })
          .where("id", "=", 1)
          .returning("total_cents")
          .executeTakeFirstOrThrow(),
    );
    return cents / 100;
  };

  test("they are found by name and address without accents, by what they have, in each order; who edits isn't one", async () => {
    const first = await customer("zoe@exemple.test", "Zoé", "Évrard");
    api.database.clock.advance(1000);
    const second = await customer("anna@exemple.test", "Anna", "Bœuf");
    done(await chooseNewsletters("anna@exemple.test", [1], "fr_FR"));
    const spent = await bought(first);
    expect(await names("search=evrard%20zoe")).toEqual(["Évrard"]);
    expect(await names("search=BOEUF")).toEqual(["Bœuf"]);
    expect(await names("search=anna%40exemple")).toEqual(["Bœuf"]);
    expect(await names("search=%25")).toEqual([]);
    expect(await names("search=exemple.test&has=orders")).toEqual(["Évrard"]);
    expect(await names("search=exemple.test&has=newsletter")).toEqual(["Bœuf"]);
    expect(await names("search=exemple.test")).toEqual(["Bœuf", "Évrard"]);
    for (const order of ["name", "-since", "lastOrder"])
      expect(await names(`search=exemple.test&orderBy=${order}`)).toEqual(["Bœuf", "Évrard"]);
    expect(await names("search=exemple.test&orderBy=-spent")).toEqual(["Évrard", "Bœuf"]);
    const [row] = (await listed("search=zoe")).customers;
    expect(row).toMatchObject({ id: first, orders: 1, spent, isReader: false, lastOrderAt: expect.any(Number) });
    expect((await listed("search=anna")).customers).toMatchObject([
      { id: second, orders: 0, spent: 0, isReader: true },
    ]);
    expect(await listed(`search=${encodeURIComponent(administrator.email)}`)).toEqual({ customers: [], total: 0 });
  });

  test("a customer is told with what one has to know, and nothing more", async () => {
    const id = await customer("zoe@exemple.test", "Zoé", "Évrard");
    const place = { address: "3 rue Haute", addressPart2: "", postalCode: "71250", city: "Cluny", idCountry: 250 };
    done(await addAddress(id, { firstname: "Zoé", lastname: "Évrard", ...place, type: ["DELIVERY"] }, "fr_FR"));
    done(await chooseNewsletters("zoe@exemple.test", [1], "fr_FR"));
    const total = await bought(id);
    const told = (await one("GET", id)).body.data as Customer;
    expect(told).toMatchObject({
      ...{ id, email: "zoe@exemple.test", phone: null, sessions: 0 },
      addresses: [{ city: "Cluny", country: { name: "France" } }],
      orders: [{ id: 1, state: "PAID", total, returns: 0 }],
      subscriptions: [{ state: "SUBSCRIBED" }],
    });
    expect(JSON.stringify(told)).not.toMatch(/password|birthdate|hash/);
    const admin = (await accountOf(administrator.email)) ?? 0;
    for (const [method, path, body] of [
      ["GET", ""],
      ["GET", "/data"],
      ["PUT", "", { firstname: "A", lastname: "B", phone: null }],
      ["DELETE", "/session"],
      ["DELETE", ""],
    ] as const)
      expect((await one(method, admin, path, body)).status).toBe(404);
    expect((await one("GET", 2_147_483_647)).status).toBe(404);
  });

  test("names and telephones are corrected by the rules of the customer's own form, each refusal at its field", async () => {
    const id = await customer("zoe@exemple.test", "Zoé", "Évrard");
    const refused = await one("PUT", id, "", { firstname: " ", lastname: "Évrard", phone: "12" });
    expect(refused.status).toBe(400);
    expect((refused.body.data as readonly { key: string }[]).map(({ key }) => key).toSorted()).toEqual([
      "firstname",
      "phone",
    ]);
    const saved = await one("PUT", id, "", { firstname: " Zoé ", lastname: "Évrard-Roy", phone: "06 12 34 56 78" });
    expect(saved.body.data).toMatchObject({ firstname: "Zoé", lastname: "Évrard-Roy", phone: "+33612345678" });
  });

  test("logins end, data is handed over, the account goes by the law's command, and all of it is noted", async () => {
    const id = await customer("zoe@exemple.test", "Zoé", "Évrard");
    const theirs = await logIn(api, { email: "zoe@exemple.test", password });
    const user = () => api.call("GET", "/api/user", { token: theirs });
    expect((await user()).status).toBe(200);
    expect((await one("GET", id)).body.data).toMatchObject({ sessions: 1 });
    expect((await one("DELETE", id, "/session")).body.data).toEqual({ ended: 1 });
    expect((await user()).status).toBe(401);

    done(await chooseNewsletters("zoe@exemple.test", [1], "fr_FR"));
    const file = await one("GET", id, "/data");
    expect(file.headers["content-disposition"]).toContain(`customer-${id}.json`);
    expect(JSON.parse(file.text)).toMatchObject({
      email: "zoe@exemple.test",
      newsletters: [{ state: "SUBSCRIBED" }],
      proof: [{ event: "join", way: "account" }],
    });
    const table = await api.call("GET", "/api/admin/customer/csv?search=zoe", { token });
    expect(table.text).toMatch(/^\uFEFF"id";"email"/);
    expect(table.text).toContain(`"${id}";"zoe@exemple.test";"Zoé";"Évrard"`);

    await inTransaction(() =>
      database().updateTable("order").set({ user_id: id, state: "AWAITING_PAYMENT" }).where("id", "=", 1).execute(),
    );
    expect((await one("DELETE", id)).status).toBe(409);
    await bought(id);
    api.database.clock.advance(1000);
    expect((await one("DELETE", id)).status).toBe(200);
    expect(await accountOf("zoe@exemple.test")).toBeNull();
    expect((await one("GET", id)).status).toBe(404);
    const deeds = (await api.call("GET", "/api/admin/people/deed?group=customers", { token })).body.data as DeedList;
    expect(deeds.deeds.map(({ deed }) => deed)).toEqual(["eraseCustomer", "endCustomerSessions"]);
    expect(deeds.deeds.map(({ subject }) => subject)).toEqual([String(id), String(id)]);
  });

  test("cells that a spreadsheet would run are inert, and nobody but administrators sees any of it", async () => {
    await customer("calc@exemple.test", "=HYPERLINK(1)", "Roy");
    const table = await api.call("GET", "/api/admin/customer/csv?search=calc", { token });
    expect(table.text).toContain(`"'=HYPERLINK(1)"`);
    const theirs = await logIn(api, { email: "calc@exemple.test", password });
    for (const [own, status] of [
      ["", 401],
      [theirs, 403],
    ] as const)
      expect((await api.call("GET", "/api/admin/customer", { token: own })).status).toBe(status);
  });
});
