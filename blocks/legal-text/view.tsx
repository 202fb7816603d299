import { Fragment, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import layout from "#blocks/kit/layout.module.css";
import { parameterRecord, readParameter } from "#blocks/kit/parameters.ts";
import { Prose } from "#blocks/kit/prose.tsx";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { Parameter } from "#schemas/site/parameter.ts";
import { companyValue } from "#schemas/site/parameters/company-value.ts";
import { fillPlaceholders } from "#schemas/site/parameters/placeholders.ts";

import type { legalTextDefinition } from "./definition.ts";
import styles from "./legal-text.module.css";

/** The legal line, or a legal text with the company's values filled in (spec §3). */
export function LegalTextView({ props, data }: BlockViewProps<typeof legalTextDefinition>): ReactNode {
  const { parameters } = data;
  const locale = useLocale();
  if (props.text === "LINE") return <LegalLine parameters={parameters} />;
  const text = readParameter(parameters, props.text);
  return (
    <div className={layout.block}>
      {text === "" ? (
        <p className={layout.meta}>
          <FormattedMessage id="legalText.none" />
        </p>
      ) : (
        <Prose html={fillPlaceholders(text, parameterRecord(parameters), locale)} />
      )}
    </div>
  );
}

function LegalLine({ parameters }: { parameters: readonly Parameter[] | null }): ReactNode {
  const intl = useIntl();
  const locale = useLocale();
  const read = (type: string) => companyValue(`COMPANY_${type}`, readParameter(parameters, `COMPANY_${type}`), locale);
  const tell = (id: string, name: string, type: string) =>
    read(type) === "" ? "" : intl.formatMessage({ id: `legalText.${id}` }, { [name]: read(type) });
  const form = [read("CORPORATE_FORM"), tell("capital", "capital", "SHARE_CAPITAL")].filter(Boolean).join(" ");
  const parts = [
    [read("LEGAL_NAME") || read("NAME"), form].filter(Boolean).join(", "),
    tell("rcs", "rcs", "RCS"),
    tell("siret", "siret", "SIRET"),
    tell("vat", "vat", "VAT_NUMBER"),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <section className={styles.line} aria-label={intl.formatMessage({ id: "legalText.label" })}>
      <p>
        {parts.map((part, index) => (
          <Fragment key={part}>
            <span className={styles.part}>{index < parts.length - 1 ? `${part}\u00a0·` : part}</span>{" "}
          </Fragment>
        ))}
      </p>
    </section>
  );
}
