import { calls } from "#schemas/contract/catalogue.ts";
import { type DeedGroup, deedGroups } from "#schemas/content/people.ts";

const day = 86_400_000;

/** How long it is kept what administrators did, in milliseconds: thirteen months. */
export const deedsKept = 396 * day;

/** How long edits of one document by one person count as one deed, in milliseconds: an hour. */
export const editsTogether = 3_600_000;

/** What stands for edits of a document and for its publication: they are read where they are kept, not written a second time. */
export const [edited, published] = ["edit", "publish"] as const;

/**
 * Calls of administrators that leave no deed: those that only ask, look or say that somebody is there, and those whose
 * deeds are kept with the documents (`draft_edit`, `revision`).
 */
export const unnoted: ReadonlySet<string> = new Set([
  "openCanvas",
  "answerNeed",
  "readPageState",
  "lookUp",
  "checkHash",
  "savePreview",
  "tellPresence",
  "openRecord",
  "printOrders",
  "planImport",
  "saveEdits",
  "publishDrafts",
]);

/** Which calls are of which group, by their paths; the first that fits. */
const paths: readonly (readonly [RegExp, DeedGroup])[] = [
  [/^\/admin\/(publication|plan)\b|\/(unpublish|restore)$/, "publication"],
  [/^\/admin\/(record|import)\b/, "content"],
  [/^\/admin\/(page|piece|share)\b/, "pages"],
  [/^\/admin\/media\b/, "media"],
  [/^\/admin\/(forms|answer)\b/, "forms"],
  [/^\/admin\/popup\b/, "popups"],
  [/^\/admin\/(order|orders|withdrawal|stock)\b/, "orders"],
  [/^\/admin\/(customer|newsletter)\b/, "customers"],
  [/^\/admin\/people\b/, "people"],
  [/^\/admin\/(site|font-family)\b/, "settings"],
];

/** What the deed of a name is about; of a name that nobody knows any more, something else. */
export function groupOf(deed: string): DeedGroup {
  if (deed === edited) return "edit";
  if (deed === published) return "publication";
  return groups.get(deed) ?? "other";
}

/** The names of deeds of a group; of `other`, null: all that are in no group. */
export function namesIn(group: DeedGroup): readonly string[] {
  const own = [edited, published].filter((name) => groupOf(name) === group);
  return [...own, ...[...groups].filter(([, each]) => each === group).map(([name]) => name)];
}

/** The names of all deeds that are in a group. */
export function grouped(): readonly string[] {
  return deedGroups.filter((group) => group !== "other").flatMap(namesIn);
}

const groups: ReadonlyMap<string, DeedGroup> = new Map(
  calls.flatMap(({ name, path }) => {
    const found = paths.find(([pattern]) => pattern.test(path));
    return path.startsWith("/admin/") && found ? [[name, found[1]] as const] : [];
  }),
);

/** What a call answers that made something. */
interface Made {
  readonly id?: unknown;
  readonly pageId?: unknown;
}

/** Whether what was done to a page by a call that has the page's number. */
export function isAboutPage(deed: string): boolean {
  return pageCalls.has(deed);
}

/** Whether it was done to one order by a call that has the order's number. */
export function isAboutOrder(deed: string): boolean {
  return orderCalls.has(deed);
}

/** Whether it was done to a record of a collection, there or gone. */
export function isAboutRecord({ deed, kind }: { readonly deed: string; readonly kind: string }): boolean {
  return kind === "record" || deed === "createRecord";
}

const [pageCalls, orderCalls] = [/^\/admin\/page\b/, /^\/admin\/order\/\{id\}\//].map(
  (pattern): ReadonlySet<string> =>
    new Set(calls.filter(({ path, name }) => pattern.test(path) && !unnoted.has(name)).map(({ name }) => name)),
) as [ReadonlySet<string>, ReadonlySet<string>];

/** The number of what a call was about: the parameters of its path, and what it made. Nothing that anybody typed. */
export function subjectOf(params: Readonly<Record<string, unknown>>, answer: unknown): string {
  const named = Object.values(params);
  const { id = null, pageId = id }: Made = typeof answer === "object" && answer !== null ? answer : {};
  const made = pageId;
  const isNew = typeof made === "number" && !named.some((one) => typeof one === "number");
  return [...named, ...(isNew ? [made] : [])].join("/").slice(0, 100);
}

interface DeedPlace {
  readonly kind: string;
  readonly subject: string;
}

/** The document that a deed was done to: calls name it by its kind and number, one behind the other. */
export function placeOf({ kind, subject }: DeedPlace): DeedPlace {
  const [, ofKind = kind, number = subject] = (kind === "" ? /^([a-z-]+)\/(\d+)/.exec(subject) : null) ?? [];
  return { kind: ofKind, subject: number };
}
