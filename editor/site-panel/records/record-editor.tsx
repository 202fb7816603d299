import { observable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { checkRecord } from "#schemas/collections/check-record.ts";
import type { Collection } from "#schemas/collections/collection.ts";
import type { OpenedRecord } from "#schemas/content/record.ts";
import { inLocale, localizePath } from "#schemas/locale.ts";
import { valueInForce } from "#schemas/site-settings/site-settings.ts";

import { useProblemText } from "../../fields/problem-text.ts";
import { useUiLocale, useWords } from "../../fields/ui-locale.ts";
import { Button, IconButton } from "../../kit/button.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import type { DeskFacts } from "../desk/desk.ts";
import { useDeskDocument } from "../desk/use-desk-document.ts";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import type { PanelWork } from "../panel-work.ts";
import { useReading } from "../use-reading.ts";
import styles from "./panel-records.module.css";
import { RecordForm } from "./record-form.tsx";
import type { RecordPort } from "./record-port.ts";
import { RecordTitles } from "./record-titles.ts";
import { leafName, type RecordDraft, recordPlace, useRecordName, whereIs } from "./record-words.ts";
import { RefusedFields } from "./refused-fields.ts";
import { TakeOffDialog } from "./take-off-dialog.tsx";

interface RecordEditorProps {
  readonly id: number;
  readonly work: PanelWork;
  readonly collection: Collection;
  readonly port: RecordPort;
  readonly back: () => void;
}

/** One record of a collection, whose form saves itself; the bar publishes it. */
export function RecordEditor({ id, work, collection, port, back }: RecordEditorProps): ReactNode {
  const { formatMessage } = useIntl();
  const nameOf = useRecordName(collection);
  const uiLocale = useUiLocale();
  const {
    answer: told,
    isMissing,
    again: askAgain,
    look,
  } = useReading(useCallback(async () => await port.find(id), [port, id]));
  // The command line publishes without a revision: what was told last of it counts, for the bar too.
  const [elsewhere] = useState(() => observable.box(false));
  useEffect(() => runInAction(() => elsewhere.set(told?.isPublic ?? false)), [elsewhere, told]);
  const [refused] = useState(() => new RefusedFields());
  const [titles] = useState(() => new RecordTitles(collection, work));
  const place = useMemo(() => recordPlace(collection, id), [collection, id]);
  const factsOf = useCallback(
    (open: RecordDraft): DeskFacts => ({
      what: "record",
      name: () => nameOf(titles.of(open.document)),
      spotName: (spot) => inLocale(leafName(collection, spot), uiLocale) ?? null,
      note: () => <PublishNote draft={open} collection={collection} />,
      isReady: () => checkRecord(collection, open.document.values).length === 0,
      isPublic: () => open.published !== null || elsewhere.get(),
      onRefused: (problems) => {
        const { values } = open.document;
        refused.tell(problems, values);
        const told = problems.map(({ key, words }) => `${whereIs(collection, key, values, uiLocale)} – ${words}`);
        return told.length > 0 ? told.join(" · ") : undefined;
      },
      onPublished: () => {
        look();
        // The shop adds to what was said: numbers of rows, a label's energy.
        void open.lookAnew();
      },
    }),
    [look, nameOf, elsewhere, uiLocale, collection, refused, titles],
  );
  const { draft, again } = useDeskDocument(work.desk, place, factsOf);
  if (draft === "failed" || isMissing)
    return (
      <section className={frame.section}>
        <NotRead
          title={formatMessage({ id: "editor.records.openFailed" })}
          again={() => {
            again();
            askAgain();
          }}
          back={{ words: formatMessage({ id: "editor.records.back" }), go: back }}
        />
      </section>
    );
  if (draft === null)
    return (
      <section className={frame.section} aria-busy>
        <BeingRead />
      </section>
    );
  return <OpenRecord {...{ id, work, collection, port, draft, told, refused, titles, back, askAgain }} />;
}

interface PublishNoteProps {
  readonly draft: RecordDraft;
  readonly collection: Collection;
}

/** What keeps the record from going public, for the dialog that publishes it. */
const PublishNote = observer(function PublishNote({ draft, collection }: PublishNoteProps): ReactNode {
  const { formatMessage } = useIntl();
  const [locale, textOf] = [useUiLocale(), useProblemText()];
  const problems = checkRecord(collection, draft.document.values);
  if (problems.length === 0) return null;
  return (
    <div className={styles.unready}>
      <p>{formatMessage({ id: "editor.records.unready" })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.key}>{textOf(whereIs(collection, problem.key, draft.document.values, locale), problem)}</li>
        ))}
      </ul>
    </div>
  );
});

/** What the shop counts of the record, which nobody writes. */
function Counted({ collection, counts }: { collection: Collection; counts: OpenedRecord["counted"] }): ReactNode {
  const intl = useIntl();
  const wordsOf = useWords();
  const known = Object.entries(collection.counted ?? {}).filter(([name]) => counts[name] !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([name, label]) => (
        <div key={name}>
          <dt>{wordsOf(label)}</dt>
          <dd>{intl.formatNumber(counts[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OpenRecordProps extends RecordEditorProps {
  readonly draft: RecordDraft;
  readonly told: OpenedRecord | null;
  readonly refused: RefusedFields;
  readonly titles: RecordTitles;
  readonly askAgain: () => void;
}

const OpenRecord = observer(function OpenRecord(props: OpenRecordProps): ReactNode {
  const { work, collection, port, draft, told, refused, titles, back, askAgain } = props;
  const { formatMessage } = useIntl();
  const nameOf = useRecordName(collection);
  const locale = useUiLocale();
  const wordsOf = useWords();
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPublic = draft.published !== null || (told?.isPublic ?? false);
  const isShop = valueInForce(work.draft.document, "info.isECommerce") === true;
  const title = titles.of(draft.document);
  const address =
    isPublic && told?.row && collection.path ? localizePath(`${collection.path}${told.row}`, locale) : null;
  return (
    <section className={frame.section} aria-label={wordsOf(collection.one)}>
      <header className={styles.head}>
        <IconButton icon="chevron-left" label={formatMessage({ id: "editor.records.back" })} onClick={back} />
        <h2 ref={heading} tabIndex={-1}>
          {nameOf(title)}
        </h2>
        {address !== null && (
          <a className={styles.see} href={address} target="_blank" rel="noreferrer">
            {formatMessage({ id: "editor.records.see" })}
          </a>
        )}
        {collection.isStocked && told?.row && isShop && (
          <Button
            isSmall
            variant="quiet"
            onClick={() => work.places.go({ section: "stock", id: told.row ?? undefined, part: "product" })}
          >
            {formatMessage({ id: "editor.records.stock" })}
          </Button>
        )}
        {told !== null && (
          <Button isSmall variant="quiet" icon={isPublic ? "eye-off" : "delete"} onClick={() => setAsking(true)}>
            {formatMessage({ id: isPublic ? "editor.records.takeOff.ask" : "editor.records.remove.ask" })}
          </Button>
        )}
      </header>
      <Counted collection={collection} counts={told?.counted ?? {}} />
      <RecordForm {...{ work, collection, draft, refused }} row={told?.row} />
      {isAsking && told !== null && (
        <TakeOffDialog
          {...{ work, collection, port }}
          records={[{ id: told.id, row: told.row, state: isPublic ? "public" : "unpublished", title }]}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            if (!isPublic) return back();
            askAgain();
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
});
