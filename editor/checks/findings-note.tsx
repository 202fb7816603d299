import { observer } from "mobx-react-lite";
import { type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { Icon } from "../kit/icons.tsx";
import type { Work } from "../shell/work.ts";
import styles from "./ed-findings.module.css";
import { FindingList } from "./finding-list.tsx";
import { Unmade } from "./unmade.tsx";
import { WeightLine } from "./weight/weight-line.tsx";

interface FindingsNoteProps {
  readonly work: Pick<Work, "editor" | "panels">;
  /** Told when somebody goes to one of them. */
  readonly onGo: () => void;
}

/** How many are told one by one. */
const most = 8;

/** Warns who publishes of what visitors would miss, and tells what the page weighs. Nothing of it keeps a page from being published. */
export const FindingsNote = observer(function FindingsNote({ work, onGo }: FindingsNoteProps): ReactNode {
  const { formatMessage } = useIntl();
  const note = useRef<HTMLElement>(null);
  const [isMended, setMended] = useState(false);
  const { checks } = work.panels;
  if (!checks) return null;
  const count = checks.findings.length;
  const mended = (): void => {
    setMended(true);
    note.current?.focus();
  };
  return (
    <>
      {count === 0 && !isMended ? null : (
        <section
          ref={note}
          tabIndex={-1}
          className={styles.note}
          aria-label={formatMessage({ id: "editor.checks.heading" })}
        >
          <p role="status">
            <Icon name={count === 0 ? "check" : "warning"} size={16} />
            <span>{formatMessage({ id: "editor.checks.count" }, { count })}</span>
          </p>
          <FindingList {...{ work, checks, most, onGo }} onMended={mended} />
        </section>
      )}
      <Unmade checks={checks} />
      <WeightLine checks={checks} />
    </>
  );
});
