import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { definitionsBySlug } from "#blocks/definitions.ts";
import { configsOf } from "#schemas/component-configs/component-configs.ts";
import { changedSlugs } from "#schemas/component-configs/configs-kind.ts";
import type { BlockUse, FrameItem } from "#schemas/content/canvas.ts";

import { FindingsNote } from "../checks/findings-note.tsx";
import { useWords } from "../fields/ui-locale.ts";
import { Icon } from "../kit/icons.tsx";
import { ReusableReach } from "../pieces/reusable-reach.tsx";
import { useAsked } from "../kit/use-asked.ts";
import type { Work } from "../shell/work.ts";
import styles from "./ed-publish-note.module.css";

interface PublishNoteProps {
  readonly work: Pick<Work, "editor" | "panels" | "everywhere" | "listBlockUse" | "listFrames">;
  /** Closes the question whether to publish. */
  readonly close: () => void;
}

/**
 * What publishing changes beyond this page: every page that a frame stands around, or where a block stands; and
 * what of it isn't for everybody yet.
 */
export const PublishNote = observer(function PublishNote({ work, close }: PublishNoteProps): ReactNode {
  const { canvas } = work.editor;
  const { store } = work.everywhere;
  const before = configsOf(canvas.page.configs, definitionsBySlug);
  const slugs = store ? changedSlugs(before, store.document) : [];
  return (
    <>
      {canvas.isFrame && <FrameReach layoutId={canvas.page.layoutId} listFrames={work.listFrames} />}
      {canvas.page.edits === "reusable" && <ReusableReach editor={work.editor} />}
      <FindingsNote work={work} onGo={close} />
      {slugs.length > 0 && <EverywhereReach slugs={slugs} listBlockUse={work.listBlockUse} />}
    </>
  );
});

interface FrameReachProps {
  readonly layoutId: number;
  readonly listFrames: () => Promise<readonly FrameItem[]>;
}

function FrameReach({ layoutId, listFrames }: FrameReachProps): ReactNode {
  const intl = useIntl();
  const frames = useAsked(listFrames);
  const frame = frames?.find((each) => each.layoutId === layoutId);
  if (!frame) return null;
  return <Note>{intl.formatMessage({ id: "editor.frames.reach" }, { count: frame.pages.length })}</Note>;
}

interface EverywhereReachProps {
  readonly slugs: readonly string[];
  readonly listBlockUse: () => Promise<readonly BlockUse[]>;
}

function EverywhereReach({ slugs, listBlockUse }: EverywhereReachProps): ReactNode {
  const intl = useIntl();
  const wordsOf = useWords();
  const use = useAsked(listBlockUse);
  if (!use) return null;
  const blocks = intl.formatList(slugs.map((slug) => wordsOf(definitionsBySlug.get(slug)?.label) || slug));
  const count = use.filter((page) => page.slugs.some((slug) => slugs.includes(slug))).length;
  return <Note>{intl.formatMessage({ id: "editor.everywhere.reach" }, { blocks, count })}</Note>;
}

function Note({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className={styles.note}>
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </p>
  );
}
