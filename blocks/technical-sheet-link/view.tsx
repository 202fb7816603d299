import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";

import type { technicalSheetLinkDefinition } from "./definition.ts";
import styles from "./technical-sheet-link.module.css";

/** A link to the sheet of what the page is about, its year and size too; nothing where the site makes none. */
export function TechnicalSheetLinkView({
  props,
  data: { product, generator },
}: BlockViewProps<typeof technicalSheetLinkDefinition>): ReactNode {
  const page = usePage();
  if (!product || generator?.isActive !== true || props.label === "") return null;
  const id = declinationOf(product, page);
  const part = id === null ? "" : `/${id}`;
  return (
    <p className={classNames(layout.block, styles.sheet)}>
      <a
        href={`/api/product/generate/file/${product.id}${part}?userLang=${page.locale}`}
        className={link.text}
        download
      >
        {props.label} <span className={styles.kind}>PDF</span>
      </a>
    </p>
  );
}

/** The declination of the page's address: by its id, or the first of its year; null for the product as a whole. */
function declinationOf({ declinations, id }: ProductDetail, { path }: PageFacts): number | null {
  const [, own, kind, part] = /\/(\d+)\/(?:(detail)\/)?(\d+)$/.exec(path) ?? [];
  if (Number(own) !== id) return null;
  const isIt = (form: ProductDetail["declinations"][number]) =>
    kind === "detail" ? form.id === Number(part) : form.year === Number(part);
  return declinations.find(isIt)?.id ?? null;
}
