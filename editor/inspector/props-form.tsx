import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";

import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { FieldPorts } from "#editor/fields/field-ports.ts";
import { EmptyState } from "#editor/kit/empty-state.tsx";
import type { Locale } from "#schemas/locale.ts";
import type { BlockNode, ComponentConfig } from "#schemas/page/layout.ts";

import styles from "./ed-inspector.module.css";
import { fieldGroups } from "./field-groups.ts";
import type { Run } from "./run.ts";
import { PropInput } from "./prop-input.tsx";
import { PropProblems } from "./prop-problems.tsx";

export interface PropsFormProps {
  readonly block: BlockNode;
  readonly definition: BlockDefinition;
  readonly config?: ComponentConfig;
  readonly locale: Locale;
  readonly ports: FieldPorts;
  readonly run: Run;
  readonly published?: BlockNode;
}

/** A form of a block's fields, in groups where they are many. */
export function PropsForm({ block, definition, config, locale, ports, run, published }: PropsFormProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const groups = fieldGroups(definition.fields);
  if (groups.length === 0) {
    return (
      <EmptyState title={intl.formatMessage({ id: "editor.inspector.noFields" })}>
        {intl.formatMessage({ id: "editor.inspector.noFieldsHelp" })}
      </EmptyState>
    );
  }
  const inputs = (names: readonly string[]) =>
    names.map((name) => {
      const field = definition.fields[name];
      if (field === undefined) return null;
      return (
        <PropInput
          key={name}
          {...{ name, field, locale, ports, run }}
          id={block.id}
          own={block.props[name]}
          siteWide={config?.props[name]}
          published={published?.props[name]}
          isPublished={published !== undefined}
        />
      );
    });
  return (
    <div className={styles.form}>
      <PropProblems {...{ block, definition, run }} />
      {groups.length === 1
        ? inputs(Object.keys(definition.fields))
        : groups.map(({ group, names }) => (
            <section key={group} className={styles.group} aria-labelledby={`${id}-${group}`}>
              <h3 className={styles.groupTitle} id={`${id}-${group}`}>
                {intl.formatMessage({ id: `editor.inspector.group.${group}` })}
              </h3>
              {inputs(names)}
            </section>
          ))}
    </div>
  );
}
