import { refusedForm, typed } from "./form-refusal.ts";
import type { ActionPorts, KeptForm, RefusedForm } from "./site-action.ts";

/**
 * Enters the discount code that was posted along with a form, or takes one away, and has the page shown again with what
 * was typed (`kept`) and what it comes to now: whoever typed a code wants to see that first. A script goes on, once the
 * code is in. Null: no code was posted, or the form goes on.
 */
export async function enterAlong(
  form: URLSearchParams,
  { ask, cart, isScript }: ActionPorts,
  kept: readonly string[],
): Promise<RefusedForm | KeptForm | null> {
  const code = typedCode(form);
  if (cart.id === null || (code === "" && !form.has("entersCode"))) return null;
  const answer = await ask({ method: "POST", path: `/cart/${cart.id}`, body: { discountCode: code } });
  if (answer.status >= 300) {
    const refusal = answer.message;
    const refused = refusedForm(form, answer, { kept });
    return { ...refused, errors: {}, message: isScript ? refusal : "", code: { typed: code, refusal } };
  }
  cart.keep(cart.id);
  return isScript
    ? null
    : {
        kind: "kept",
        status: 200,
        values: typed(form, kept),
        errors: {},
        message: "",
        code: { typed: code, refusal: "" },
      };
}

/**
 * The code that the customer typed, empty for none. The form has two fields for it: one in the summary beside the form,
 * one in the summary that is folded away in narrow windows. The field that the customer changed counts: after a refusal
 * both came with the refused code, `codeBefore`.
 */
function typedCode(form: URLSearchParams): string {
  const before = (form.get("codeBefore") ?? "").trim();
  const codes = form.getAll("code").map((text) => text.trim());
  return codes.find((code) => code !== before) ?? codes[0] ?? "";
}
