import { beforeEach, describe, expect, test } from "vitest";

import { mostUserAddresses, type UserAddress } from "#schemas/content/user-address.ts";
import { register } from "#server/accounts/profile/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { database } from "#server/db/context.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { useApi } from "./api-server.ts";

const anne = { email: "anne@estate.test", password: "pouilly-fuisse 1983" } as const;
const bruno = { email: "bruno@estate.test", password: "nuits saint georges" } as const;

const home = {
  ...{ firstname: " Anne ", lastname: "Aubert", address: "3 rue\ndu Four", addressPart2: "" },
  ...{ postalCode: "21200", city: "Beaune", idCountry: 250 },
};
const office = { ...home, address: "12 place Carnot", addressPart2: "2e étage" };

describe.each(engines)("[§3] the addresses that customers keep, on $name", (engine) => {
  const api = useApi(engine);
  let annes = "";
  let brunos = "";

  beforeEach(async () => {
    [annes, brunos] = [await opened(anne), await opened(bruno)];
  });

  test("[§3 user-addresses] a customer's addresses are kept, the first of them as where goods and bills go", async () => {
    const kept = await add(home);
    expect(kept).toEqual({
      id: expect.any(Number),
      type: [
        { id: 1, value: "BILLING", label: "Billing" },
        { id: 2, value: "DELIVERY", label: "Delivery" },
      ],
      firstname: "Anne",
      lastname: "Aubert",
      address: "3 rue du Four",
      addressPart2: "",
      postalCode: "21200",
      city: "Beaune",
      country: { id: 250, alphaTwo: "FR", name: "France" },
    });
    expect(await add({ ...office, type: ["BILLING"] })).toMatchObject({ type: [{ value: "BILLING" }] });
    expect(await choices()).toEqual([
      ["3 rue du Four", "DELIVERY"],
      ["12 place Carnot", "BILLING"],
    ]);
    expect(await listed(brunos)).toEqual([]);
  });

  test("an address that is sent twice stands there once; a changed one stays what it is the first choice for", async () => {
    const { id } = await add(home);
    expect((await add(home)).id).toBe(id);
    const second = await add(office);
    expect(second.type).toEqual([]);
    const moved = await change(second.id, { ...office, city: "Nolay", type: ["DELIVERY"] });
    expect(moved).toMatchObject({ status: 200, body: { data: { city: "Nolay", type: [{ value: "DELIVERY" }] } } });
    await change(id, { ...home, lastname: "Berger", type: [] });
    expect(await listed(annes)).toMatchObject([
      { city: "Nolay", type: [{ value: "DELIVERY" }] },
      { lastname: "Berger", type: [{ value: "BILLING" }] },
    ]);
  });

  test("of those that stay the latest takes the place of one that is removed", async () => {
    const { id } = await add(home);
    await add(office);
    await add({ ...office, address: "4 rue Vivant-Gardin" });
    expect((await api.call("DELETE", `/api/user/address/${id}`, { token: annes })).status).toBe(200);
    expect(await choices()).toEqual([["4 rue Vivant-Gardin", "BILLING", "DELIVERY"], ["12 place Carnot"]]);
    expect((await api.call("DELETE", `/api/user/address/${id}`, { token: annes })).status).toBe(404);
  });

  test("nobody sees, changes or removes another's address; without a login there are none (reliability S-02)", async () => {
    const { id } = await add(home);
    for (const [token, status] of [
      [brunos, 404],
      [undefined, 401],
    ] as const) {
      const as = token === undefined ? {} : { token };
      expect((await api.call("PUT", `/api/user/address/${id}`, { ...as, body: office })).status).toBe(status);
      expect((await api.call("DELETE", `/api/user/address/${id}`, as)).status).toBe(status);
    }
    for (const [method, body] of [["GET"], ["POST", home]] as const)
      expect((await api.call(method, "/api/user/address", body && { body })).status).toBe(401);
    expect(await listed(brunos)).toEqual([]);
    expect(await listed(annes)).toMatchObject([{ address: "3 rue du Four" }]);
    const sent = await api.call("POST", "/api/user/address", { token: brunos, body: { ...home, user_id: 1 } });
    expect(sent.status).toBe(400);
  });

  test("what is wrong is said by line; the estate has to sell there", async () => {
    const problems = async (body: object) =>
      (await api.call("POST", "/api/user/address", { token: annes, lang: "en_US", body })).body.data;
    expect(await problems({ ...home, firstname: " ", postalCode: "2120" })).toEqual([
      { key: "firstname", error: "is needed" },
      { key: "postalCode", error: "must have five digits" },
    ]);
    const abroad = { ...home, postalCode: "8001", city: "Zürich", idCountry: 756 };
    expect(await problems(abroad)).toEqual([{ key: "idCountry", error: "is not a country that we sell to" }]);
    done(await setParameter("SELL_WORLDWIDE", "true"));
    expect(await add(abroad)).toMatchObject({ country: { alphaTwo: "CH", name: "Switzerland" } });
  });

  test("twenty are kept, however many are sent at once", async () => {
    const send = (index: number) =>
      api.call("POST", "/api/user/address", {
        token: annes,
        lang: "en_US",
        body: { ...home, address: `${index} rue` },
      });
    for (let index = 2; index < mostUserAddresses; index += 1) await send(index);
    const answers = await Promise.all([100, 101, 102, 103, 104].map(send));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe("At most 20 addresses are kept.");
    const kept = await choices();
    expect(kept).toHaveLength(mostUserAddresses);
    expect(kept.filter((choice) => choice.length > 1)).toHaveLength(1);
  });

  test("they go with the account", async () => {
    await add(home);
    expect((await api.call("DELETE", "/api/user", { token: annes })).status).toBe(200);
    expect(await database().selectFrom("user_address").selectAll().execute()).toEqual([]);
  });

  async function opened({ email, password }: typeof anne | typeof bruno): Promise<string> {
    const profile = { firstname: "Anne", lastname: "Aubert", phone: null, birthdate: null };
    done(await register({ email, password, ...profile, locale: "fr_FR", clientAddress: "test" }));
    const answer = await api.call("POST", "/api/login", { body: { email, password } });
    return (answer.body.data as { token: string }).token;
  }

  async function add(body: object): Promise<UserAddress> {
    const answer = await api.call("POST", "/api/user/address", { token: annes, lang: "en_US", body });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.data as UserAddress;
  }

  const change = (id: number, body: object) => api.call("PUT", `/api/user/address/${id}`, { token: annes, body });

  const listed = async (token: string) =>
    (await api.call("GET", "/api/user/address", { token })).body.data as readonly UserAddress[];

  /** The addresses in their order, with what each is the first choice for. */
  const choices = async () =>
    (await listed(annes)).map(({ address, type }) => [address, ...type.map(({ value }) => value)]);
});
