import { emit } from "../emit.ts";
import { focusTitle } from "../focus.ts";
import { addressNow } from "../navigation/address-now.ts";
import type { Navigation } from "../navigation/navigation-store.ts";
import { keepRefusal } from "./keep-refusal.ts";

/** The cart's own forms; what adds to it is the boot script's. */
const changes = /\/cart\/(?:quantity|remove|code)$/;

/**
 * Has the cart's forms change it without leaving the page, which is asked for anew where it stands and keeps its place.
 * Another quantity is taken at once: its button is for browsers without a runtime.
 */
export function watchCartForms(navigate: (to: Navigation) => void): void {
  const refusal = keepRefusal();
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.form && isChange(target.form)) target.form.requestSubmit();
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isChange(form)) return;
    event.preventDefault();
    if (form.ariaBusy !== "true") void send(form);
  });

  async function send(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    form.ariaBusy = "true";
    const isDone = await import("#src/boot/send-cart-form.ts").then(
      ({ changeCart }) => changeCart(form, fields),
      () => form.submit(),
    );
    form.ariaBusy = null;
    if (isDone !== true) return refusal.said(form);
    refusal.forget();
    const { done: message } = form.dataset;
    if (message !== undefined) emit("cellardoor:toast", { message });
    document.addEventListener("cellardoor:page", focusTitle, { once: true });
    navigate({ href: addressNow(), mode: "replace", keepScroll: true, keyboard: false });
  }
}

function isChange(form: HTMLFormElement): boolean {
  return changes.test(form.getAttribute("action") ?? "");
}
