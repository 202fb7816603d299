import type { CSSProperties, ReactNode } from "react";
import { useIntl } from "react-intl";

import type { AccessPoint } from "#schemas/content/shipping.ts";

import { classNames } from "./class-names.ts";
import { useField } from "./form-context.ts";
import parts from "./form-parts.module.css";
import { FieldProblem } from "./form-problems.tsx";
import { mapRatio, relayMap, type Spot } from "./relay-map.ts";
import styles from "./relay-picker.module.css";
import form from "./site-form.module.css";

/** The field of the form around that a parcel shop is chosen in. */
const name = "accessPoint";

/**
 * Parcel shops: first their list, which says it all, then where they are as far as that is known. A pin is one more
 * label of its line: pressing it chooses the same. Nobody else is asked for the map.
 */
export function RelayPicker({ points }: { readonly points: readonly AccessPoint[] }): ReactNode {
  const { id, label, value: chosen, error, errorId, aria, focus } = useField(name);
  const map = relayMap(points);
  return (
    <div className={styles.picker}>
      <div className={classNames(styles.room, map && styles.mapped)}>
        <fieldset role="radiogroup" className={parts.choices} data-field="head" {...aria}>
          <legend className={form.label}>{label}</legend>
          {error !== null && (
            <p id={errorId} className={parts.fault}>
              <FieldProblem label={label} problem={error} />
            </p>
          )}
          {points.map((point, index) => {
            // What is wrong leads to the first of them.
            const own = index === 0 ? id : `${id}-${point.id}`;
            const spot = map?.spots.get(point.id);
            return (
              <div key={point.id} className={styles.point}>
                <label className={parts.choice}>
                  <input
                    id={own}
                    type="radio"
                    name={name}
                    value={point.id}
                    required
                    defaultChecked={point.id === chosen}
                    {...(index === 0 && focus)}
                  />
                  <span>
                    {map && <b className={styles.number}>{index + 1}</b>} {point.name}
                    <span className={parts.aside}>
                      {[point.addLine1, `${point.zipCode} ${point.city}`].filter(Boolean).join(", ")}
                    </span>
                  </span>
                </label>
                {spot && (
                  <label htmlFor={own} className={styles.pin} style={at(spot)}>
                    <span aria-hidden="true">{index + 1}</span>
                  </label>
                )}
              </div>
            );
          })}
        </fieldset>
        {map && <Drawing {...map} />}
      </div>
    </div>
  );
}

type DrawingProps = Pick<NonNullable<ReturnType<typeof relayMap>>, "towns" | "grid">;

/** The ground that the pins stand on: squares of a known length, and the towns' names. */
function Drawing({ towns, grid: { metres, part } }: DrawingProps): ReactNode {
  const intl = useIntl();
  const isLong = metres >= 1000;
  const length = intl.formatNumber(isLong ? metres / 1000 : metres, {
    style: "unit",
    unit: isLong ? "kilometer" : "meter",
  });
  const [width, height] = [1000, 1000 * mapRatio];
  const side = part * width;
  const lines = (most: number): number[] => Array.from({ length: Math.ceil(most / side) }, (_, index) => index * side);
  return (
    <div className={styles.map} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.ground}>
        {lines(width).map((x) => (
          <path key={`x${x}`} d={`M${x} 0V${height}`} />
        ))}
        {lines(height).map((y) => (
          <path key={`y${y}`} d={`M0 ${height - y}H${width}`} />
        ))}
      </svg>
      {towns.map(({ name: town, ...spot }) => (
        <span key={town} className={styles.town} style={at(spot)}>
          {town}
        </span>
      ))}
      <span className={styles.scale} style={{ inlineSize: `${part * 100}%` }}>
        {length}
      </span>
      <span className={styles.north}>N</span>
    </div>
  );
}

function at({ x, y }: Spot): CSSProperties {
  return { "--x": x, "--y": y } as CSSProperties;
}
