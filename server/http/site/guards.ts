import { localizePath, type Locale } from "#schemas/locale.ts";
import { readNext } from "#schemas/site/next-path.ts";
import { changedCartPath, type CheckoutStepName, checkoutPaths, checkoutSteps } from "#schemas/content/checkout.ts";
import type { SiteInfo } from "#schemas/site/site-info.ts";
import type { Session } from "#server/accounts/sessions/read.ts";
import { isAdministrator } from "#schemas/content/user.ts";

import { SiteError } from "./site-error.ts";

export interface GuardContext {
  readonly site: SiteInfo;
  readonly locale: Locale;
  /** The path asked for, with its query: where a visitor comes back to after logging in. */
  readonly pathAndQuery: string;
  /** Who asks, looked up when a guard wants to know; only pages of the private zone may ask (design §2). */
  session(): Promise<Session | null>;
  /** The first step of the visitor's purchase that isn't finished; `cart` without one. */
  checkoutStep(): Promise<CheckoutStepName>;
  /** Whether their browser holds a cart, whatever became of it. */
  readonly holdsCart: boolean;
}

/** What a guard objects with: another place to go, or that there is nothing here for this visitor. */
export type Objection =
  /** `isWhole`: what was asked for beside the path doesn't go along. */
  { readonly kind: "redirect"; readonly to: string; readonly isWhole?: true } | { readonly kind: "not-found" };

/** Lets a visitor through (null), or objects. */
type Guard = (context: GuardContext) => Objection | null | Promise<Objection | null>;

/** Route guards by the name a page type uses. */
const guards: Readonly<Record<string, Guard>> = {
  // Spec §2: a site that is no shop sends visitors of shop pages home.
  "e-commerce": ({ site, locale }) => (site.isECommerce ? null : redirect(localizePath("/", locale))),
  session: async (context) => ((await context.session()) ? null : toLogin(context)),
  // Who is logged in has nothing to do at the login.
  guest: async (context) => ((await context.session()) ? onward(context) : null),
  // What only administrators may see is hidden from everybody else who is logged in, as in the API.
  administrator: async (context) => {
    const session = await context.session();
    if (session === null) return toLogin(context);
    return isAdministrator(session.role) ? null : { kind: "not-found" };
  },
  // Who isn't that far is led to the first step that isn't finished.
  "cart-filled": (context) => fromStep("address", context),
  "address-given": (context) => fromStep("shipping", context),
  "delivery-chosen": (context) => fromStep("payment", context),
};

/** The guards that ask who is there: a page that carries one belongs to the private zone. */
export const personalGuards: readonly string[] = ["session", "guest", "administrator"];

/** Runs guards in order; the first that objects wins. An unknown one is an error of ours (spec §8). */
export async function runGuards(names: readonly string[], context: GuardContext): Promise<Objection | null> {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new SiteError(`Unknown middleware ${name}`);
    const objection = await guard(context);
    if (objection !== null) return objection;
  }
  return null;
}

async function fromStep(from: CheckoutStepName, context: GuardContext): Promise<Objection | null> {
  const step = await context.checkoutStep();
  if (checkoutSteps.indexOf(step) >= checkoutSteps.indexOf(from)) return null;
  // Who was on their way with a cart is told that there is nothing in it any more.
  const isChanged = step === "cart" && context.holdsCart;
  if (isChanged) return { kind: "redirect", to: localizePath(changedCartPath, context.locale), isWhole: true };
  return redirect(localizePath(checkoutPaths[step], context.locale));
}

/** The login (spec §2, `/auth`), which leads back to where the visitor wanted to go. */
function toLogin({ locale, pathAndQuery }: GuardContext): Objection {
  return redirect(`${localizePath("/auth", locale)}?${new URLSearchParams({ next: pathAndQuery }).toString()}`);
}

/** Where the visitor wanted to go before they had to log in, or to their account. */
function onward({ locale, pathAndQuery }: GuardContext): Objection {
  const next = new URL(pathAndQuery, "https://site.invalid").searchParams.get("next");
  return { kind: "redirect", to: readNext(next ?? "") ?? localizePath("/account", locale), isWhole: true };
}

function redirect(to: string): Objection {
  return { kind: "redirect", to };
}
