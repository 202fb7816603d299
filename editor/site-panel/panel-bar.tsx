import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useMemo } from "react";
import { useIntl } from "react-intl";

import { IconButton } from "../kit/button.tsx";
import { later } from "../kit/later.tsx";
import { Popover } from "../kit/popover.tsx";
import { Presence } from "../saving/presence.tsx";
import { PublishButton } from "../saving/publish-button.tsx";
import { useStepWords } from "../saving/use-step-words.ts";
import { DocumentState } from "./desk/document-state.tsx";
import type { DeskDocument } from "./desk/desk-document.tsx";
import { publishable } from "./desk/publishable.ts";
import type { PanelWork } from "./panel-work.ts";
import styles from "./site-panel.module.css";

const PlanChip = later(async () => (await import("../plans/plan-chip.tsx")).PlanChip);
const DocumentHistory = later(async () => (await import("../shell/document-history.tsx")).DocumentHistory);

/** The bar above, of the document at hand: what can be taken back, where the work stands, and making it public. */
export const PanelBar = observer(function PanelBar({ work }: { readonly work: PanelWork }): ReactNode {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const { people, account, publish, desk } = work;
  const { here } = work.presence;
  const document = desk.atHand;
  const { draft, name } = document;
  const together = useMemo(() => publishable(document, publish), [document, publish]);
  const planning = { call: work.clients(work.locale).call, people };
  const onPublished = useCallback(() => {
    document.onPublished?.();
    work.onPublished();
  }, [document, work]);
  return (
    <section className={styles.bar} data-ground="dark" aria-label={say("editor.site.bar")}>
      <IconButton icon="close" label={say("editor.site.close")} onClick={() => void work.close()} />
      <h1 className={styles.title}>{name ? name() : say("editor.site.title")}</h1>
      <Steps draft={draft} />
      <Popover
        button={<IconButton icon="history" label={say("editor.shell.history")} />}
        label={say("editor.shell.history")}
      >
        <div className={styles.history}>
          <DocumentHistory draft={draft} people={people} Compared={document.Compared} />
        </div>
      </Popover>
      <div className={styles.end}>
        {here && <Presence presence={here} blockName={(spot) => document.spotName?.(spot) ?? null} />}
        <PlanChip draft={together} {...{ planning, onPublished }} />
        <DocumentState {...{ document, people, account }} />
        <PublishButton
          draft={together}
          what={document.what}
          planning={planning}
          onPublished={onPublished}
          {...(document.note && { note: document.note })}
        />
      </div>
    </section>
  );
});

const Steps = observer(function Steps({ draft }: Pick<DeskDocument, "draft">): ReactNode {
  const intl = useIntl();
  const wordsOf = useStepWords();
  const { done, undone } = draft.copy.history;
  const named = (id: string, entry: string | undefined): string => {
    const step = draft.steps.find((one) => one.id === entry);
    const what = intl.formatMessage({ id });
    return step ? intl.formatMessage({ id: "editor.site.named" }, { what, step: wordsOf(step) }) : what;
  };
  return (
    <div className={styles.steps}>
      <IconButton
        icon="undo"
        label={named("editor.action.undo", done.at(-1)?.id)}
        disabled={done.length === 0}
        onClick={() => draft.undo()}
      />
      <IconButton
        icon="redo"
        label={named("editor.action.redo", undone[0]?.id)}
        disabled={undone.length === 0}
        onClick={() => draft.redo()}
      />
    </div>
  );
});
