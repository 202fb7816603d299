import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { placeHours } from "#blocks/kit/company.ts";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { phoneHref } from "#schemas/phone-href.ts";
import type { CompanyAddress } from "#schemas/content/company-address.ts";

import styles from "./contact-details.module.css";
import { coordinates, directionsUrl } from "./directions.ts";
import { HoursTable } from "./hours-table.tsx";

interface PlaceProps {
  readonly place: CompanyAddress;
  readonly Heading: "h2" | "h3";
  readonly hasHours: boolean;
  /** Numbers and addresses that stand above already. */
  readonly told: readonly string[];
}

/** One of the estate's places: where it is, how to get there, when it is open. */
export function Place({ place, Heading, hasHours, told }: PlaceProps): ReactNode {
  const intl = useIntl();
  const hours = hasHours ? placeHours(place.openingHours, intl.locale) : [];
  const person = [place.firstname, place.lastname].filter(Boolean).join(" ");
  const lines = [person, place.address, place.addressPart2, `${place.postalCode} ${place.city}`.trim()].filter(Boolean);
  return (
    <li className={styles.place}>
      <div className={styles.where}>
        {place.type.length > 0 && <p className={layout.eyebrow}>{place.type.map(({ label }) => label).join(", ")}</p>}
        <Heading className={styles.heading}>{place.name || place.city}</Heading>
        <address className={styles.address}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{place.country.name}</span>
          {place.phone && !told.includes(place.phone) && <a href={phoneHref(place.phone)}>{place.phone}</a>}
          {place.email && !told.includes(place.email) && <a href={`mailto:${place.email}`}>{place.email}</a>}
        </address>
      </div>
      <div className={styles.how}>
        {place.text !== "" && <p className={styles.text}>{place.text}</p>}
        {hours.length > 0 && <HoursTable hours={hours} />}
        <p className={styles.directions}>
          <a
            href={directionsUrl(place)}
            rel="noopener"
            className={link.text}
            aria-label={intl.formatMessage({ id: "contactDetails.directionsTo" }, { name: place.name || place.city })}
          >
            <FormattedMessage id="contactDetails.directions" />
          </a>
          {place.position && <span className={styles.coordinates}>{coordinates(place.position, intl)}</span>}
        </p>
      </div>
    </li>
  );
}
