import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { Reference } from "#schemas/fields/field.ts";
import { locales } from "#schemas/locale.ts";

import { useWords } from "../fields/ui-locale.ts";
import { Button } from "../kit/button.tsx";
import { Icon } from "../kit/icons.tsx";
import { useAsked } from "../kit/use-asked.ts";
import type { Work } from "../shell/work.ts";
import { blockName } from "../store/block-name.ts";
import { checkedBlocks } from "./checked-page.ts";
import { checkPage } from "./check-page.ts";
import styles from "./ed-findings-note.module.css";
import type { Finding } from "./finding.ts";
import { targetsOf } from "./gone-targets.ts";

export interface FindingsNoteProps {
  readonly work: {
    readonly editor: Work["editor"];
    readonly settings: Pick<Work["settings"], "store">;
    readonly ports: Pick<Work["ports"], "lookUp">;
  };
  /** Told when somebody goes to one of them. */
  readonly onGo: () => void;
}

/** How many are told one by one. */
const most = 8;

/** Warns of what visitors would miss, with the way to each, and what a click sets right. Nothing of it keeps a page from being published. */
export const FindingsNote = observer(function FindingsNote({ work, onGo }: FindingsNoteProps): ReactNode {
  const { formatMessage } = useIntl();
  const { editor } = work;
  const note = useRef<HTMLElement>(null);
  const [isMended, setMended] = useState(false);
  const findings = useFindings(work);
  const count = findings.length;
  if (count === 0 && !isMended) return null;
  const go = ({ block }: Finding): void => {
    if (block !== null) editor.setPreview(false);
    editor.selection.pick(block === null ? [] : [block]);
    onGo();
  };
  const mend = ({ mend: commands = [] }: Finding): void => {
    // What was refused is said on the page: the question makes way for it.
    if (!editor.run(commands).ok) return onGo();
    setMended(true);
    note.current?.focus();
  };
  return (
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
      <ul>
        {findings.slice(0, most).map((finding, index) => (
          <FindingRow key={`${finding.rule} ${finding.block} ${index}`} {...{ editor, finding, go, mend }} />
        ))}
        {count > most ? <li>{formatMessage({ id: "editor.saving.publish.more" }, { count: count - most })}</li> : null}
      </ul>
    </section>
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
      block: finding.block === null ? "" : blockName(editor, finding.block),
      field: wordsOf(finding.field),
      languages: formatList((finding.locales ?? []).map((locale) => locale.slice(0, 2).toUpperCase())),
      length: finding.length ?? 0,
    },
  );
  const action = finding.mend ? formatMessage({ id: `editor.checks.mend.${finding.rule}` }) : null;
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

/** What the rules find on the page as it is now; where links lead is known a moment later. */
function useFindings({ editor, settings, ports }: FindingsNoteProps["work"]): readonly Finding[] {
  const { canvas, document, isProgram } = editor;
  const { locale } = canvas;
  const own = locales.filter((each) => canvas.page.page.alternates[each] !== undefined);
  const inUse = own.length > 0 ? own : [locale];
  const configOf = (slug: string) => canvas.configOf(slug);
  const page = {
    blocks: isProgram ? [] : checkedBlocks({ document, registry: definitionsBySlug, configOf, locales: inUse }),
    settings: canvas.isPage ? (settings.store?.document ?? null) : null,
    locales: inUse,
  };
  // As a text: the same ones are asked for once, however often the page is read.
  const asked = JSON.stringify(targetsOf(page));
  const ask = useMemo(() => {
    const targets = JSON.parse(asked) as readonly Reference[];
    return async () => (targets.length > 0 ? await ports.lookUp(targets, locale) : null);
  }, [asked, locale, ports]);
  return checkPage(page, useAsked(ask));
}
