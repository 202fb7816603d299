import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { BlockNode } from "#schemas/page/layout.ts";

import styles from "./ed-inspector.module.css";
import type { InspectorProps } from "./inspector-props.ts";
import { VisibilityGroup } from "./visibility-group.tsx";

export interface PlacedBlockProps extends InspectorProps {
  readonly block: BlockNode;
  readonly placed: NonNullable<InspectorProps["placed"]>;
}

/** A block that places a reusable one: what is in that is edited by itself, when and for whom it is shown here. */
export function PlacedBlock(props: PlacedBlockProps): ReactNode {
  const { placed, isHeadless = false } = props;
  const { name, about } = placed;
  const intl = useIntl();
  return (
    <section className={styles.inspector} aria-label={intl.formatMessage({ id: "editor.inspector.of" }, { name })}>
      <header className={styles.head}>
        <div className={styles.names}>
          {isHeadless ? null : <h2 className={styles.title}>{name}</h2>}
          <p className={styles.help}>{intl.formatMessage({ id: "editor.inspector.placed" })}</p>
        </div>
      </header>
      <div>
        {about}
        <VisibilityGroup {...props} />
      </div>
    </section>
  );
}
