import { localizePath } from "#schemas/locale.ts";

import { refusedForm } from "./form-refusal.ts";
import type { ActionPorts, Onward, RefusedForm, SiteAction } from "./site-action.ts";

/** The form of a customer's order: on to who takes its money, while it can be paid. */
export const orderActions: readonly SiteAction[] = [{ path: "/account/orders", form: "pay", run: pay }];

async function pay(form: URLSearchParams, { ask, locale }: ActionPorts): Promise<string | Onward | RefusedForm> {
  const id = form.get("order") ?? "";
  if (!/^[1-9]\d{0,9}$/.test(id)) return "";
  const answer = await ask({ method: "POST", path: `/order/${id}/payment` });
  if (answer.status < 300) {
    const { url } = answer.data as { readonly url: string };
    return { kind: "onward", to: url };
  }
  if (answer.status !== 401) return refusedForm(form, answer, { kept: [] });
  const next = new URLSearchParams({ next: localizePath(`/account/orders/${id}`, locale) });
  return { kind: "onward", to: `${localizePath("/auth", locale)}?${next.toString()}` };
}
