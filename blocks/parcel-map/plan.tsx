import type { CSSProperties, ReactNode } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { Picture } from "#blocks/kit/picture.tsx";
import type { Image } from "#schemas/content/image.ts";

import { type Parcel, pathOf } from "./parcels.ts";
import styles from "./parcel-map.module.css";

interface PlanProps {
  readonly image: Image;
  /** Those that have an outline. */
  readonly parcels: readonly Parcel[];
}

/**
 * The map. A parcel's ground and its name are one link; where the map is too small for names, the grounds are numbered
 * and the names stand below.
 */
export function Plan({ image, parcels }: PlanProps): ReactNode {
  const intl = useIntl();
  const { width, height } = image;
  const box = `0 0 ${width} ${height}`;
  const all = pathOf(
    parcels.flatMap(({ rings }) => rings),
    image,
  );
  return (
    <nav
      className={styles.map}
      aria-label={intl.formatMessage({ id: "parcelMap.label" })}
      style={{ "--ratio": width / height } as CSSProperties}
    >
      <Picture image={image} sizes={{}} className={styles.ground} />
      <svg className={styles.veil} viewBox={box} aria-hidden="true" focusable="false">
        <path fillRule="evenodd" d={`M0 0H${width}V${height}H0Z${all}`} />
      </svg>
      <ol className={styles.names}>
        {parcels.map(({ item, anchor, rings, middle, name }, index) => (
          <li key={item.id}>
            <a
              href={`#${anchor}`}
              className={classNames(styles.link, name.isBelow && styles.below)}
              style={{ "--x": rounded(name.x), "--y": rounded(name.y) } as CSSProperties}
            >
              <svg className={styles.patch} viewBox={box} aria-hidden="true" focusable="false">
                <path d={pathOf(rings, image)} vectorEffect="non-scaling-stroke" />
                <text x={(middle.x * width) / 100} y={(middle.y * height) / 100} fontSize={width / 18}>
                  {index + 1}
                </text>
              </svg>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.name}>{item.title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function rounded(percent: number): number {
  return Math.round(percent * 10) / 10;
}
