import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { CanvasPage } from "#schemas/content/canvas.ts";

import { Button } from "../kit/button.tsx";
import { Popover } from "../kit/popover.tsx";
import { TextField } from "../kit/text-field.tsx";
import { folded } from "../panels/folded.ts";
import styles from "./page-menu.module.css";
import type { Work } from "./work.ts";

/** Which page is edited, and every other one: pages of the estate and the shop's own screens. */
export const PageMenu = observer(function PageMenu({ work }: { readonly work: Work }): ReactNode {
  const intl = useIntl();
  const [pages, setPages] = useState<readonly CanvasPage[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { page } = work.editor.canvas;
  const open = (next: boolean): void => {
    setOpen(next);
    if (!next) return;
    work.listPages().then(setPages, (error: unknown) => {
      console.warn(error);
      setPages([]);
    });
  };
  const own = pages?.find(({ layoutId }) => layoutId === page.layoutId);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={open}
      label={intl.formatMessage({ id: "editor.pages.title" })}
      button={
        <Button variant="quiet" icon="chevron-down">
          <span className={styles.name}>{own?.title ?? page.page.path}</span>
        </Button>
      }
    >
      <PageList pages={pages} here={page.layoutId} go={(path) => void work.go(path)} />
    </Popover>
  );
});

interface PageListProps {
  /** Null: they are on their way. */
  readonly pages: readonly CanvasPage[] | null;
  readonly here: number;
  readonly go: (path: string) => void;
}

function PageList({ pages, here, go }: PageListProps): ReactNode {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const [words, setWords] = useState("");
  const found = (pages ?? []).filter(({ title, path }) => folded(`${title} ${path}`).includes(folded(words)));
  return (
    <div className={styles.pages}>
      <TextField label={say("editor.pages.search")} type="search" value={words} onChange={setWords} />
      <ul className={styles.list}>
        {found.map(({ layoutId, path, title, preview, hasChanges, isPublished }) => (
          <li key={path}>
            <button
              type="button"
              className={styles.page}
              aria-current={layoutId !== null && layoutId === here ? "page" : undefined}
              onClick={() => go(path)}
            >
              {preview === null ? (
                <span className={styles.picture} />
              ) : (
                <img className={styles.picture} src={preview} alt="" loading="lazy" />
              )}
              <span className={styles.words}>
                <span>{title}</span>
                <span className={styles.path}>{path}</span>
              </span>
              {(hasChanges || !isPublished) && (
                <span className={styles.state}>
                  {say(hasChanges ? "editor.pages.changed" : "editor.pages.default")}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {pages !== null && found.length === 0 && <p className={styles.none}>{say("editor.pages.none")}</p>}
    </div>
  );
}
