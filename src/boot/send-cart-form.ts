import type { Envelope, KeyError } from "#schemas/contract/envelope.ts";
import { hasCartNews } from "#schemas/commerce/cart-news.ts";
import { typedPrefix } from "#schemas/commerce/typed-prefix.ts";
import { refusalWords } from "#schemas/commerce/refusal-words.ts";
import type { Cart } from "#schemas/content/cart.ts";
import { keepCart, keptCartId, keptLines, noteSending } from "#src/cart-memory.ts";

import { createChoiceMemory } from "../commerce/kept-choices.ts";

import { showToast } from "./toast.ts";

/** What nothing on the page can say by itself; the rest the server says. The same as in the messages. */
export const cartWords = {
  fr: {
    added: "Produit ajouté au panier",
    see: "Voir le panier",
    failed: "La demande n’est pas passée. Réessayez dans un instant.",
  },
  en: {
    added: "Product added to cart",
    see: "See the cart",
    failed: "It did not go through. Please try again in a moment.",
  },
} as const;

/** Sends a form that adds to the cart and tells what became of it, beside an element; never rejects. */
export async function addToCart(form: HTMLFormElement, fields: FormData, beside: Element): Promise<void> {
  const words = wordsHere();
  const isDone = await inTurn(() => ask(actionOf(form), fields, beside));
  if (isDone) showToast(words.added, { href: `${words === cartWords.en ? "/en_US" : ""}/cart`, words: words.see });
}

/** Sends a form that changes the cart, and says in it what was refused; gives whether it was done. Never rejects. */
export async function changeCart(form: HTMLFormElement, fields: FormData): Promise<boolean> {
  form.querySelector("[data-said]")?.remove();
  return await ask(actionOf(form), fields, form.lastElementChild ?? form);
}

/**
 * One step more or less of what a form adds: a line more, another quantity, or none of it any more. Presses that come
 * while something is on its way are one wish. Tells how much of it was answered, done or refused; never rejects.
 */
export function stepLine(form: HTMLFormElement, fields: FormData, by: number, answered: (by: number) => void): void {
  const id = Number(fields.get("declination"));
  const isWaiting = wishes.has(id);
  wishes.set(id, (wishes.get(id) ?? 0) + by);
  if (isWaiting) return;
  void inTurn(async () => {
    const wished = wishes.get(id) ?? 0;
    wishes.delete(id);
    const line = keptLines().find(({ declination }) => declination === id);
    const quantity = Math.max(0, (line?.quantity ?? 0) + wished);
    fields.set("quantity", String(quantity));
    if (line) {
      fields.set("line", String(line.id));
      fields.set("product", String(line.product));
    }
    const action = line ? (quantity > 0 ? "quantity" : "remove") : "add";
    const settled = (): void => answered(wished);
    if (!line && quantity === 0) return settled();
    await ask(actionOf(form).replace(/add$/, action), fields, form.parentElement ?? form, settled);
  });
}

/** What was asked of lines and isn't on its way yet, by declination. */
const wishes = new Map<number, number>();
let last: Promise<unknown> = Promise.resolve();

/** One change after the other: each counts from what the one before left. */
function inTurn<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(change);
  last = answer.catch(() => null);
  return answer;
}

/**
 * Asks for one change and takes the cart over, or says beside an element why not; gives whether it was done. What was
 * asked for is settled before the cart is told: between the two it would count twice. Never rejects.
 */
async function ask(action: string, fields: FormData, beside: Element, settled?: () => void): Promise<boolean> {
  // What was said last is over.
  beside.parentElement?.querySelector("[data-said]")?.remove();
  const answer = await post(action, fields).catch(() => null);
  settled?.();
  if (answer?.success) take(answer.data as Cart);
  else beside.after(refused(answer ? refusalText(answer) : wordsHere().failed));
  // What was to be changed is no longer there.
  if (answer?.status === 404) await askHeldCart();
  return answer?.success === true;
}

function actionOf(form: HTMLFormElement): string {
  return form.getAttribute("action") ?? "";
}

/** Asks which cart this browser holds, and keeps it. What fails is asked again on the next page. */
export async function askHeldCart(): Promise<void> {
  const answer = await post("/cart/held", new FormData()).catch(() => null);
  if (answer?.success) take(answer.data as Cart);
  else if (answer?.status === 404) {
    take(null);
    // A logout leaves nothing behind of where a purchase was to go (spec §4, §9).
    createChoiceMemory(() => localStorage).clear();
    clearTyped();
  }
}

function clearTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(typedPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
}

/** A refusal in the server's words, with its details (spec §8). */
export function refusalText({ message, data }: Envelope<unknown>): string {
  return refusalWords(message, Array.isArray(data) ? (data as readonly KeyError[]) : []);
}

/** The site's own action answers a script in the API's envelope and keeps the cookie; rejects without an answer. */
async function post(action: string, fields: FormData): Promise<Envelope<unknown> & { readonly status: number }> {
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  // What the server did meanwhile counts more than what is kept here.
  if (!hasCartNews(document.cookie)) body.set("cart", keptCartId() ?? "");
  const headers = { accept: "application/json" };
  noteSending(true);
  // Also for who leaves at once.
  const answer = await fetch(action, { method: "POST", headers, body, keepalive: true });
  noteSending(false);
  return { ...((await answer.json()) as Envelope<unknown>), status: answer.status };
}

function take(cart: Cart | null): void {
  keepCart(cart);
  document.dispatchEvent(new CustomEvent("cellardoor:cart", { detail: { cart } }));
}

function wordsHere(): (typeof cartWords)["fr" | "en"] {
  return cartWords[document.documentElement.lang.startsWith("en") ? "en" : "fr"];
}

/** Why nothing was done, to stand beside the form. */
function refused(text: string): HTMLElement {
  const words = document.createElement("p");
  words.role = "alert";
  words.dataset["said"] = "";
  words.textContent = text;
  return words;
}
