import { observer } from "mobx-react-lite";
import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";

import { EmptyState } from "../kit/empty-state.tsx";
import type { Work } from "../shell/work.ts";
import styles from "./ed-findings.module.css";
import { FindingList } from "./finding-list.tsx";
import { Unmade } from "./unmade.tsx";
import { WeightLine } from "./weight/weight-line.tsx";

interface ChecksPanelProps {
  readonly work: Pick<Work, "editor" | "panels">;
}

/** What deserves a look on the page while it is edited, with the way to each, and what the page weighs. */
export const ChecksPanel = observer(function ChecksPanel({ work }: ChecksPanelProps): ReactNode {
  const { formatMessage } = useIntl();
  const panel = useRef<HTMLDivElement>(null);
  const { checks } = work.panels;
  if (!checks) return null;
  const count = checks.findings.length;
  const isInOrder = count === 0 && checks.unmade.size === 0;
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel} data-checks="">
      {(count > 0 || isInOrder) && (
        <p role="status" className={styles.count}>
          {formatMessage({ id: "editor.checks.found" }, { count })}
        </p>
      )}
      <Unmade checks={checks} />
      {count > 0 && <FindingList {...{ work, checks }} onMended={() => panel.current?.focus()} />}
      {isInOrder && <EmptyState icon="check" title={formatMessage({ id: "editor.checks.none" })} />}
      <WeightLine checks={checks} />
    </div>
  );
});
