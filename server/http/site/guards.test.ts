import { describe, expect, test } from "vitest";

import type { CheckoutStepName } from "#schemas/content/checkout.ts";
import type { Role } from "#schemas/content/user.ts";
import { pageTypes } from "#schemas/page/page-types/catalogue.ts";
import type { SiteInfo } from "#schemas/site/site-info.ts";
import type { Session } from "#server/accounts/sessions/read.ts";

import { personalGuards, runGuards, type GuardContext } from "./guards.ts";
import { errorFacts, SiteError } from "./site-error.ts";
import { isValidPage } from "./validators.ts";

const site = { isECommerce: false } as SiteInfo;

function contextOf(more: Partial<GuardContext> = {}): GuardContext {
  return {
    site,
    locale: "fr_FR",
    pathAndQuery: "/",
    session: () => Promise.reject(new Error("nobody asked")),
    checkoutStep: () => Promise.reject(new Error("nobody asked")),
    holdsCart: false,
    ...more,
  };
}

const sessionOf = (role: Role): Session => ({ userId: 1, idSite: 3, role, expiresAt: 1 });

describe("[§2] route guards", () => {
  test("a site that is no shop sends visitors of shop pages home, in their language", async () => {
    expect(await runGuards(["e-commerce"], contextOf())).toEqual({ kind: "redirect", to: "/" });
    expect(await runGuards(["e-commerce"], contextOf({ locale: "en_US" }))).toEqual({ kind: "redirect", to: "/en_US" });
    expect(await runGuards(["e-commerce"], contextOf({ site: { ...site, isECommerce: true } }))).toBeNull();
  });

  test.each(["wine-lovers", "constructor", "__proto__"])(
    "[§8 unknown-middleware] an unknown middleware is an error 500 'Unknown middleware %s'",
    async (name) => {
      await expect(runGuards([name], contextOf())).rejects.toThrow(new SiteError(`Unknown middleware ${name}`, 500));
    },
  );
});

describe("[§6] guards that ask who is there", () => {
  const nobody = async () => null;
  const toLogin = { kind: "redirect", to: "/en_US/auth?next=%2Fen_US%2Faccount%2Forders%3Fpage%3D2" };
  const asked: Partial<GuardContext> = { locale: "en_US", pathAndQuery: "/en_US/account/orders?page=2" };

  test("guest: who is logged in goes on to where they wanted to be, within the site, or to their account", async () => {
    const guest = (next: string, session = async (): Promise<Session | null> => sessionOf("CUSTOMER")) =>
      runGuards(["guest"], contextOf({ locale: "en_US", pathAndQuery: `/en_US/auth?next=${next}`, session }));
    expect(await guest("/en_US/cart%3Fx=1")).toEqual({ kind: "redirect", to: "/en_US/cart?x=1", isWhole: true });
    expect(await guest("//evil.test")).toEqual({ kind: "redirect", to: "/en_US/account", isWhole: true });
    expect(await guest("/en_US/cart", nobody)).toBeNull();
  });

  test.each(personalGuards.filter((name) => name !== "guest"))(
    "%s: a visitor who isn't logged in goes to the login, and is led back from it",
    async (name) => {
      expect(await runGuards([name], contextOf({ ...asked, session: nobody }))).toEqual(toLogin);
    },
  );

  test("a session lets every user through", async () => {
    expect(await runGuards(["session"], contextOf({ session: async () => sessionOf("CUSTOMER") }))).toBeNull();
  });

  test("an administrator's page isn't there for a customer", async () => {
    const guard = (role: Role) => runGuards(["administrator"], contextOf({ session: async () => sessionOf(role) }));
    expect(await guard("CUSTOMER")).toEqual({ kind: "not-found" });
    expect(await guard("ADMIN")).toBeNull();
    expect(await guard("SUPER_ADMIN")).toBeNull();
  });

  test("no public page carries one: it would be kept for everybody", () => {
    const wrong = pageTypes.filter(
      ({ zone, guards }) => zone === "public" && guards.some((name) => personalGuards.includes(name)),
    );
    expect(wrong).toEqual([]);
  });
});

describe("[§5] route validators", () => {
  test("one that says no makes the page invalid", () => {
    expect(isValidPage(["has-subject"], { params: {}, subject: null, path: null })).toBe(false);
    expect(isValidPage(["has-subject"], { params: {}, subject: { id: 1 }, path: null })).toBe(true);
    expect(isValidPage([], { params: {}, subject: null, path: null })).toBe(true);
  });
});

describe("[§8] errors with a page", () => {
  test("carry a statusCode defaulting to 500", () => {
    expect(errorFacts(new SiteError("Gone fishing"))).toEqual({ statusCode: 500, message: "Gone fishing" });
    expect(errorFacts(new SiteError("This page could not be found", 404)).statusCode).toBe(404);
  });

  test("show nothing of what was not meant to be shown", () => {
    expect(errorFacts(new Error("/etc/secret"))).toEqual({ statusCode: 500, message: "" });
    expect(errorFacts("thrown text")).toEqual({ statusCode: 500, message: "" });
  });

  test("tell a database that can't answer now from a fault of ours", () => {
    const gone = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    expect(errorFacts(new Error("no page", { cause: gone }))).toEqual({ statusCode: 503, message: "" });
  });
});

describe("[§2] guards of the checkout", () => {
  const guarded = (name: string, step: CheckoutStepName) =>
    runGuards([name], contextOf({ locale: "en_US", checkoutStep: async () => step }));

  test.each([
    ["cart-filled", "cart", "/en_US/cart"],
    ["address-given", "cart", "/en_US/cart"],
    ["address-given", "address", "/en_US/cart/address"],
    ["delivery-chosen", "address", "/en_US/cart/address"],
    ["delivery-chosen", "shipping", "/en_US/cart/shipping"],
  ] as const)("%s leads who is at %s to %s", async (name, step, to) => {
    expect(await guarded(name, step)).toEqual({ kind: "redirect", to });
  });

  test("who holds a cart that has nothing in it any more is told so on the way back to it", async () => {
    const holding = (step: CheckoutStepName) =>
      runGuards(["address-given"], contextOf({ checkoutStep: async () => step, holdsCart: true }));
    expect(await holding("cart")).toEqual({ kind: "redirect", to: "/cart?changed=elsewhere", isWhole: true });
    expect(await holding("address")).toEqual({ kind: "redirect", to: "/cart/address" });
  });

  test("who is that far, or further, is let through", async () => {
    for (const step of ["address", "shipping", "payment"] as const)
      expect(await guarded("cart-filled", step)).toBeNull();
    expect(await guarded("address-given", "payment")).toBeNull();
    expect(await guarded("delivery-chosen", "payment")).toBeNull();
  });
});
