import { keptLines } from "#src/cart-memory.ts";

export interface CartSight {
  /** Shows more of a declination than is kept, or with a negative number less, until it is taken back. */
  more(declination: string, by: number): void;
  /** Takes back what was answered; it is shown together with the answer, which is told at once. */
  settle(declination: string, by: number): void;
}

/**
 * Shows how many things are in the cart, on its badges and on the cards of lists, from what the browser keeps and what
 * was asked for and isn't answered yet; anew when it is told another cart, here or in another tab.
 */
export function showCart(start: () => void): CartSight {
  const asked: Record<string, number> = {};
  paint();
  for (const told of ["cellardoor:cart", "cellardoor:page", "cellardoor:forms"]) document.addEventListener(told, paint);
  for (const told of ["storage", "pageshow"]) addEventListener(told, paint);
  return {
    more(declination, by) {
      add(declination, by);
      paint();
    },
    settle(declination, by) {
      add(declination, -by);
      queueMicrotask(paint);
    },
  };

  function add(declination: string, by: number): void {
    asked[declination] = (asked[declination] ?? 0) + by;
  }

  function paint(): void {
    const lines = keptLines();
    const held = { ...asked };
    for (const { declination, quantity } of lines) held[declination] = (held[declination] ?? 0) + quantity;
    const count = Object.values(held).reduce((sum, quantity) => sum + quantity, 0);
    // What shows how far the cart is.
    if (lines[0] && document.querySelector('[data-view$="/progress"]')) start();
    for (const badge of document.querySelectorAll('[data-boot="cart-badge"]')) badge.textContent = String(count || "");
    for (const place of document.querySelectorAll<HTMLElement>("[data-buys]"))
      showHeld(place, held[place.dataset["buys"] ?? ""] ?? 0);
  }
}

/** Has a place show the form that adds, or how many there are and the buttons beside that number; the focus goes there with it. */
function showHeld(place: HTMLElement, quantity: number): void {
  const [form, stepper] = place.children as Iterable<HTMLElement> as readonly HTMLElement[];
  const number = place.querySelector("output");
  if (!form || !stepper || !number) return;
  const hadFocus = place.contains(document.activeElement);
  const was = form.hidden;
  form.hidden = quantity > 0;
  stepper.hidden = !form.hidden;
  if (form.hidden && number.value !== String(quantity)) number.value = String(quantity);
  if (!hadFocus || form.hidden === was) return;
  // Once the change is drawn: to move the focus the browser styles and lays out the page anew, several times.
  requestAnimationFrame(() => setTimeout(moveFocus));

  function moveFocus(): void {
    const { activeElement: now, body } = document;
    if (now === body || place.contains(now))
      (form?.hidden ? stepper : form)?.querySelector<HTMLElement>("button:last-child")?.focus();
  }
}
