import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { Bottle } from "#blocks/kit/bottle.tsx";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { Picture } from "#blocks/kit/picture.tsx";
import { columns, type Fill } from "#blocks/kit/picture-sizes.ts";
import { Prose } from "#blocks/kit/prose.tsx";
import type { Product } from "#schemas/content/product.ts";

import type { Parcel } from "./parcels.ts";
import styles from "./parcel-map.module.css";

interface EntryProps {
  readonly parcel: Parcel;
  readonly Heading: "h2" | "h3";
}

/** The box of a parcel's picture (`parcel-map.module.css`). */
const fill: Fill = { ratio: 4 / 3, width: columns({ from: 48, part: 5 / 12, gaps: 1, gap: [1.5, 5, 5] }) };

/** One parcel: its picture, its words, and the wines that come from it. */
export function Entry({ parcel: { item, anchor, wines }, Heading }: EntryProps): ReactNode {
  return (
    <li id={anchor} className={styles.entry}>
      {item.image && <Picture image={item.image} sizes={fill} className={styles.picture} />}
      <div className={styles.words}>
        <Heading className={styles.title}>{item.title}</Heading>
        <Prose html={item.text} className={styles.text} />
        {wines.map((wine) => (
          <Wine key={wine.id} wine={wine} />
        ))}
      </div>
    </li>
  );
}

/** A wine with its bottle, and the way to the dishes that its page tells of. */
function Wine({ wine }: { wine: Product }): ReactNode {
  return (
    <div className={styles.wine}>
      {wine.image && <Bottle image={wine.image} sizes="40px" />}
      <p className={styles.links}>
        <span className={layout.meta}>
          <FormattedMessage id="parcelMap.inTheGlass" />
        </span>
        <a href={wine.url} className={styles.wineName}>
          {wine.name}
        </a>
        <a href={`${wine.url}#product-pairings`} className={link.text}>
          <FormattedMessage id="parcelMap.dishes" values={{ name: wine.name }} />
        </a>
      </p>
    </div>
  );
}
