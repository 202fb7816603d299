import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { readHours, readProfiles } from "#blocks/kit/company.ts";
import { pageGround } from "#blocks/kit/page-ground.ts";
import { parameterRecord, readParameter } from "#blocks/kit/parameters.ts";
import { Picture } from "#blocks/kit/picture.tsx";
import { logosOn, siteLogo } from "#blocks/kit/site-logo.ts";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import { localizePath } from "#schemas/locale.ts";
import { phoneHref } from "#schemas/phone-href.ts";
import { hasTrackers } from "#schemas/site/has-trackers.ts";

import type { footerDefinition } from "./definition.ts";
import { FooterColumn, FooterFold } from "./footer-column.tsx";
import styles from "./footer.module.css";

/** What the footer's ground is like unless a parameter says otherwise (see base.css). */
const darkGround = "#241b1a";

/** The foot of every page. What isn't filled in isn't there. */
export function FooterView({ props, data, slots }: BlockViewProps<typeof footerDefinition>): ReactNode {
  const intl = useIntl();
  const locale = useLocale();
  const { parameters } = data;
  const [name, address, phone, email] = ["COMPANY_NAME", "COMPANY_HEAD_OFFICE", "COMPANY_PHONE", "COMPANY_EMAIL"].map(
    (type) => readParameter(parameters, type),
  );
  const ground = readParameter(parameters, "COLOR_FOOTER") || darkGround;
  const fitting = logosOn(ground, pageGround(parameters));
  // A logo drawn for light grounds can't be read on a dark one: there the estate's name stands in for it.
  const readable = fitting.includes("LOGO_DARK_THEME") && name ? fitting.filter((type) => type !== "LOGO") : fitting;
  const logo = props.logo ?? siteLogo(data.siteLogos, "LOGO_FOOTER", ...readable);
  const hours = readHours(parameters, intl);
  const profiles = readProfiles(parameters);
  // Where no tracker is set up there is nothing to choose (design §11.12).
  const asksConsent = hasTrackers(parameterRecord(parameters));
  // The law wants the way out of a contract in sight wherever one is made (L10).
  const mayWithdraw = data.site?.isECommerce === true;
  const isStated = readParameter(parameters, "ACCESSIBILITY_STATEMENT") !== "";
  const links = data.links?.elements.filter((item) => item.link !== "") ?? [];
  const logos = data.logos?.elements.filter((item) => item.image) ?? [];
  return (
    <footer className={styles.footer}>
      <div className={styles.estate}>
        {logo ? (
          <Picture image={logo} sizes="320px" alt={logo.alt || name} className={styles.logo} />
        ) : (
          name && <p className={styles.name}>{name}</p>
        )}
        {props.text !== "" && <p className={styles.text}>{props.text}</p>}
        {slots["letter"] && <div className={styles.letter}>{slots["letter"]}</div>}
      </div>
      <div className={styles.columns}>
        {(address || phone || email) && (
          <FooterColumn title={intl.formatMessage({ id: "footer.address" })}>
            <address className={styles.address}>
              {address && <span className={styles.lines}>{address}</span>}
              {phone && <a href={phoneHref(phone)}>{phone}</a>}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </address>
          </FooterColumn>
        )}
        {hours.length > 0 && (
          <FooterFold title={intl.formatMessage({ id: "footer.hours" })}>
            <dl className={styles.hours}>
              {hours.map(({ days, text }) => (
                <div key={days[0]}>
                  <dt>{days.map((day) => intl.formatMessage({ id: `kit.day.${day}` })).join(" – ")}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </FooterFold>
        )}
        {(links.length > 0 || asksConsent || mayWithdraw || isStated) && (
          <FooterColumn title={intl.formatMessage({ id: "footer.links" })}>
            <ul>
              {links.map((item) => (
                <li key={item.id}>{item.link === "" ? item.title : <a href={item.link}>{item.title}</a>}</li>
              ))}
              {isStated && (
                <li>
                  <a href={localizePath("/accessibility", locale)}>
                    {intl.formatMessage({ id: "footer.accessibility" })}
                  </a>
                </li>
              )}
              {mayWithdraw && (
                <li>
                  <a href={localizePath("/withdrawal", locale)}>{intl.formatMessage({ id: "footer.withdraw" })}</a>
                </li>
              )}
              {asksConsent && (
                <li>
                  <a href={localizePath("/cookie-policy#cookies", locale)} data-consent="">
                    {intl.formatMessage({ id: "footer.consent" })}
                  </a>
                </li>
              )}
            </ul>
          </FooterColumn>
        )}
        {profiles.length > 0 && (
          <FooterColumn isBelow title={intl.formatMessage({ id: "footer.social" })}>
            <ul>
              {profiles.map(({ label, url }) => (
                <li key={url}>
                  <a href={url} rel="me noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </FooterColumn>
        )}
      </div>
      {logos.length > 0 && (
        <section className={styles.partners} aria-label={intl.formatMessage({ id: "footer.partners" })}>
          <ul>
            {logos.map(({ id, image, link, title }) => {
              const Part = link === "" ? "div" : "a";
              return (
                <li key={id}>
                  <Part className={styles.partner} {...(link !== "" && { href: link })}>
                    {image && (
                      <Picture image={image} sizes="120px" alt={title ? "" : image.alt} className={styles.mark} />
                    )}
                    {title !== "" && <span>{title}</span>}
                  </Part>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </footer>
  );
}
