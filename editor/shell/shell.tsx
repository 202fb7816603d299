import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";

import type { Anchor } from "#schemas/page/commands/place.ts";

import { BlockMenu } from "../canvas/block-menu.tsx";
import { Drag } from "../canvas/drag.ts";
import { DragContext } from "../canvas/drag-context.tsx";
import { DragChip } from "../canvas/overlay.tsx";
import { pageScroller } from "../canvas/page-scroller.ts";
import { showAboveSheet } from "../canvas/use-scroll-to-picked.ts";
import { Stage } from "../canvas/stage.tsx";
import { loadAllViews } from "../canvas/views.ts";
import { Guard } from "../kit/guard.tsx";
import { askWhenIdle, later } from "../kit/later.tsx";
import type { MenuAnchor } from "../kit/menu.tsx";
import { Sheet } from "../kit/sheet.tsx";
import { Tabs } from "../kit/tabs.tsx";
import { useWasOpen } from "../kit/use-was-open.ts";
import { PagePanel } from "../pages/page-panel.tsx";
import { Outline } from "../panels/outline.tsx";
import { besideBlock } from "../canvas/beside-block.ts";
import { blockName } from "../store/block-name.ts";
import { Aid } from "./aid.ts";
import { EditorBar } from "./editor-bar.tsx";
import { EditorInspector } from "./editor-inspector.tsx";
import { FootBar } from "./foot-bar.tsx";
import { Notice } from "./notice.tsx";
import { Palette } from "./palette.tsx";
import { RightTabs } from "./right-tabs.tsx";
import styles from "./shell.module.css";
import { useFlag } from "./use-flag.ts";
import { useIsNarrow } from "./use-is-narrow.ts";
import { useOpenFields } from "./use-open-fields.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import type { Work } from "./work.ts";

const Crumbs = later(async () => (await import("../canvas/crumbs.tsx")).Crumbs);
const FramePanel = later(async () => (await import("../frames/frame-panel.tsx")).FramePanel);
const Library = later(async () => (await import("../panels/library.tsx")).Library);
const ProgramPage = later(async () => (await import("../pages/program-page.tsx")).ProgramPage);
const LibraryDialog = later(async () => (await import("../panels/library-dialog.tsx")).LibraryDialog);
const KeepDialog = later(async () => (await import("../pieces/keep-dialog.tsx")).KeepDialog);
const KeyHelp = later(async () => (await import("./key-help.tsx")).KeyHelp);

export interface ShellProps {
  readonly work: Work;
}

/** Where something is put that is chosen now; null: where new things go by themselves. */
type InsertPlace = Anchor | null;

