import { type Locale, localizePath } from "#schemas/locale.ts";

import { refusedForm } from "./form-refusal.ts";
import type { ActionPorts, Onward, RefusedForm, SiteAction } from "./site-action.ts";

/** The two forms of a forgotten password (spec §2, §7). */
export const resetActions: readonly SiteAction[] = [
  { path: "/password/reset/ask", form: "ask", run: ask },
  { path: "/password/reset", form: "reset", run: reset },
];

async function ask(form: URLSearchParams, ports: ActionPorts): Promise<string | RefusedForm> {
  const body = { email: (form.get("email") ?? "").trim() };
  const answer = await ports.ask({ method: "PUT", path: "/password/reset/ask", body });
  return answer.status < 300 ? "sent" : refusedForm(form, answer, { kept: ["email"] });
}

/** Sets the new password by the link that the browser came by; who has done it logs in with it. */
async function reset(form: URLSearchParams, { ask: call, link, locale }: ActionPorts): Promise<Onward | RefusedForm> {
  if (link.token === null) return gone(locale);
  const body = { token: link.token, password: form.get("password") ?? "" };
  const answer = await call({ method: "PUT", path: "/password/reset", body });
  if (answer.status >= 300 && answer.status !== 404) return refusedForm(form, answer, { kept: [] });
  link.forget();
  if (answer.status === 404) return gone(locale);
  return { kind: "onward", to: `${localizePath("/auth", locale)}?done=password` };
}

/** A link that leads nowhere any more: its page says so, and where there is another. */
function gone(locale: Locale): Onward {
  return { kind: "onward", to: `${localizePath("/password/reset", locale)}?link=gone` };
}
