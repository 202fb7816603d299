import type { CSSProperties, ReactNode } from "react";

import bottle from "#blocks/kit/bottle.module.css";
import { Bottle } from "#blocks/kit/bottle.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { Island } from "#blocks/kit/island.tsx";
import { columns, type Fill } from "#blocks/kit/picture-sizes.ts";
import { type Clamp, clamp, rem } from "#blocks/kit/room.ts";
import type { Image } from "#schemas/content/image.ts";
import type { ProductDetail } from "#schemas/content/product-detail.ts";

import { chosenForms, isGone, type Chosen } from "#blocks/kit/chosen.ts";
import { EnlargeIsland } from "./enlarge-island.tsx";
import styles from "./stage.module.css";

/** How tall the stage stands on phones and from two columns on, in pixels (stage.module.css). */
const heights = { phone: 256, wide: 608 };

/** From so many pixels of the slot on there are two columns. */
const twoColumns = 700;

/** How wide the stage is (product-detail.module.css): all of the block, or its part of two columns. */
const column = columns({ from: twoColumns / rem, part: 5 / 12, gaps: 1, gap: [2, 7, 7] });

/** The gap between bottles, as `clamp()` has it in stage.module.css. */
const bottleGap: Clamp = [0.5, 3, 2];

/**
 * The picture of what is chosen at true scale, and beside it one of each other size that the page lists. The stage is as tall as
 * the product's tallest picture, whatever is chosen: nothing below it moves then. A click shows them at full size.
 */
export function Stage({ product, chosen }: { product: ProductDetail; chosen: Chosen }): ReactNode {
  const images = shownImages(product, chosen);
  const [first] = images;
  if (!first) return null;
  const tallest = Math.max(...everyImage(product).map(({ height }) => height));
  const size = { "--tallest": tallest } as CSSProperties;
  return (
    <div
      className={classNames(styles.stage, isWide(first) && styles.wide, isGone(product, chosen) && styles.gone)}
      style={size}
      {...(isWide(first) && { "data-wide": "" })}
    >
      {images.map((image, index) => (
        <Bottle
          key={image.id}
          image={image}
          alt={index === 0 ? image.alt || product.name : image.alt}
          sizes={fillOf(image, images, tallest)}
          priority={index === 0}
          className={index === 0 ? bottle.moving : styles.other}
          product={index === 0 ? product.id : undefined}
        />
      ))}
      <Island name="enlarge" of={EnlargeIsland} props={{ images }} />
    </div>
  );
}

/**
 * The pictures of the forms that the page is about, one of each size; the product's where a form has none of its own.
 * That one comes first: a list shows it, and from there it moves here.
 */
function shownImages({ image }: ProductDetail, chosen: Chosen): readonly Image[] {
  const forms = chosenForms(chosen);
  const ofEachSize = new Map(forms.toReversed().map((form) => [`${form.capacity} ${form.capacityUnit}`, form.image]));
  const wanted = forms.length > 0 ? [...ofEachSize.values()].toReversed() : [null];
  const images = eachOnce(wanted.map((own) => own ?? image));
  return images.toSorted((a, b) => Number(b.id === image?.id) - Number(a.id === image?.id));
}

function everyImage({ image, declinations }: ProductDetail): readonly Image[] {
  return eachOnce([image, ...declinations.map((form) => form.image)]);
}

function eachOnce(images: readonly (Image | null)[]): readonly Image[] {
  return [...new Map(images.flatMap((image) => (image ? [[image.id, image]] : []))).values()];
}

/** Boxes and objects lie rather than stand: they are as wide as their column. */
function isWide({ width, height }: Image): boolean {
  return width > height / 2;
}

/** How wide a picture is on the stage. In two columns bottles stand in a row, and all shrink alike where it is too long. */
function fillOf(image: Image, images: readonly Image[], tallest: number): Fill {
  const at = (stage: number, { width } = image): number => (stage * width) / tallest;
  const row = images.reduce((sum, each) => sum + at(heights.wide, each), 0);
  return {
    width(place) {
      const hasTwoColumns = place.slot >= twoColumns;
      const whole = at(hasTwoColumns ? heights.wide : heights.phone);
      if (isWide(image)) return Math.min(whole, column(place));
      if (!hasTwoColumns) return whole;
      const room = column(place) - (images.length - 1) * clamp(bottleGap, place.slot);
      return whole * Math.min(1, room / row);
    },
  };
}
