import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import { useProblemText } from "#editor/fields/problem-text.ts";
import { useWords } from "#editor/fields/ui-locale.ts";
import { Button } from "#editor/kit/button.tsx";
import { effectiveProps } from "#schemas/fields/props.ts";
import type { BlockNode } from "#schemas/page/layout.ts";
import { ownFields } from "#schemas/page/visibility.ts";

import styles from "./ed-inspector.module.css";
import type { Run } from "./run.ts";

export interface PropProblemsProps {
  readonly block: BlockNode;
  readonly definition: BlockDefinition;
  readonly run: Run;
}

/** What is stored on a block and can't be used: it counts for nothing until it is removed or mended. */
export function PropProblems({ block, definition, run }: PropProblemsProps): ReactNode {
  const intl = useIntl();
  const wordsOf = useWords();
  const textOf = useProblemText();
  const fields = ownFields(definition);
  const { issues } = effectiveProps(fields, {}, block.props);
  if (issues.length === 0) return null;
  const props = [...new Set(issues.map(({ key }) => key.split(".")[0] ?? key))];
  const remove = () => run([{ type: "set-props", id: block.id, changes: props.map((prop) => ({ prop })) }]);
  return (
    <div className={styles.problems} role="note">
      <p>{intl.formatMessage({ id: "editor.inspector.unusable" })}</p>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.key} ${issue.messageKey}`}>
            {textOf(wordsOf(fields[issue.key.split(".")[0] ?? ""]?.label) || issue.key, issue)}
          </li>
        ))}
      </ul>
      <Button isSmall onClick={remove}>
        {intl.formatMessage({ id: "editor.inspector.removeUnusable" })}
      </Button>
    </div>
  );
}
