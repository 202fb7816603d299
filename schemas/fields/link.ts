import type { Localized } from "../locale.ts";
import { inLocale } from "../locale.ts";
import type { Problem } from "../refusal.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { fault, isRecord, under, unknownKeys } from "./check.ts";
import type { Field, Reference, ViewContext } from "./field.ts";
import type { LinkTarget } from "./link-target.ts";
import { checkLinkTarget } from "./link-target.ts";
import { checkLocalizedText } from "./plain-text.ts";
import type { FieldLabels } from "./text.ts";

export type StoredLink = {
  readonly to: LinkTarget;
  /** Left out: the title of the page or product, else the address itself. */
  readonly label?: Localized<string>;
  readonly newTab?: boolean;
} | null;

export interface ViewLink {
  readonly href: string;
  readonly label: string;
  readonly newTab: boolean;
  /** True for a page that asks for a whole document (spec §2, "reload"). */
  readonly reload?: boolean;
}

const labelLimits = { min: 0, max: 120, multiline: false };

/** A link, or none. The view gets null when what it leads to no longer exists. */
export function link({ label, help }: FieldLabels): Field<StoredLink, ViewLink | null> {
  return {
    kind: "link",
    label,
    localized: false,
    initial: null,
    check: checkLink,
    merge: (_base, over) => over,
    references: linkReferences,
    toView(value, context) {
      if (value === null) return null;
      const found = resolve(value.to, context);
      if (found === null) return null;
      const ownLabel = inLocale(value.label, context.locale);
      const view = { href: found.path, label: ownLabel ?? found.title, newTab: value.newTab ?? false };
      return found.reload ? { ...view, reload: true } : view;
    },
    describe: () => ({ kind: "link", label, help, localized: false, initial: null }),
  };
}

function checkLink(value: unknown): Result<StoredLink, readonly Problem[]> {
  if (value === null) return ok(null);
  if (!isRecord(value)) return fault("key.linkOrNone");
  const problems = unknownKeys(value, ["to", "label", "newTab"]);
  const to = checkLinkTarget(value["to"]);
  if (!to.ok) problems.push(...under("to", to.error));
  const label = value["label"] === undefined ? undefined : checkLocalizedText(value["label"], labelLimits);
  if (label?.ok === false) problems.push(...under("label", label.error));
  const newTab = value["newTab"];
  if (newTab !== undefined && typeof newTab !== "boolean") {
    problems.push({ key: "newTab", messageKey: "key.boolean" });
  }
  if (!to.ok || label?.ok === false || problems.length > 0) return err(problems);
  return ok({
    to: to.value,
    ...(label === undefined ? {} : { label: label.value }),
    ...(typeof newTab === "boolean" ? { newTab } : {}),
  });
}

function linkReferences(value: StoredLink): readonly Reference[] {
  if (value === null || value.to.kind === "url" || value.to.kind === "anchor") return [];
  return [{ kind: value.to.kind, id: value.to.id }];
}

function resolve(to: LinkTarget, context: ViewContext): ReturnType<ViewContext["page"]> {
  switch (to.kind) {
    case "page":
      return context.page(to.id);
    case "product":
      return context.product(to.id);
    case "url":
      return { path: to.url, title: to.url.replace(/^(?:mailto|tel):/i, "") };
    case "anchor":
      return { path: `#${to.hash}`, title: to.hash };
  }
}
