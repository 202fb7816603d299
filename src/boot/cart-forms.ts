import { hasCartNews } from "#schemas/commerce/cart-news.ts";
import { isAnswerMissing } from "#src/cart-memory.ts";

import type { NoticeKind } from "../page-events.ts";
import type { CartSight } from "./cart-sight.ts";

/** How long a busy state stays at least, in milliseconds (spec §9). */
const leastBusyTime = 200;

/**
 * Puts things into the cart without leaving the page: what a form adds shows at once and is taken back when it is
 * refused. How it is sent comes when it is needed; where that can't be had, the form is posted as it is. Gives what a
 * button beside a number in the cart does: one step more or less.
 */
export function takeOverCartForms(say: (kind: NoticeKind) => void, sight: CartSight): (control: HTMLElement) => void {
  const sending = (): Promise<typeof import("./send-cart-form.ts")> => import("./send-cart-form.ts");
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
  return (control) => {
    const place = control.closest<HTMLElement>("[data-buys]");
    const form = place?.querySelector("form");
    if (!form) return;
    const fields = new FormData(form);
    const [id, by] = [String(fields.get("declination")), Number(control.dataset["step"]) * quantityOf(fields)];
    sight.more(id, by);
    void sending().then(
      ({ stepLine }) => stepLine(form, fields, by, (answered) => sight.settle(id, answered)),
      () => sight.more(id, -by),
    );
  };

  async function add(form: HTMLFormElement, button: HTMLElement): Promise<void> {
    const fields = new FormData(form);
    const [id, quantity] = [String(fields.get("declination")), quantityOf(fields)];
    const least = new Promise((resolve) => setTimeout(resolve, leastBusyTime));
    button.ariaBusy = "true";
    sight.more(id, quantity);
    try {
      await (
        await sending()
      ).addToCart(form, fields, form.contains(button) ? (form.closest("[data-buys]") ?? form) : button);
    } catch {
      form.submit();
    }
    sight.more(id, -quantity);
    await least;
    button.ariaBusy = null;
  }
}

function quantityOf(fields: FormData): number {
  return Number(fields.get("quantity")) || 0;
}
