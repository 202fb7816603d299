import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { LinkPair } from "#blocks/kit/link-pair.tsx";
import { readParameter } from "#blocks/kit/parameters.ts";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { openingDefinition } from "./definition.ts";
import { Hills } from "./hills.tsx";
import styles from "./opening.module.css";

/** The estate's name as the page's title; an estate without a name yet is simply "our estate". */
export function OpeningView({ id, props, data }: BlockViewProps<typeof openingDefinition>): ReactNode {
  const intl = useIntl();
  const { eyebrow, text, call, secondCall } = props;
  const name = readParameter(data.parameters, "COMPANY_NAME") || data.site?.name;
  return (
    <section className={styles.opening}>
      <div className={classNames(layout.centred, styles.words)}>
        <Title
          title={name || intl.formatMessage({ id: "kit.estate" })}
          eyebrow={eyebrow}
          level={1}
          size="display"
          align="center"
        />
        {text !== "" && <p className={styles.text}>{text}</p>}
        <LinkPair call={call} secondCall={secondCall} className={styles.calls} />
      </div>
      <Hills id={id} className={styles.hills} />
    </section>
  );
}
