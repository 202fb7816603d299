import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { readHours } from "#blocks/kit/company.ts";
import layout from "#blocks/kit/layout.module.css";
import { readParameter } from "#blocks/kit/parameters.ts";
import { phoneHref } from "#schemas/phone-href.ts";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import styles from "./contact-details.module.css";
import type { contactDetailsDefinition } from "./definition.ts";
import { HoursTable } from "./hours-table.tsx";
import { Place } from "./place.tsx";

/** The estate's details; what isn't filled in isn't there. */
export function ContactDetailsView({ props, data }: BlockViewProps<typeof contactDetailsDefinition>): ReactNode {
  const intl = useIntl();
  const { parameters } = data;
  const [name, office, phone, email] = ["COMPANY_NAME", "COMPANY_HEAD_OFFICE", "COMPANY_PHONE", "COMPANY_EMAIL"].map(
    (type) => readParameter(parameters, type),
  );
  const told = [phone, email].filter((each): each is string => each !== undefined && each !== "");
  const places = props.hasAddresses ? (data.places?.addresses ?? []) : [];
  // Places tell their own: the same hours twice would have to be compared.
  const isToldByPlaces = places.some(({ openingHours }) => openingHours.length > 0);
  const hours = props.hasHours && !isToldByPlaces ? readHours(parameters, intl) : [];
  if (props.title === "" && !office && !phone && !email && hours.length + places.length === 0) return null;
  const Heading = props.title === "" || props.isPageTitle ? "h2" : "h3";
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title
        title={props.title}
        eyebrow={props.eyebrow}
        level={props.isPageTitle ? 1 : 2}
        size={props.isPageTitle ? "large" : "medium"}
      />
      {props.text !== "" && <p className={styles.text}>{props.text}</p>}
      <div className={styles.parts}>
        {(office || phone || email) && (
          <section className={classNames(styles.part, hours.length === 0 && styles.alone)}>
            <Heading className={styles.heading}>{name || <FormattedMessage id="contactDetails.estate" />}</Heading>
            <address className={styles.address}>
              {/* The cellar's own address stands below when it is known; the head office serves without it. */}
              {office && places.length === 0 && <p className={styles.lines}>{office}</p>}
              {phone && (
                <a href={phoneHref(phone)} className={styles.reach}>
                  {phone}
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`} className={styles.reach}>
                  {email}
                </a>
              )}
            </address>
          </section>
        )}
        {hours.length > 0 && (
          <section className={styles.part}>
            <Heading className={styles.heading}>
              <FormattedMessage id="contactDetails.hours" />
            </Heading>
            <HoursTable hours={hours} />
          </section>
        )}
      </div>
      {places.length > 0 && (
        <ul className={classNames(layout.plain, styles.places)}>
          {places.map((place) => (
            <Place key={place.id} place={place} Heading={Heading} hasHours={props.hasHours} told={told} />
          ))}
        </ul>
      )}
    </div>
  );
}
