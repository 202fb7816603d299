import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { useWords } from "../fields/ui-locale.ts";
import { Button } from "../kit/button.tsx";
import type { Work } from "../shell/work.ts";
import { blockName } from "../store/block-name.ts";
import type { Checks } from "./checks.ts";
import styles from "./ed-findings.module.css";
import type { Finding } from "./finding.ts";
import { goToFinding } from "./go-to-finding.ts";

interface FindingListProps {
  readonly work: Pick<Work, "editor" | "panels">;
  readonly checks: Checks;
  /** How many are told one by one; left out: all of them. */
  readonly most?: number;
  /** Told when somebody goes to one of them, or one can't be mended: it is said on the page why. */
  readonly onGo?: () => void;
  /** Told when one was set right by a click. */
  readonly onMended: () => void;
}

/** What was found, each with the way to it, and what a click sets right. */
export const FindingList = observer(function FindingList(props: FindingListProps): ReactNode {
  const { work, checks, most = Infinity, onGo, onMended } = props;
  const { formatMessage } = useIntl();
  const { findings } = checks;
  const more = findings.length - most;
  const go = (finding: Finding): void => {
    goToFinding(finding, work);
    onGo?.();
  };
  const mend = ({ mend: commands = [] }: Finding): void => {
    if (!work.editor.run(commands).ok) return onGo?.();
    checks.readAnew();
    onMended();
  };
  return (
    <ul className={styles.list}>
      {findings.slice(0, most).map((finding, index) => (
        <FindingRow key={`${finding.rule} ${finding.block} ${index}`} editor={work.editor} {...{ finding, go, mend }} />
      ))}
      {more > 0 ? <li>{formatMessage({ id: "editor.saving.publish.more" }, { count: more })}</li> : null}
    </ul>
  );
});

interface FindingRowProps {
  readonly editor: Work["editor"];
  readonly finding: Finding;
  readonly go: (finding: Finding) => void;
  readonly mend: (finding: Finding) => void;
}

const FindingRow = observer(function FindingRow({ editor, finding, go, mend }: FindingRowProps): ReactNode {
  const { formatMessage, formatList } = useIntl();
  const wordsOf = useWords();
  const words = formatMessage(
    { id: `editor.checks.${finding.rule}` },
    {
      ...finding.values,
      block: finding.block === null ? "" : blockName(editor, finding.block),
      field: wordsOf(finding.field),
      languages: formatList((finding.locales ?? []).map((locale) => locale.slice(0, 2).toUpperCase())),
    },
  );
  const way = [finding.rule, finding.mendedBy].filter((part) => part !== undefined).join(".");
  const action = finding.mend ? formatMessage({ id: `editor.checks.mend.${way}` }) : null;
  return (
    <li>
      <button type="button" className={styles.way} onClick={() => go(finding)}>
        {words}
      </button>
      {action !== null ? (
        <Button
          isSmall
          aria-label={formatMessage({ id: "editor.checks.mendOne" }, { action, finding: words })}
          onClick={() => mend(finding)}
        >
          {action}
        </Button>
      ) : null}
    </li>
  );
});
