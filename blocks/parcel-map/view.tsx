import type { ReactNode } from "react";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { parcelMapDefinition } from "./definition.ts";
import { Entry } from "./entry.tsx";
import { parcelsOf } from "./parcels.ts";
import styles from "./parcel-map.module.css";
import { Plan } from "./plan.tsx";

/** The parcels on their map and one by one; nothing when their list could not be had or is empty. */
export function ParcelMapView({ props, data }: BlockViewProps<typeof parcelMapDefinition>): ReactNode {
  const parcels = data.list ? parcelsOf(data.list, data.wines) : [];
  if (parcels.length === 0) return null;
  const drawn = parcels.filter(({ rings }) => rings.length > 0);
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title title={props.title} eyebrow={props.eyebrow} />
      {props.image && drawn.length > 0 && <Plan image={props.image} parcels={drawn} />}
      <ul className={classNames(layout.plain, styles.entries)}>
        {parcels.map((parcel) => (
          <Entry key={parcel.item.id} parcel={parcel} Heading={props.title === "" ? "h2" : "h3"} />
        ))}
      </ul>
    </div>
  );
}
