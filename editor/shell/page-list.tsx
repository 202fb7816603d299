import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { fold } from "#schemas/fold.ts";
import type { CanvasPage } from "#schemas/content/canvas.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";
import { isRepeatable } from "#schemas/page/page-types/is-repeatable.ts";

import { Button, IconButton } from "../kit/button.tsx";
import { type MenuEntry, MenuButton } from "../kit/menu.tsx";
import { TextField } from "../kit/text-field.tsx";
import type { PageQuestion } from "../pages/page-dialog.tsx";
import styles from "./page-menu.module.css";

interface PageListProps {
  /** Null: they are on their way. */
  readonly pages: readonly CanvasPage[] | null;
  readonly here: number;
  readonly go: (path: string) => void;
  readonly ask: (question: PageQuestion) => void;
}

/** Every page, to be searched, gone to, and what is done to whole pages. */
export function PageList({ pages, here, go, ask }: PageListProps): ReactNode {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const [words, setWords] = useState("");
  const found = (pages ?? []).filter(({ title, path }) => fold(`${title} ${path}`).includes(fold(words)));
  return (
    <div className={styles.pages}>
      <Button icon="plus" onClick={() => ask("new")}>
        {say("editor.pages.new")}
      </Button>
      <TextField label={say("editor.pages.search")} type="search" value={words} onChange={setWords} />
      <ul className={styles.list}>
        {found.map((page) => (
          <PageRow
            key={page.pageId ?? page.path}
            page={page}
            isHere={page.layoutId !== null && page.layoutId === here}
            {...{ go, ask }}
          />
        ))}
      </ul>
      {pages !== null && found.length === 0 && <p className={styles.none}>{say("editor.pages.none")}</p>}
    </div>
  );
}

interface PageRowProps extends Pick<PageListProps, "go" | "ask"> {
  readonly page: CanvasPage;
  readonly isHere: boolean;
}

function PageRow({ page, isHere, go, ask }: PageRowProps): ReactNode {
  const intl = useIntl();
  const { path, title, preview } = page;
  const sign = signOf(page);
  const items = actionsOn(page, ask).map((item) => ({ ...item, label: intl.formatMessage({ id: item.label }) }));
  return (
    <li className={styles.row}>
      <button type="button" className={styles.page} aria-current={isHere ? "page" : undefined} onClick={() => go(path)}>
        {preview === null ? (
          <span className={styles.picture} />
        ) : (
          <img className={styles.picture} src={preview} alt="" loading="lazy" />
        )}
        <span className={styles.words}>
          <span>{title}</span>
          <span className={styles.path}>{path}</span>
        </span>
        {sign !== null && <span className={styles.state}>{intl.formatMessage({ id: sign })}</span>}
      </button>
      {items.length > 0 && (
        <MenuButton
          align="end"
          items={items}
          button={<IconButton isSmall icon="more" label={intl.formatMessage({ id: "editor.pages.more" }, { title })} />}
        />
      )}
    </li>
  );
}

/** The key of what is said of a page in the list. */
function signOf({ isCms, hasChanges, isPublished }: CanvasPage): string | null {
  if (!isCms) return "editor.pages.program";
  if (hasChanges) return "editor.pages.changed";
  return isPublished ? null : "editor.pages.default";
}

/** What may be done to a page: the site's own screens stay, and one without a row has no name of its own. */
function actionsOn(page: CanvasPage, ask: PageListProps["ask"]): readonly Exclude<MenuEntry, "line">[] {
  if (page.pageId === null) return [];
  const pageType = findPageType(page.type);
  const rename = { id: "rename", label: "editor.pages.renameItem", onSelect: () => ask({ kind: "rename", page }) };
  if (!pageType || !isRepeatable(pageType)) return [rename];
  const remove = { kind: "delete", page } as const;
  // What is the program's has nothing that a copy could begin with.
  const copy = { id: "copy", label: "editor.pages.copyItem", onSelect: () => ask({ kind: "copy", page }) };
  return [
    rename,
    ...(page.isCms && page.layoutId !== null ? [copy] : []),
    { id: "delete", icon: "delete", label: "editor.pages.deleteItem", isDanger: true, onSelect: () => ask(remove) },
  ];
}
