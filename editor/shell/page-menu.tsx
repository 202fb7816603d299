import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { useFrameName } from "../frames/frame-name.ts";
import { Button } from "../kit/button.tsx";
import { later } from "../kit/later.tsx";
import { Popover } from "../kit/popover.tsx";
import { useAsked } from "../kit/use-asked.ts";
import type { PageQuestion } from "../pages/page-dialog.tsx";
import { useCanvasPages } from "../pages/use-canvas-pages.ts";
import styles from "./page-menu.module.css";
import type { Work } from "./work.ts";

const PagesPanel = later(async () => (await import("../page-tree/pages-panel.tsx")).PagesPanel);
const PageDialog = later(async () => (await import("../pages/page-dialog.tsx")).PageDialog);

/** Which page is edited, and every other one: pages of the estate and the shop's own screens. */
export const PageMenu = observer(function PageMenu({ work }: { readonly work: Work }): ReactNode {
  const intl = useIntl();
  // At once too: the bar calls the page by its title, and a new one is made from a list.
  const { pages, isMissing, load } = useCanvasPages(work.listPages);
  const [isOpen, setOpen] = useState(false);
  const { page } = work.editor.canvas;
  const [question, ask] = useState<PageQuestion | null>(work.isMaking ? "new" : null);
  const open = (next: boolean): void => {
    setOpen(next);
    if (next) load();
  };
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
            isMissing={isMissing && pages === null}
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
