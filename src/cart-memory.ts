import type { Cart } from "#schemas/content/cart.ts";

/** What the browser keeps of the cart (spec §9): its id, and how many things are in it, for the badge. */
const keys = { id: "cart", count: "cartCount", sending: "cartSending" } as const;

/** The id of the cart that this browser keeps; null: none yet. */
export function keptCartId(): string | null {
  return read(keys.id);
}

/** How many things are in it, as it was told last. */
export function keptCartCount(): number {
  return Number(read(keys.count)) || 0;
}

/** Keeps a cart as the server told it, for all tabs; null forgets it. */
export function keepCart(cart: Pick<Cart, "id" | "products"> | null): void {
  write(keys.id, cart?.id);
  write(
    keys.count,
    cart?.products.reduce((sum, { quantity }) => sum + quantity, 0),
  );
}

/** Whether something was sent whose answer nobody has heard: who left the page at once would not know of it. */
export function isAnswerMissing(): boolean {
  return read(keys.sending) !== null;
}

/** Notes that something is on its way to the cart, or that its answer is here. */
export function noteSending(isSending: boolean): void {
  write(keys.sending, isSending ? 1 : undefined);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | number | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, String(value));
  } catch {
    // Without a storage the cart is the cookie's alone, and the badge stays empty.
  }
}
