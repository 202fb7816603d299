import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";

import { IconButton } from "../kit/button.tsx";
import { later } from "../kit/later.tsx";
import { Popover } from "../kit/popover.tsx";
import { PublishButton } from "../saving/publish-button.tsx";
import { useStepWords } from "../saving/use-step-words.ts";
import { PanelState } from "./panel-state.tsx";
import type { PanelWork } from "./panel-work.ts";
import { publishable } from "./publishable.ts";
import styles from "./site-panel.module.css";

const DocumentHistory = later(async () => (await import("../shell/document-history.tsx")).DocumentHistory);
const SettingsNote = later(async () => (await import("./settings-note.tsx")).SettingsNote);

/** The bar above: what can be taken back, where the work stands, and making it public. */
export const PanelBar = observer(function PanelBar({ work }: { readonly work: PanelWork }): ReactNode {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const { draft, people, published } = work;
  const together = useMemo(() => publishable(work), [work]);
  return (
    <section className={styles.bar} data-ground="dark" aria-label={say("editor.site.bar")}>
      <IconButton icon="close" label={say("editor.site.close")} onClick={() => void work.close()} />
      <h1 className={styles.title}>{say("editor.site.title")}</h1>
      <Steps draft={draft} />
      <Popover
        button={<IconButton icon="history" label={say("editor.shell.history")} />}
        label={say("editor.shell.history")}
      >
        <div className={styles.history}>
          <DocumentHistory draft={draft} people={people} />
        </div>
      </Popover>
      <div className={styles.end}>
        <PanelState work={work} />
        <PublishButton
          draft={together}
          what="site"
          onPublished={() => {
            void published.lookAnew();
            work.onPublished();
          }}
          note={() => <SettingsNote work={work} />}
        />
      </div>
    </section>
  );
});

const Steps = observer(function Steps({ draft }: Pick<PanelWork, "draft">): ReactNode {
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
