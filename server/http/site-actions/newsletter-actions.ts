import { localizePath } from "#schemas/locale.ts";
import { confirmPath, leavePath } from "#server/newsletter/links.ts";

import { refusedForm } from "./form-refusal.ts";
import type { ActionPorts, Onward, RefusedForm, SiteAction } from "./site-action.ts";

/** The one button of each page that a letter's links lead to. */
export const newsletterActions: readonly SiteAction[] = [
  {
    path: confirmPath,
    form: "confirm",
    run: (form, ports) => press(form, ports, { name: "confirm", path: confirmPath, bodyOf: (token) => ({ token }) }),
  },
  {
    path: leavePath,
    form: "leave",
    run: (form, ports) => press(form, ports, { name: "leave", path: leavePath, bodyOf: (link) => ({ link }) }),
  },
];

interface Press {
  readonly name: keyof ActionPorts["letter"];
  readonly path: string;
  bodyOf(value: string): object;
}

async function press(
  form: URLSearchParams,
  { ask, letter, locale }: ActionPorts,
  { name, path, bodyOf }: Press,
): Promise<Onward | RefusedForm> {
  const onward = (link: "gone" | "done"): Onward => ({
    kind: "onward",
    to: `${localizePath(path, locale)}?link=${link}`,
  });
  const { token } = letter[name];
  if (token === null) return onward("gone");
  const answer = await ask({ method: "POST", path, body: bodyOf(token) });
  if (answer.status >= 300 && answer.status !== 404) return refusedForm(form, answer, { kept: [] });
  letter[name].forget();
  return onward(answer.status === 404 ? "gone" : "done");
}
