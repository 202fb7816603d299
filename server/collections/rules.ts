import type { Collection } from "#schemas/collections/collection.ts";
import { ownField } from "#schemas/collections/element-collection.ts";
import { isLocale } from "#schemas/locale.ts";
import type { Problem, Refusal } from "#schemas/refusal.ts";

/** What domains call things that a record calls otherwise. */
const otherNames: Readonly<Record<string, string>> = { mediaId: "picture", mediaIds: "pictures" };

/**
 * A refusal of a domain's command in the words of the record: `texts.fr_FR.title` is its `title.fr_FR`, `folderId` its `folder`,
 * `inputs[0]` its `inputs.0`, and texts that are missing as a whole are its title. It could be read, and can't be done.
 */
export function ofTheRecord(refusal: Refusal, collection: Pick<Collection, "fields" | "title">): Refusal {
  const { problems = [], ...others } = refusal;
  if (problems.length === 0) return refusal;
  const code =
    refusal.code === "not-found" || refusal.code === "invalid" || refusal.code === "conflict"
      ? "unprocessable"
      : refusal.code;
  return { ...others, code, problems: problems.map((problem) => ({ ...problem, key: fieldKey(problem, collection) })) };
}

function fieldKey({ key }: Problem, { fields, title }: Pick<Collection, "fields" | "title">): string {
  const [first = "", ...names] = key.replaceAll(/\[(\d+)\]/g, ".$1").split(".");
  const [locale = "", text = title, column = "", ...others] = names;
  if (first === "texts" && isLocale(locale))
    return text === "values"
      ? [ownField(column), locale, ...others].join(".")
      : [text, locale, ...names.slice(2)].join(".");
  const own = [first, otherNames[first], first.replace(/Id$/, ""), ownField(first)];
  const name = own.find((each) => each !== undefined && Object.hasOwn(fields, each)) ?? first;
  return [name, ...names].join(".");
}
