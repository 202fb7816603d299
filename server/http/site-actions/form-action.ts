import { catalogue } from "#schemas/contract/catalogue.ts";
import type { FormCall, FormField } from "#schemas/contract/form-call.ts";

import type { SiteAction } from "./site-action.ts";

interface FormActionOptions<Name extends FormCall> {
  /** Where the form is posted to, without the locale's prefix. */
  readonly path: string;
  readonly call: Name;
  /** The fields that the call takes, each a line of text. */
  readonly fields: readonly FormField<Name>[];
}

/** Makes a form's call for a browser without JavaScript, and gives the state (`formState`) that its block shows next. */
export function formAction<Name extends FormCall>({ path, call, fields }: FormActionOptions<Name>): SiteAction {
  return {
    path,
    async run(form, { ask }) {
      // Nobody sees this field: who fills it in is no person, and is thanked without being written down.
      if (form.get("website") !== "") return "sent";
      const body = Object.fromEntries(fields.map((field) => [field, (form.get(field) ?? "").trim()]));
      const { status } = await ask({ method: "POST", path: catalogue[call].path, body });
      if (status < 300) return "sent";
      if (status === 429) return "busy";
      return status < 500 && status !== 404 ? "invalid" : "failed";
    },
  };
}
