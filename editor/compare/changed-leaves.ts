import type { ComponentConfigs } from "#schemas/component-configs/component-configs.ts";
import { configAt } from "#schemas/component-configs/component-configs.ts";
import { changedSlugs } from "#schemas/component-configs/configs-kind.ts";
import type { Leaf } from "#schemas/editing/leaf.ts";
import { changedLeaves as changedOfForms } from "#schemas/forms/editing/form-kind.ts";
import type { FormDocument } from "#schemas/forms/form-document.ts";
import { compareProps } from "#schemas/page/compare/compare-props.ts";
import type { PageSettings } from "#schemas/page-settings/page-settings.ts";
import type { PopupDocument } from "#schemas/popups/popup-document.ts";
import type { SiteSettings } from "#schemas/site-settings/site-settings.ts";

/** The values of a document that two states of it don't have the same, by the name of its kind. */
export function changedLeaves(kind: string, before: object, after: object): readonly Leaf[] {
  switch (kind) {
    case "form":
      return changedOfForms(before as FormDocument, after as FormDocument);
    case "config":
      return changedOfConfigs(before as ComponentConfigs, after as ComponentConfigs);
    case "site":
      return byLanguage((before as SiteSettings).values, (after as SiteSettings).values);
    default:
      return byLanguage(
        { ...(before as PageSettings | PopupDocument) },
        { ...(after as PageSettings | PopupDocument) },
      );
  }
}

/** Of what is set for all blocks of a kind: `banner/props/title/fr_FR`. */
function changedOfConfigs(before: ComponentConfigs, after: ComponentConfigs): readonly Leaf[] {
  return changedSlugs(before, after).flatMap((slug) => {
    const [one, other] = [configAt(before, slug)?.props ?? {}, configAt(after, slug)?.props ?? {}];
    return byLanguage(one, other).map((leaf) => `${slug}/props/${leaf}`);
  });
}

/** Of values that stand side by side, texts among them by their languages: `title/fr_FR`, `order`. */
function byLanguage(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly Leaf[] {
  return compareProps(before, after).map(({ prop, locale }) => (locale === undefined ? prop : `${prop}/${locale}`));
}
