import { hasCartNews } from "#schemas/commerce/cart-news.ts";
import { isAnswerMissing, keptCartCount } from "#src/cart-memory.ts";

import type { NoticeKind } from "../page-events.ts";

/** How long a busy state stays at least, in milliseconds (spec §9). */
const leastBusyTime = 200;

/**
 * Puts things into the cart without leaving the page: what a form adds shows in the badge at once and is taken back when
 * it is refused. How it is sent comes when it is needed; where that can't be had, the form is posted as it is.
 */
export function takeOverCartForms(say: (kind: NoticeKind) => void, start: () => void): void {
  let under = 0;
  const sending = (): Promise<typeof import("./send-cart-form.ts")> => import("./send-cart-form.ts");
  paint();
  for (const told of ["cellardoor:cart", "cellardoor:page"]) document.addEventListener(told, paint);
  for (const told of ["storage", "pageshow"]) addEventListener(told, paint);
  // Something was changed without a script, or its answer was lost with the page before this one.
  if (hasCartNews(document.cookie) || isAnswerMissing()) void sending().then(({ askHeldCart }) => askHeldCart());
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.getAttribute("action")?.endsWith("/cart/add")) return;
    event.preventDefault();
    const button = event.submitter;
    if (!button || button.ariaBusy) return;
    if (!navigator.onLine) return say("not-added");
    void add(form, button);
  });

  async function add(form: HTMLFormElement, button: HTMLElement): Promise<void> {
    const fields = new FormData(form);
    const quantity = Number(fields.get("quantity")) || 0;
    const least = new Promise((resolve) => setTimeout(resolve, leastBusyTime));
    count(quantity);
    button.ariaBusy = "true";
    try {
      await (await sending()).addToCart(form, fields, form.contains(button) ? form : button);
    } catch {
      form.submit();
    }
    count(-quantity);
    await least;
    button.ariaBusy = null;
  }

  function count(more: number): void {
    under += more;
    paint();
  }

  function paint(): void {
    const known = keptCartCount() + under;
    // What shows how far the cart is.
    if (keptCartCount() && document.querySelector('[data-view$="/progress"]')) start();
    for (const badge of document.querySelectorAll('[data-boot="cart-badge"]')) badge.textContent = String(known || "");
  }
}
