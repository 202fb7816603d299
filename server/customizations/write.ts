import {
  customizationSchema,
  type CustomizationDefinition,
  definitionProblems,
  isAskedFirst,
} from "#schemas/commerce/customization-definition.ts";
import type { CustomizationInput } from "#schemas/commerce/customization.ts";
import type { GivenAnswer, KeptCustomizationFile } from "#schemas/content/product-customization.ts";
import type { Locale } from "#schemas/locale.ts";
import { validateBody } from "#schemas/contract/validate-body.ts";
import { fileFault } from "#schemas/forms/field-fault.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { commandOn } from "#server/db/command.ts";
import { database, dropTags } from "#server/db/context.ts";
import { writeRow } from "#server/db/write-row.ts";
import { type FileHolder, filesOfOthers } from "#server/forms/files/read.ts";
import { type ArrivedFile, dropFiles, keepFile, roomForFiles, waitingFiles } from "#server/forms/files/write.ts";
import { attempt } from "#server/limits/attempt.ts";

import { inputById } from "./read.ts";
import { type AnswerFile, fileKey, fileRules } from "./rules.ts";

export { arrivedFiles } from "#server/forms/files/write.ts";

/**
 * Writes how a product is made for its buyers, in place of what was written before; fields that keep their id keep what
 * carts answered. Refused with what is wrong by key; `not-found` where there is no such product.
 */
export async function saveCustomization(
  productId: number,
  given: CustomizationDefinition,
): Promise<Result<null, Refusal>> {
  const formed = validateBody(given, customizationSchema);
  const problems = formed.ok ? definitionProblems(given) : formed.error;
  if (problems.length > 0) return refuseInput(problems);
  return await commandOn({ "customization_input.id": "inputs.id" }, async () => {
    const product = await database().selectFrom("product").select("id").where("id", "=", productId).executeTakeFirst();
    if (!product) return refuse("not-found", "row.missing");
    const values = {
      type: given.type,
      is_required: Number(isAskedFirst(given)),
      is_excluded: Number(given.isExcludedFromWithdrawal ?? false),
    };
    await database()
      .insertInto("customization")
      .values({ id: productId, ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
    const taken = await replaceInputs(productId, given.inputs);
    if (taken.length > 0) return refuseInput(taken);
    dropTags("product", `product:${productId}`);
    return ok(null);
  });
}

/** Has a product made for nobody any more; lines of carts that said how can't be ordered. */
export async function removeCustomization(productId: number): Promise<Result<null, Refusal>> {
  return await commandOn({}, async () => {
    await database().deleteFrom("customization").where("id", "=", productId).execute();
    dropTags("product", `product:${productId}`);
    return ok(null);
  });
}

/** Writes the fields in their order; gives what is wrong with ids that are another product's. */
async function replaceInputs(productId: number, inputs: CustomizationDefinition["inputs"]) {
  const rows = await database().selectFrom("customization_input").select(["id", "product_id"]).execute();
  const own = new Set(rows.filter((row) => row.product_id === productId).map(({ id }) => id));
  const others = new Set(rows.filter((row) => row.product_id !== productId).map(({ id }) => id));
  const foreign = inputs.flatMap(({ id = 0 }, at) =>
    others.has(id) ? [{ key: `inputs[${at}].id`, messageKey: "key.taken" } as const] : [],
  );
  if (foreign.length > 0) return foreign;
  const kept = new Set(inputs.flatMap(({ id }) => (id === undefined ? [] : [id])));
  const gone = [...own].filter((id) => !kept.has(id));
  if (gone.length > 0) await database().deleteFrom("customization_input").where("id", "in", gone).execute();
  for (const [position, { id, ...document }] of inputs.entries()) {
    const place = { id, exists: id !== undefined && own.has(id) };
    await writeRow("customization_input", place, {
      product_id: productId,
      position,
      document: JSON.stringify(document),
    });
  }
  return [];
}

/**
 * Judges a file that was chosen for a field by content, name and size, and keeps it for an hour (`keepFile`). `key`: what
 * its sender calls it. Refused: with what is wrong with it; `too-many` for one network address; where no more is kept.
 */
export async function keepCustomizationFile(
  input: CustomizationInput,
  file: ArrivedFile,
  { key, clientAddress }: { readonly key: string; readonly clientAddress: string },
): Promise<Result<KeptCustomizationFile, Refusal>> {
  const fault = input.inputType === "FILE" ? fileFault(fileRules(input), [file]) : { fault: "notAsked" as const };
  if (fault) {
    const { values } = { values: undefined, ...fault };
    const shown = input.label === "" ? {} : { shownKey: input.label };
    const problem = { key, messageKey: `key.${fault.fault}`, ...(values && { values }), ...shown } as const;
    return refuseInput([problem]);
  }
  if (!(await roomForFiles(file.bytes))) return refuse("unprocessable", "form.full");
  const allowed = await attempt({ "form-files": clientAddress });
  if (!allowed.ok) return refuse("too-many", "request.throttled", { retryAfter: allowed.retryAfter });
  const id = await keepFile(fileKey(input.id), 0, file);
  return ok({ file: id, filename: file.name, bytes: file.bytes });
}

/**
 * Judges and keeps the files that came along with answers, each named `file.{id}` after its field; gives the answers with
 * them, and their ids. Refused, nothing of them stays.
 */
export async function keepAnswerFiles(
  given: readonly GivenAnswer[],
  files: readonly (ArrivedFile & { readonly field: string })[],
  { locale, clientAddress }: { readonly locale: Locale; readonly clientAddress: string },
): Promise<Result<{ readonly answers: readonly GivenAnswer[]; readonly files: readonly string[] }, Refusal>> {
  const answers = new Map(given.map((answer) => [answer.id, answer]));
  const kept: string[] = [];
  for (const file of files) {
    const id = Number(/^file\.([1-9]\d{0,9})$/.exec(file.field)?.[1] ?? 0);
    const key = `customizations.${id}`;
    const input = await inputById(id, locale);
    const taken = input
      ? await keepCustomizationFile(input, file, { key, clientAddress })
      : refuseInput([{ key: id > 0 ? key : file.field.slice(0, 64), messageKey: "key.notAsked" }]);
    if (!taken.ok) {
      await dropFiles(kept);
      return taken;
    }
    kept.push(taken.value.file);
    answers.set(id, { ...answers.get(id), id, file: taken.value.file });
  }
  return ok({ answers: [...answers.values()], files: kept });
}

/** Removes files that were kept for answers which weren't taken. */
export async function dropCustomizationFiles(ids: readonly string[]): Promise<void> {
  await dropFiles(ids);
}

/**
 * The files that answers name, which are there and were sent for their field, by id. `holder`: who wants to have them;
 * what others have in their carts and orders isn't there for them. Left out: nobody, it is only reckoned.
 */
export async function filesNamed(
  given: readonly GivenAnswer[],
  holder?: FileHolder,
): Promise<ReadonlyMap<string, AnswerFile>> {
  const named = given.flatMap(({ id, file }) => ((file ?? "") === "" ? [] : [{ id: file ?? "", key: fileKey(id) }]));
  const ids = named.map(({ id }) => id);
  const files = await waitingFiles(ids);
  const others = holder ? await filesOfOthers(ids, holder) : new Set();
  return new Map(
    files.flatMap(({ id, key, name, hash }) =>
      !others.has(id) && named.some((one) => one.id === id && one.key === key)
        ? [[id, { id, name, hash }] as const]
        : [],
    ),
  );
}
