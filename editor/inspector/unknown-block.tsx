import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { BlockNode } from "#schemas/page/layout.ts";

import styles from "./ed-inspector.module.css";

export interface UnknownBlockProps {
  readonly block: BlockNode;
  /** Given for a block whose settings are of another version than the definition's. */
  readonly definition?: BlockDefinition;
}

/** A block that this site doesn't know, or not in this version: it is kept as it is, and shown to nobody. */
export function UnknownBlock({ block, definition }: UnknownBlockProps): ReactNode {
  const intl = useIntl();
  const { slug, v } = block;
  const id = definition === undefined ? "editor.inspector.unknown" : "editor.inspector.otherVersion";
  return (
    <section className={styles.inspector} aria-label={slug}>
      <header className={styles.head}>
        <h2 className={styles.title}>{slug}</h2>
      </header>
      <div className={styles.form}>
        <p className={styles.note}>
          {intl.formatMessage({ id }, { slug, version: v, known: definition?.version ?? 0 })}
        </p>
        <pre className={styles.raw}>{JSON.stringify({ v, props: block.props }, null, 2)}</pre>
      </div>
    </section>
  );
}