/** The open editor: its bar, the page between two panels; on a phone the page, with sheets from below. */
export const Shell = observer(function Shell({ work }: ShellProps): ReactNode {
  const { editor, panels, ports } = work;
  const { isPage, page } = editor.canvas;
  const { frameId } = page;
  const intl = useIntl();
  const isNarrow = useIsNarrow();
  const sheetOfPage = useRef<HTMLDivElement>(null);
  const scroller = useMemo(() => pageScroller(sheetOfPage), []);
  const drag = useMemo(() => new Drag(editor), [editor]);
  const { sheet, open: openSheet } = panels;
  const closeSheet = (): void => openSheet(null);
  const [choosing, setChoosing] = useState<{ readonly at: InsertPlace } | null>(null);
  const [menuAt, openMenu] = useState<MenuAnchor | null>(null);
  const choose = (at: InsertPlace): void => setChoosing({ at });
  const [isHelping, help, helped] = useFlag();
  const [wasChoosing, wasHelping] = [useWasOpen(choosing !== null), useWasOpen(isHelping)];
  const wasKeeping = useWasOpen(editor.keeping !== null);
  useEffect(() => askWhenIdle(loadAllViews), []);
  const isCovered = isNarrow && sheet !== null;
  const { only } = editor.selection;
  useEffect(() => {
    if (isCovered && only !== null) showAboveSheet(scroller.current, only);
  }, [isCovered, only, scroller]);
  const drafts = useCallback(() => [editor.draft, editor.everywhere.store, work.settings.store], [editor, work]);
  useOpenFields(drafts);
  useShortcuts(editor, { insert: () => choose(null), help });
  const say = (id: string): string => intl.formatMessage({ id });
  const hasPicked = editor.selection.ids.length > 0;
  const hasPanels = !isNarrow && !editor.isPreview;
  const hasBlocks = hasPanels && !editor.isProgram;
  return (
    <DragContext drag={drag} scroller={scroller}>
      <div
        className={styles.shell}
        data-preview={editor.isPreview || undefined}
        data-program={editor.isProgram || undefined}
        data-covered={isCovered || undefined}
      >
        <EditorBar work={work} help={help} />
        {hasBlocks && (
          <aside className={styles.left} aria-label={say("editor.shell.left")}>
            <Guard>
              <LeftTabs work={work} />
            </Guard>
          </aside>
        )}
        <div className={styles.center}>
          <div>
            <Aid is="sign" work={work} />
          </div>
          {editor.isProgram ? (
            <ProgramPage work={work} />
          ) : (
            <div className={styles.pages}>
              <Stage
                editor={editor}
                drag={drag}
                sheet={sheetOfPage}
                scroller={scroller}
                ports={ports}
                insertBeside={(id, side) => choose(besideBlock(editor.document, id, side))}
                openFrame={frameId === null ? null : () => void work.go(page.page.path, frameId)}
                insertFirst={() => choose(null)}
                openMenu={openMenu}
              />
              <Aid is="beside" work={work} />
            </div>
          )}
          <Notice editor={editor} people={work.people} />
          {hasBlocks && <Crumbs editor={editor} />}
        </div>
        {hasPanels && (
          <aside className={styles.right} aria-label={say("editor.shell.right")} data-panel="inspector">
            <Guard>
              <RightTabs work={work} />
            </Guard>
          </aside>
        )}
        {isNarrow && <FootBar work={work} insert={() => choose(null)} />}
      </div>
      {isNarrow && (
        <>
          <Sheet isOpen={sheet === "outline"} title={say("editor.outline.tab")} onClose={closeSheet}>
            <div data-panel="outline">
              <Guard>
                <Outline editor={editor} />
              </Guard>
            </div>
          </Sheet>
          <Sheet isOpen={sheet === "checks"} title={checksTitle(work, intl)} onClose={closeSheet}>
            <Aid is="checks" work={work} />
          </Sheet>
          <Sheet
            isOpen={sheet === "inspector"}
            title={
              hasPicked ? (pickedName(editor) ?? say("editor.shell.right")) : say(`editor.shell.panelOf.${page.edits}`)
            }
            onClose={closeSheet}
          >
            <div data-panel="inspector">
              <Guard>
                {hasPicked ? (
                  <EditorInspector {...{ editor, ports }} isHeadless />
                ) : isPage ? (
                  <PagePanel work={work} isHeadless />
                ) : (
                  <FramePanel work={work} isHeadless />
                )}
              </Guard>
            </div>
          </Sheet>
        </>
      )}
      {wasChoosing && (
        <LibraryDialog
          editor={editor}
          isOpen={choosing !== null}
          onClose={() => setChoosing(null)}
          at={choosing?.at ?? undefined}
        />
      )}
      {wasKeeping && <KeepDialog editor={editor} />}
      <BlockMenu editor={editor} insert={choose} at={menuAt} open={openMenu} />
      <Palette work={work} help={help} />
      {wasHelping && <KeyHelp isOpen={isHelping} close={helped} />}
      <Aid is="watch" work={work} />
      <DragChip editor={editor} drag={drag} />
    </DragContext>
  );
});

/** What the one picked block is called; null where none is, or several are. */
function pickedName(editor: Work["editor"]): string | null {
  const { only } = editor.selection;
  return only === null ? null : blockName(editor, only);
}

/** What the checks are called, with how much they found. */
function checksTitle({ panels }: Pick<Work, "panels">, intl: IntlShape): string {
  const { checks } = panels;
  return checks ? intl.formatMessage({ id: "editor.checks.tab" }, { count: checks.findings.length }) : "";
}

const LeftTabs = observer(function LeftTabs({ work }: { readonly work: Work }): ReactNode {
  const { editor, panels } = work;
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const outline = (
    <div data-panel="outline">
      <Outline editor={editor} />
    </div>
  );
  return (
    <Tabs
      label={say("editor.shell.left")}
      value={panels.left}
      onChange={panels.chooseLeft}
      tabs={[
        { id: "outline", label: say("editor.outline.tab"), panel: outline },
        { id: "library", label: say("editor.library.tab"), panel: <Library editor={editor} /> },
        // There once its code is: opening the editor doesn't wait for it.
        ...(panels.checks
          ? [{ id: "checks", label: checksTitle(work, intl), panel: <Aid is="checks" work={work} /> }]
          : []),
      ]}
    />
  );
});
