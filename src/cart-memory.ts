import type { Cart } from "#schemas/content/cart.ts";

/** What the browser keeps of the cart (spec §9): its id, and what is in it, for the badge and the cards of lists. */
const keys = { id: "cart", lines: "cartLines", sending: "cartSending" } as const;

/** A line of the cart as the browser keeps it. */
export interface KeptLine {
  readonly id: number;
  readonly product: number;
  readonly declination: number;
  readonly quantity: number;
}

/** The id of the cart that this browser keeps; null: none yet. */
export function keptCartId(): string | null {
  return read(keys.id);
}

/** What is in it, as it was told last; what can't be read is nothing. */
export function keptLines(): readonly KeptLine[] {
  try {
    return JSON.parse(read(keys.lines) ?? "[]") as readonly KeptLine[];
  } catch {
    return [];
  }
}

/** Keeps a cart as the server told it, for all tabs; null forgets it. */
export function keepCart(cart: Pick<Cart, "id" | "products"> | null): void {
  write(keys.id, cart?.id);
  write(keys.lines, cart ? linesOf(cart) : undefined);
}

/** Whether a cart is the one that is kept: no tab told another one since. */
export function isKeptCart(cart: Cart | null): boolean {
  return keptCartId() === (cart?.id ?? null) && (read(keys.lines) ?? "[]") === (cart ? linesOf(cart) : "[]");
}

/** Whether something was sent whose answer nobody has heard: who left the page at once would not know of it. */
export function isAnswerMissing(): boolean {
  return read(keys.sending) !== null;
}

/** Notes that something is on its way to the cart, or that its answer is here. */
export function noteSending(isSending: boolean): void {
  write(keys.sending, isSending ? 1 : undefined);
}

function linesOf({ products }: Pick<Cart, "products">): string {
  return JSON.stringify(
    products.map(({ id, idProduct: product, idDeclination: declination, quantity }): KeptLine => {
      return { id, product, declination, quantity };
    }),
  );
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
