import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { formatCapacity } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { eLabelLinkDefinition } from "./definition.ts";
import styles from "./e-label-link.module.css";

/** A link to each e-label of a wine; nothing where there is none. They are no pages of the site: browsers open them anew. */
export function ELabelLinkView({ id, props, data }: BlockViewProps<typeof eLabelLinkDefinition>): ReactNode {
  const { locale } = useIntl();
  const labels = data.labels ?? [];
  if (labels.length === 0) return null;
  const language = locale.slice(0, 2);
  return (
    <section className={classNames(layout.block, styles.labels)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {props.title}
      </h2>
      <ul className={styles.list}>
        {labels.map(({ idDeclination, year, capacity, capacityUnit, url }) => (
          <li key={idDeclination}>
            <a href={`${url}?lang=${language}`} rel="nofollow" data-reload="" data-no-prefetch="">
              {[year, formatCapacity(capacity, capacityUnit, locale)].filter(Boolean).join(" · ")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
