import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import type { CanvasPage } from "#schemas/content/canvas.ts";

import { useFrameName } from "../frames/frame-name.ts";
import { Button } from "../kit/button.tsx";
import { later } from "../kit/later.tsx";
import { Popover } from "../kit/popover.tsx";
import { useAsked } from "../kit/use-asked.ts";
import type { PageQuestion } from "../pages/page-dialog.tsx";
import styles from "./page-menu.module.css";
import type { Work } from "./work.ts";

const PagesPanel = later(async () => (await import("../page-tree/pages-panel.tsx")).PagesPanel);
const PageDialog = later(async () => (await import("../pages/page-dialog.tsx")).PageDialog);

/** Which page is edited, and every other one: pages of the estate and the shop's own screens. */
export const PageMenu = observer(function PageMenu({ work }: { readonly work: Work }): ReactNode {
  const intl = useIntl();
  const [pages, setPages] = useState<readonly CanvasPage[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { page } = work.editor.canvas;
  const [question, ask] = useState<PageQuestion | null>(work.isMaking ? "new" : null);
  const load = useCallback((): void => {
    // Before all are there those that are seen first.
    const told = (some: readonly CanvasPage[]): void => setPages((before) => before ?? some);
    work.listPages(told).then(setPages, (error: unknown) => {
      console.warn(error);
      // What was there before is still the way to the other pages.
      setPages((before) => before ?? []);
    });
  }, [work]);
  const open = (next: boolean): void => {
    setOpen(next);
    if (next) load();
  };
  // At once too: the bar calls the page by its title, and a new one is made from a list.
  useEffect(load, [load]);
  const frames = useAsked(work.listFrames);
  const frameName = useFrameName();
  const frame = frames?.find(({ layoutId }) => layoutId === page.layoutId);
  const placed = page.reusables.find(({ id }) => id === page.layoutId);
  const own = pages?.find(({ layoutId }) => layoutId === page.layoutId);
  const asking = (next: PageQuestion): void => {
    setOpen(false);
    ask(next);
  };
  return (
    <>
      <Popover
        isOpen={isOpen}
        onOpenChange={open}
        label={intl.formatMessage({ id: "editor.pages.title" })}
        button={
          <Button variant="quiet" icon="chevron-down">
            <span className={styles.name}>
              {frame ? frameName(frame.name) : (placed?.name ?? own?.title ?? page.page.path)}
            </span>
          </Button>
        }
      >
        <div className={styles.pages}>
          <PagesPanel
            pages={pages}
            here={page.layoutId}
            reusables={{ pieces: page.reusables, path: page.page.path }}
            {...{ work, ask: asking, changed: load }}
          />
        </div>
      </Popover>
      {question !== null && (
        <PageDialog question={question} pages={pages ?? []} work={work} onChanged={load} onClose={() => ask(null)} />
      )}
    </>
  );
});
