import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { Revision } from "#schemas/content/draft.ts";

import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { SelectField } from "../kit/select-field.tsx";
import type { Past } from "../persistence/draft-port.ts";
import { useTimeWords } from "../saving/people.ts";
import type { Compared, Side } from "./comparison.ts";
import styles from "./ed-compare.module.css";
import { type SideDocument, useSides } from "./use-sides.ts";

export interface CompareDialogProps {
  readonly draft: { readonly document: object; readonly past: Pick<Past, "revision"> };
  readonly Compared: Compared;
  readonly revisions: readonly Revision[];
  /** The one that somebody asked to compare, with the draft at first. */
  readonly chosen: number;
  readonly onClose: () => void;
}

/** Two states of a document side by side: any two that were published, or one of them and the draft. */
export const CompareDialog = observer(function CompareDialog(props: CompareDialogProps): ReactNode {
  const { draft, Compared, revisions, chosen, onClose } = props;
  const { formatMessage } = useIntl();
  const when = useTimeWords();
  const [before, setBefore] = useState<Side>(chosen);
  const [after, setAfter] = useState<Side>("draft");
  const [documentOf, again] = useSides(draft, [before, after]);
  const nameOf = ({ label, at, isPublished }: Revision): string => {
    const name = [label, when(at)].filter(Boolean).join(", ");
    return isPublished ? formatMessage({ id: "editor.compare.live" }, { name }) : name;
  };
  const options: readonly { readonly value: Side; readonly label: string }[] = [
    { value: "draft", label: formatMessage({ id: "editor.compare.draft" }) },
    ...revisions.map((revision) => ({ value: revision.id, label: nameOf(revision) })),
  ];
  const named = (side: Side): string => options.find(({ value }) => value === side)?.label ?? "";
  return (
    <Dialog isOpen isFull title={formatMessage({ id: "editor.compare.title" })} onClose={onClose}>
      <div className={styles.comparison}>
        <div className={styles.choice}>
          <SelectField
            label={formatMessage({ id: "editor.compare.before" })}
            {...{ value: before, options, onChange: setBefore }}
          />
          <SelectField
            label={formatMessage({ id: "editor.compare.after" })}
            {...{ value: after, options, onChange: setAfter }}
          />
        </div>
        <Read documents={[documentOf(before), documentOf(after)]} again={again}>
          {(one, other) => (
            <Compared
              key={`${before} ${after}`}
              before={one}
              after={other}
              names={{ before: named(before), after: named(after) }}
              canRestore={before !== "draft"}
            />
          )}
        </Read>
      </div>
    </Dialog>
  );
});

interface ReadProps {
  readonly documents: readonly [SideDocument, SideDocument];
  /** Asks anew for what could not be had. */
  readonly again: () => void;
  readonly children: (before: object, after: object) => ReactNode;
}

/** Both documents, once they are there. */
function Read({ documents: [before, after], again, children }: ReadProps): ReactNode {
  const { formatMessage } = useIntl();
  if (before === "failed" || after === "failed") {
    const action = <Button onClick={again}>{formatMessage({ id: "editor.kit.retry" })}</Button>;
    return <EmptyState icon="warning" title={formatMessage({ id: "editor.compare.failed" })} action={action} />;
  }
  if (before === null || after === null)
    return <p className={styles.waiting}>{formatMessage({ id: "editor.saving.revisions.loading" })}</p>;
  return children(before, after);
}
