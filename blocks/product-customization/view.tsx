import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { Bottle } from "#blocks/kit/bottle.tsx";
import { cartSaid } from "#blocks/kit/cart-state.ts";
import { CartWords } from "#blocks/kit/cart-words.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { isOn } from "#blocks/kit/parameters.ts";
import type { Fill } from "#blocks/kit/picture-sizes.ts";
import { PriceTag } from "#blocks/kit/price-tag.tsx";
import { sizeText } from "#blocks/kit/size-text.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { mayBeAdded } from "#schemas/commerce/only-form.ts";
import type { Image } from "#schemas/content/image.ts";

import { CustomizeForm } from "./customize-form.tsx";
import type { productCustomizationDefinition } from "./definition.ts";
import styles from "./product-customization.module.css";

/** How tall the picture stands on phones and from two columns on, in pixels (product-customization.module.css). */
const heights = { phone: 144, wide: 544 };

/** From so many pixels of the slot on there are two columns. */
const twoColumns = 700;

/**
 * A form of a product with its picture and price, and how it is to be made for its buyer. Nothing where there is no such
 * product, and on a site that is no shop.
 */
export function ProductCustomizationView(view: BlockViewProps<typeof productCustomizationDefinition>): ReactNode {
  const { id, props, data, query, href, said } = view;
  const { locale } = useIntl();
  const page = usePage();
  const { customized, parameters, site } = data;
  if (!customized || site?.isECommerce === false) return null;
  const { product, declination } = customized;
  const isPageTitle = page.type === "product-customize" && props.product === null;
  const Heading = isPageTitle ? "h1" : "h2";
  const image = declination.image ?? product.image;
  const facts = [declination.year, sizeText(declination, locale)].filter(Boolean).join(" · ");
  const cart = cartSaid(query);
  return (
    <section className={classNames(layout.block, styles.block)} id={`form-${id}`} aria-labelledby={`${id}-title`}>
      {image && (
        <div className={styles.picture}>
          <Bottle image={image} alt={image.alt} sizes={fillOf(image)} priority={isPageTitle} />
        </div>
      )}
      <header className={styles.head}>
        {props.title !== "" && <p className={layout.eyebrow}>{props.title}</p>}
        <Heading id={`${id}-title`} className={styles.name}>
          {product.name}
        </Heading>
        {facts !== "" && <p className={styles.which}>{facts}</p>}
        <p className={styles.amount}>
          <PriceTag declination={declination} parameters={parameters} />
        </p>
        <p>
          <a href={product.url} className={styles.back}>
            <FormattedMessage id="productCustomization.back" />
          </a>
        </p>
      </header>
      <div className={styles.main}>
        {cart && <CartWords said={cart} />}
        {mayBeAdded(declination) ? (
          <CustomizeForm
            block={id}
            customized={customized}
            back={href({ state: null })}
            said={said}
            hasPrices={isOn(parameters, "SHOW_PRICES")}
          />
        ) : (
          <p className={styles.gone} data-stock="0">
            <FormattedMessage id="product.soldOut" />
          </p>
        )}
      </div>
    </section>
  );
}

/** As wide as its height asks, and no wider than its part of the slot (`--part`). */
function fillOf({ width: own, height }: Image): Fill {
  const at = (stage: number): number => (stage * own) / height;
  return {
    width: ({ slot }) => Math.min(at(slot < twoColumns ? heights.phone : heights.wide), slot * 0.32),
  };
}
