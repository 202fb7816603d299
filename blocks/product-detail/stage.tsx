import type { ReactNode } from "react";

import { Bottle } from "#blocks/kit/bottle.tsx";
import type { Image } from "#schemas/content/image.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";

import type { Chosen } from "./chosen.ts";
import styles from "./product-detail.module.css";

/** How many bottles stand on the ground line at most: the chosen one and others at the same scale. */
const most = 3;

/** The product's picture at true scale, and those of its other forms beside it on the same ground. */
export function Stage({ product, chosen }: { product: ProductDetail; chosen: Chosen }): ReactNode {
  const images = shownImages(product, chosen);
  return (
    <div className={styles.stage}>
      {images.map((image, index) => (
        <Bottle
          key={image.id}
          image={image}
          alt={index === 0 ? image.alt || product.name : image.alt}
          sizes="(min-width: 900px) 240px, 45vw"
          priority={index === 0}
          className={index === 0 ? undefined : styles.other}
        />
      ))}
    </div>
  );
}

/** The picture of the chosen form, else the product's, then the others', each once. */
function shownImages({ image, declinations }: ProductDetail, { declination, declinations: listed }: Chosen): Image[] {
  const first = declination ? (declination.image ?? image) : image;
  const others = (declination ? [] : listed.length > 0 ? listed : declinations).map((form) => form.image);
  const all = [first, ...others].filter((candidate) => candidate !== null);
  return all.filter(({ id }, index) => all.findIndex((same) => same.id === id) === index).slice(0, most);
}
