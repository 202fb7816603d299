import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { fold } from "#schemas/fold.ts";
import type { CanvasPage, FrameItem } from "#schemas/content/canvas.ts";

import { FrameList, type ReusableChoices } from "../frames/frame-list.tsx";
import { Button } from "../kit/button.tsx";
import { NotRead } from "../kit/not-read.tsx";
import { SelectField } from "../kit/select-field.tsx";
import { TextField } from "../kit/text-field.tsx";
import { useToast } from "../kit/toast.tsx";
import { BeingRead } from "../kit/waiting.tsx";
import type { MenuFlags } from "../pages/page-actions.ts";
import type { PageQuestion, PagesWork } from "../pages/page-dialog.tsx";
import { answers, isPreviewOld, type PageFilter, pageFilters } from "./page-signs.ts";
import { PageTree } from "./page-tree.tsx";
import styles from "./page-tree.module.css";
import { browserMemory, PageTreeStore } from "./page-tree-store.ts";
import { ScreenList } from "./screen-list.tsx";
import { sortPages, type TreePage } from "./tree-page.ts";
import { useMoves } from "./use-moves.ts";
import { type Previewer, usePreviews } from "./use-previews.ts";

export interface PagesPanelProps {
  /** Null: they are on their way. */
  readonly pages: readonly CanvasPage[] | null;
  /** Whether they couldn't be read, where nobody else says so: the way to frames and reusable blocks is still there. */
  readonly isMissing?: boolean;
  /** The layout that is edited; null: none is. */
  readonly here: number | null;
  readonly reusables?: ReusableChoices;
  readonly work: Omit<PagesWork, "ports" | "leave"> & {
    /** Every frame, with the pages that it stands around. Keeps its identity. */
    readonly listFrames: () => Promise<readonly FrameItem[]>;
    readonly refreshPreview: Previewer;
  };
  readonly ask: (question: PageQuestion) => void;
  /** Told when the pages aren't any more what they were. */
  readonly changed: () => void;
}

/** All that is arranged on the site, in one place: its pages as a tree, the screens that it brings, what stands around them. */
export function PagesPanel(props: PagesPanelProps): ReactNode {
  const { pages: listed, isMissing = false, here, reusables, work, ask, changed } = props;
  const panel = useRef<HTMLDivElement>(null);
  const intl = useIntl();
  const toast = useToast();
  const say = (id: string): string => intl.formatMessage({ id });
  const [tree] = useState(() => new PageTreeStore(browserMemory));
  const [words, setWords] = useState("");
  const [filter, setFilter] = useState<PageFilter>("all");
  const { pages, move, undo } = useMoves({ pages: listed ?? none, work, changed });
  const { refresh, left } = usePreviews(work.refreshPreview, changed);
  const sorted = useMemo(() => sortPages(pages), [pages]);
  const searched = fold(words.trim());
  const isSearched = searched !== "" || filter !== "all";
  const isWanted = (page: CanvasPage): boolean =>
    answers(page, filter) && (searched === "" || fold(`${page.title} ${page.path}`).includes(searched));
  // They stand below the whole tree: they keep nobody waiting who looks for its first rows.
  const screens = useDeferredValue(sorted.screens, none).filter(isWanted);
  const old = sorted.tree.filter(isPreviewOld);
  const isNothing = listed !== null && isSearched && ![...sorted.screens, ...sorted.tree].some(isWanted);
  const setMenu = async (page: TreePage, flags: MenuFlags): Promise<void> => {
    const result = await work.pages.setMenu(page.pageId, flags);
    if (!result.ok) return toast({ text: result.error?.message ?? say("editor.pages.unreachable"), isLasting: true });
    const [key] = Object.entries(flags).map(([flag, isOn]) => `editor.tree.said.${flag}.${String(isOn)}`);
    toast({ text: intl.formatMessage({ id: key ?? "" }, { title: page.title }) });
    if (page.pageId === work.about.id) void work.settings.store?.look();
    changed();
  };
  const again = (): void => {
    // The button goes, and their focus would with it.
    panel.current?.querySelector("input")?.focus();
    changed();
  };
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.tools}>
        <Button icon="plus" onClick={() => ask("new")}>
          {say("editor.pages.new")}
        </Button>
        <TextField label={say("editor.pages.search")} type="search" value={words} onChange={setWords} />
        <SelectField
          label={say("editor.tree.filter")}
          value={filter}
          options={pageFilters.map((value) => ({ value, label: say(`editor.tree.filter.${value}`) }))}
          onChange={setFilter}
        />
        {old.length > 1 && (
          <Button variant="quiet" icon="image" disabled={left > 0} onClick={() => refresh(old)}>
            {intl.formatMessage(
              { id: left > 0 ? "editor.tree.refreshing" : "editor.tree.refreshAll" },
              { count: left || old.length },
            )}
          </Button>
        )}
      </div>
      {isMissing && <NotRead title={say("editor.pages.unread")} again={again} />}
      {listed === null && !isMissing && <BeingRead />}
      {listed !== null && (
        <PageTree
          pages={sorted.tree}
          isWanted={isSearched ? isWanted : null}
          open={({ path }) => void work.go(path)}
          setMenu={(page, flags) => void setMenu(page, flags)}
          refresh={(page) => refresh([page])}
          {...{ tree, here, move, undo, ask }}
        />
      )}
      {isNothing && <p className={styles.how}>{say("editor.pages.none")}</p>}
      <ScreenList screens={screens} here={here} open={({ path }) => void work.go(path)} />
      <FrameList
        listFrames={work.listFrames}
        go={(path, layoutId) => void work.go(path, layoutId)}
        {...{ here, reusables }}
      />
    </div>
  );
}

const none: readonly CanvasPage[] = [];
