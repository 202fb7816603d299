import { expect, test, vi } from "vitest";

import { nobody, type User } from "#schemas/content/user.ts";

import { SessionStore, type StartAnswer } from "./session-store.ts";

const user: User = {
  id: 1,
  email: "claire@estate.example",
  phone: null,
  firstname: "Claire",
  lastname: "Aubier",
  birthdate: null,
  role: "ADMIN",
};

test("[§4 user-empty] nobody is logged in at first, and a visitor without a token asks nothing", async () => {
  const { store, ask } = setUp({ logged: { logged: true }, user }, false);
  await store.restore();
  expect(ask).not.toHaveBeenCalled();
  expect(store).toMatchObject({ logged: false, user: nobody });
});

test("[§4 logged-at-start] is marked logged in at start when the server says so, with the profile", async () => {
  const { store } = setUp({ logged: { logged: true }, user });
  await store.restore();
  expect(store).toMatchObject({ logged: true, user });
});

test("[§3 user-reset] [§4 user-filled] loading the profile fills user info, clearing resets it to a value without a phone", async () => {
  const { store } = setUp({ logged: { logged: true }, user: { ...user, phone: "+33612345678" } });
  await store.restore();
  expect(store.user).toMatchObject({ firstname: "Claire", phone: "+33612345678" });
  store.clear();
  expect(store.user).toEqual({ id: null, email: "", firstname: "", lastname: "", birthdate: null, role: null });
  expect(store.user).not.toHaveProperty("phone");
});

test("[§7] a failed call at start leaves the visitor as they are", async () => {
  const { store } = setUp({ logged: null, user: null });
  await store.restore();
  expect(store).toMatchObject({ logged: false, user: nobody });
});

test("it says whether it is known who is there: not where a call failed", async () => {
  const known = async (answer: StartAnswer, token = true) => await setUp(answer, token).store.restore();
  expect([
    await known({ logged: { logged: true }, user }),
    await known({ logged: { logged: false }, user: null }),
    await known({ logged: null, user: null }, false),
    await known({ logged: { logged: true }, user: null }),
    await known({ logged: null, user }),
  ]).toEqual([true, true, true, false, false]);
});

test("a token that ended shows nobody's profile", async () => {
  const { store } = setUp({ logged: { logged: false }, user });
  await store.restore();
  expect(store).toMatchObject({ logged: false, user: nobody });
});

test("a page that the browser brings back asks anew: who logged out elsewhere is nobody here", async () => {
  let token = true;
  const ask = vi.fn(async () => ({ logged: { logged: true }, user }));
  const store = new SessionStore({ hasToken: () => token, ask });
  await store.restore();
  expect(store.logged).toBe(true);
  token = false;
  await store.restore();
  expect(ask).toHaveBeenCalledOnce();
  expect(store).toMatchObject({ logged: false, user: nobody });
});

function setUp(answer: StartAnswer, token = true) {
  const ask = vi.fn(async () => answer);
  return { ask, store: new SessionStore({ hasToken: () => token, ask }) };
}
