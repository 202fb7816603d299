import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { customizePath } from "#schemas/commerce/customize-path.ts";
import type { Product } from "#schemas/content/product.ts";

import layout from "./layout.module.css";
import { useLocale } from "./use-locale.ts";

interface CustomizeLinkProps {
  readonly product: Pick<Product, "slug" | "id">;
  readonly declination: number;
  /** What it is called to who can't see what it stands beside. */
  readonly name: string;
  readonly className: string | undefined;
}

/** The way to where it is said how a declination of a product is made for its buyer. */
export function CustomizeLink({ product, declination, name, className }: CustomizeLinkProps): ReactNode {
  return (
    <a href={customizePath(product, declination, useLocale())} className={className}>
      <FormattedMessage id="addToCart.customize" />
      <span className={layout.hidden}>
        {" "}
        <FormattedMessage id="addToCart.customizeOf" values={{ name }} />
      </span>
    </a>
  );
}
