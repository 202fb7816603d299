import type { WithdrawalOffer } from "#schemas/content/withdrawal.ts";
import { messageText } from "#server/text/message-text.ts";

import { refusedForm, typed } from "./form-refusal.ts";
import type { ActionPorts, KeptForm, RefusedForm, SiteAction } from "./site-action.ts";

/** The two forms of a withdrawal (L10): who withdraws from which order, and then of what, confirmed. */
export const withdrawalActions: readonly SiteAction[] = [
  { path: "/withdrawal", form: "withdrawal", run: begin },
  { path: "/withdrawal", form: "confirm", run: confirm },
];

const fields = ["name", "code", "email"];

/** Shows the page again with what can be withdrawn from: nothing is kept before it is confirmed. */
async function begin(form: URLSearchParams, { ask }: ActionPorts): Promise<KeptForm | RefusedForm> {
  const answer = await ask({ method: "POST", path: "/withdrawal/check", body: who(form) });
  if (answer.status >= 300) return refusedForm(form, answer, { kept: fields });
  return offering(form, answer.data as WithdrawalOffer, "");
}

async function confirm(form: URLSearchParams, ports: ActionPorts): Promise<string | KeptForm | RefusedForm> {
  const { ask, locale } = ports;
  const products = chosenIn(form);
  if (products.length === 0) {
    const again = await begin(form, ports);
    return again.kind === "kept" ? { ...again, message: messageText("withdrawal.none", locale) } : again;
  }
  const body = { ...who(form), declaration: form.get("declaration") ?? "", products };
  const answer = await ask({ method: "POST", path: "/withdrawal", body });
  return answer.status < 300 ? "done" : refusedForm(form, answer, { kept: fields });
}

function offering(form: URLSearchParams, offer: WithdrawalOffer, message: string): KeptForm {
  const values = { ...typed(form, fields), offer: JSON.stringify(offer) };
  return { kind: "kept", status: 200, values, errors: {}, message };
}

function who(form: URLSearchParams) {
  return Object.fromEntries(fields.map((name) => [name, (form.get(name) ?? "").trim()]));
}

/** How many of which line: fields `q.12`. */
function chosenIn(form: URLSearchParams): readonly { readonly id: number; readonly quantity: number }[] {
  return [...form].flatMap(([name, text]) => {
    const id = /^q\.([1-9]\d{0,9})$/.exec(name)?.[1];
    const quantity = /^\d{1,6}$/.test(text) ? Number(text) : 0;
    return id === undefined || quantity === 0 ? [] : [{ id: Number(id), quantity }];
  });
}
