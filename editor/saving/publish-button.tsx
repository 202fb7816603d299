import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { Button } from "#editor/kit/button.tsx";
import { later } from "#editor/kit/later.tsx";
import { useWasOpen } from "#editor/kit/use-was-open.ts";

import type { Publish } from "../persistence/publisher.ts";
import type { PlannedDraft, PlanningParts } from "../plans/planning.ts";
import type { PublishOutcome, UnpublishOutcome } from "../store/draft-ports.ts";
import type { Step } from "../store/step-log.ts";
import styles from "./ed-publish.module.css";

const PublishDialog = later(async () => (await import("./publish-dialog.tsx")).PublishDialog);

export interface PublishButtonProps {
  readonly draft: {
    readonly hasChanges: boolean;
    /** False: visitors have nothing of it yet. */
    readonly isPublic: boolean;
    /** False: something of it is still to be done, as the note says; left out: nothing is known of that. */
    readonly isReady?: boolean;
    /** What was done since the page was last published, the latest first. */
    readonly unpublishedSteps: readonly Step[];
    readonly copy: { readonly conflicts: readonly unknown[] };
    /** What it is made of; what can be taken away first. */
    readonly drafts: readonly PlannedDraft[];
    /** Words: a whole sentence that says why it isn't public. `by`: what is done in the place of publishing it at once. */
    publish(label: string, by?: Publish): Promise<PublishOutcome | "planned" | Explained>;
    unpublish(): Promise<UnpublishOutcome>;
  };
  /** By what it can be planned. */
  readonly planning: PlanningParts;
  /** Told once the page is public. */
  readonly onPublished?: () => void;
  /** Whether the page may be taken away from visitors: frames and what stands inside of other pages may not. */
  readonly canUnpublish?: boolean;
  /** What it is that goes public: what isn't a page has words of its own. */
  readonly what?: "page" | "frame" | "reusable" | "site" | "form" | "popup" | "record";
  /** What else is to be known before; it may close the question, to lead somewhere. */
  readonly note?: (close: () => void) => ReactNode;
}

export interface Explained {
  readonly words: string;
}

/** Makes the page public, once it was said what of it is new. */
export const PublishButton = observer(function PublishButton(props: PublishButtonProps): ReactNode {
  const { draft } = props;
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasOpen(isOpen);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)} onPointerEnter={() => void PublishDialog.ask()}>
        <span className={styles.words}>
          {formatMessage({ id: "editor.saving.publish.button" })}
          {draft.hasChanges || !draft.isPublic ? <span className={styles.dot} /> : null}
        </span>
      </Button>
      {wasOpen && <PublishDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
});
