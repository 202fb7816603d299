import { writeSaid } from "#schemas/commerce/cart-said.ts";
import {
  answerField,
  answerIn,
  givenAnswer,
  readSaved,
  type SavedAnswer,
  savedField,
  withAnswer,
  writeSaved,
} from "#schemas/commerce/customization-form.ts";
import { customizationStep } from "#schemas/commerce/customization-steps.ts";
import type { ProductCustomization, SentCustomizationInput } from "#schemas/content/product-customization.ts";
import { messageText } from "#server/text/message-text.ts";

import { addToHeldCart } from "./add-to-cart.ts";
import { answerProblems, type FieldErrors, judgeAnswers, keepFiles } from "./customization-judge.ts";
import { refusedForm, typed } from "./form-refusal.ts";
import type { ActionPorts, KeptForm, RefusedForm, SiteAction } from "./site-action.ts";

/**
 * The form by which a product is made for its buyer (spec §4), posted to the page that it stands on. What was answered
 * travels in the form; only files are kept by the server, under ids that travel too. Its buttons (`do`) save the answer
 * that is asked, go back to one (`edit.N`), take a file away (`drop.id`), or put the product into the cart (`add`).
 */
export const customizationAction: SiteAction = { path: "*", form: "customization", run };

type Outcome = string | RefusedForm | KeptForm;

/** A form as it was posted, and what it is about. */
interface Posted {
  readonly form: URLSearchParams;
  readonly ports: ActionPorts;
  readonly product: number;
  readonly declination: number;
  readonly customization: ProductCustomization;
  /** Answers that travelled, with the files that came along now. */
  readonly saved: readonly SavedAnswer[];
  readonly errors: FieldErrors;
}

/** How the form stands when its page comes; what is left out stands as it was posted. */
interface State {
  readonly index?: number;
  readonly saved?: readonly SavedAnswer[];
  readonly price?: string;
}

async function run(form: URLSearchParams, ports: ActionPorts): Promise<Outcome> {
  const [product, declination] = [idIn(form, "product"), idIn(form, "declination")];
  if (product === null || declination === null) return "";
  const kept = keptOf(form);
  if (ports.tooMuch) return refusedForm(form, ports.tooMuch, { kept });
  const asked = await ports.ask({ method: "GET", path: `/product/${product}/customization` });
  if (asked.status >= 300) return refusedForm(form, { ...asked, data: null }, { kept });
  const customization = asked.data as ProductCustomization | null;
  if (customization === null) {
    const message = messageText("customization.none", ports.locale);
    return refusedForm(form, { ...asked, message }, { kept });
  }
  const before = readSaved(form.get(savedField));
  const files = await keepFiles(customization.inputs, ports);
  const saved = files.kept.reduce(withAnswer, before);
  const posted = { form, ports, product, declination, customization, saved, errors: files.errors };
  const [what = "", which = ""] = (form.get("do") ?? "").split(".");
  if (what === "drop") return shown(posted, { saved: saved.filter(({ id }) => id !== Number(which)) });
  if (what === "add") return await add(posted);
  return await step(posted, what === "edit" ? Number(which) : null);
}

/** Puts it into the cart: of all fields at once what stands in them now, else what was saved. */
async function add(posted: Posted): Promise<Outcome> {
  const { form, ports, declination, customization, saved, errors } = posted;
  const { type, inputs } = customization;
  const answers = type === "SIMPLE" ? inputs.map((input) => answerIn(input, readerOf(form), saved)) : saved;
  // With a file that isn't taken nothing can be added; what is wrong elsewhere is told at once.
  if (Object.keys(errors).length > 0) {
    const others = await judged(posted, answers, inputs);
    return shown({ ...posted, errors: { ...others.errors, ...errors } }, {});
  }
  const customizations = answers.map(givenAnswer);
  const answer = await addToHeldCart(ports, declination, { quantity: form.get("quantity") ?? "", customizations });
  if (answer.status < 300) return writeSaid({ saying: "added", about: declination });
  const problems = answerProblems(answer);
  const first = inputs.findIndex(({ id }) => problems[answerField(id)] !== undefined);
  if (first >= 0) return shown({ ...posted, errors: problems }, { index: first });
  return { ...refusedForm(form, answer, { kept: [] }), values: valuesOf(posted, {}) };
}

/** Saves the answer to the field that is asked and goes on to the next, or goes to one that is to be changed [K5]. */
async function step(posted: Posted, edited: number | null): Promise<Outcome> {
  const { form, customization, saved, errors } = posted;
  const { inputs } = customization;
  const ids = inputs.map(({ id }) => id);
  const state = { index: indexIn(form), answers: saved };
  if (edited !== null && Number.isInteger(edited)) {
    return await reached(posted, customizationStep(state, { kind: "edit", index: edited }, ids));
  }
  const input = inputs[state.index];
  if (!input) return await reached(posted, state);
  const answer = answerIn(input, readerOf(form), saved);
  const isJudged = errors[answerField(input.id)] !== undefined;
  const wrong = isJudged ? errors : (await judged(posted, [answer], [input])).errors;
  if (Object.keys(wrong).length > 0) return shown({ ...posted, errors: wrong }, state);
  return await reached(posted, customizationStep(state, { kind: "save", answer }, ids));
}

/** Where somebody stands, with what is said so far and what it costs by now. */
async function reached(
  posted: Posted,
  { index, answers }: { readonly index: number; readonly answers: readonly SavedAnswer[] },
): Promise<Outcome> {
  const { price } = await judged(posted, answers, []);
  return shown({ ...posted, errors: {} }, { index, saved: answers, price });
}

async function judged(
  { form, ports, product, declination }: Posted,
  answers: readonly SavedAnswer[],
  whole: readonly SentCustomizationInput[],
) {
  const quantity = form.get("quantity") ?? "";
  return await judgeAnswers(ports, { product, declination, answers, whole, quantity });
}

/** The page with the form as it stands: refused where something is wrong. */
function shown(posted: Posted, state: State): RefusedForm | KeptForm {
  const told = { values: valuesOf(posted, state), errors: posted.errors, message: "" };
  if (Object.keys(posted.errors).length > 0) return { kind: "refused", status: 422, ...told };
  return { kind: "kept", status: 200, ...told };
}

function valuesOf({ form, saved }: Posted, state: State): Readonly<Record<string, string>> {
  return {
    ...typed(form, keptOf(form)),
    [savedField]: writeSaved(state.saved ?? saved),
    index: String(state.index ?? indexIn(form)),
    price: state.price ?? "",
  };
}

/** What of a form comes back with its page. */
function keptOf(form: URLSearchParams): readonly string[] {
  return [...form.keys()].filter((name) => name.startsWith("f.") || [savedField, "index", "quantity"].includes(name));
}

function readerOf(form: URLSearchParams): (name: string) => string | null {
  return (name) => form.get(name);
}

function indexIn(form: URLSearchParams): number {
  const text = form.get("index") ?? "";
  return /^\d{1,2}$/.test(text) ? Number(text) : 0;
}

function idIn(form: URLSearchParams, name: string): number | null {
  const text = form.get(name) ?? "";
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
