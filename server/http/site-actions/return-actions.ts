import type { ProductReturn } from "#schemas/content/product-return.ts";
import { localizePath } from "#schemas/locale.ts";
import { messageText } from "#server/text/message-text.ts";

import { refusedForm, typed } from "./form-refusal.ts";
import type { ActionAnswer, ActionPorts, Onward, RefusedForm, SiteAction } from "./site-action.ts";

/** The forms of returns: what is asked to be taken back, and that it isn't any more. */
export const returnActions: readonly SiteAction[] = [
  { path: "/account/orders", form: "return", run: ask },
  { path: "/account/orders", form: "return-cancel", run: cancel },
];

async function ask(form: URLSearchParams, ports: ActionPorts): Promise<string | Onward | RefusedForm> {
  const order = idIn(form, "order");
  if (order === null) return "";
  const kept = [...form.keys()].filter((name) => /^[qr]\.\d+$/.test(name) || name === "message");
  const products = productsIn(form);
  if (products.length === 0) {
    const message = messageText("return.none", ports.locale);
    return { kind: "refused", status: 422, values: typed(form, kept), errors: {}, message };
  }
  const body = { products, message: (form.get("message") ?? "").trim() };
  const answer = await ports.ask({ method: "POST", path: `/order/${order}/back-products`, body });
  if (answer.status < 300) {
    const { id } = answer.data as ProductReturn;
    return { kind: "onward", to: localizePath(`/account/orders/${order}/return/${id}`, ports.locale) };
  }
  return refused(form, ports, answer, kept);
}

async function cancel(form: URLSearchParams, ports: ActionPorts): Promise<string | Onward | RefusedForm> {
  const [order, id] = [idIn(form, "order"), idIn(form, "return")];
  if (order === null || id === null) return "";
  const answer = await ports.ask({ method: "POST", path: `/order/${order}/back-products/${id}/cancel` });
  return answer.status < 300 ? "" : refused(form, ports, answer, []);
}

/** Whose login is over goes to the login, and back to their order. */
function refused(form: URLSearchParams, { locale }: ActionPorts, answer: ActionAnswer, kept: readonly string[]) {
  if (answer.status !== 401) return refusedForm(form, answer, { kept });
  const next = new URLSearchParams({ next: localizePath(`/account/orders/${idIn(form, "order")}`, locale) });
  return { kind: "onward", to: `${localizePath("/auth", locale)}?${next.toString()}` } as const;
}

/** How many of which line and why: fields `q.12` and `r.12`. */
function productsIn(form: URLSearchParams) {
  return [...form].flatMap(([name, text]) => {
    const id = /^q\.([1-9]\d{0,9})$/.exec(name)?.[1];
    const quantity = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    return id === undefined || quantity === 0 ? [] : [{ id: Number(id), quantity, reason: form.get(`r.${id}`) ?? "" }];
  });
}

function idIn(form: URLSearchParams, name: string): string | null {
  return /^[1-9]\d{0,9}$/.exec(form.get(name) ?? "")?.[0] ?? null;
}
