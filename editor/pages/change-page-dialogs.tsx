import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import type { CanvasPage } from "#schemas/content/canvas.ts";
import type { Locale, Localized } from "#schemas/locale.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";

import { useWords } from "../fields/ui-locale.ts";
import { Button } from "../kit/button.tsx";
import { CancelButton } from "../kit/cancel-button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import styles from "./ed-page-dialogs.module.css";
import { LinksTo } from "./links-to.tsx";
import { Pair } from "./new-page-dialog.tsx";
import type { PageAbout } from "./page-about.ts";
import type { PageActions, PageNames } from "./page-actions.ts";
import { settingNames } from "./setting-names.ts";
import { useDoing } from "./use-doing.ts";

interface ChangeDialogProps {
  readonly page: Pick<CanvasPage, "title" | "path" | "type" | "untitled"> & { readonly pageId: number };
  readonly actions: PageActions;
  /** Told once it is done. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface RenameDialogProps extends ChangeDialogProps {
  readonly about: Pick<PageAbout, "listPages">;
}

/** Calls a page something else, at once, in each language; where its address changes the old one leads to it. */
export function RenameDialog({ page, actions, about, onDone, onClose }: RenameDialogProps): ReactNode {
  const intl = useIntl();
  const words = useWords();
  const named = useNames(page, about);
  // A language that nobody wrote in stays without words of its own.
  const [written, setWritten] = useState<PageNames>({ title: {}, slug: {} });
  const { isBusy, problem, errorOf, run } = useDoing();
  const say = (id: string): string => intl.formatMessage({ id });
  const isWritten = Object.values(written).some((texts) => Object.keys(texts).length > 0);
  const fields: readonly (keyof PageNames)[] = hasOwnAddress(page.type) ? ["title", "slug"] : ["title"];
  return (
    <Dialog
      isOpen={named !== null}
      isWide
      title={say("editor.pages.rename")}
      description={say("editor.pages.renameWhat")}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={onClose} />
          <Button
            variant="primary"
            disabled={isBusy || !isWritten}
            onClick={() => void run(async () => await actions.rename(page.pageId, written), onDone)}
          >
            {say("editor.pages.renameDo")}
          </Button>
        </>
      }
    >
      {named !== null && (
        <div className={styles.fields}>
          {fields.map((field) => (
            <Pair
              key={field}
              label={words(settingNames[field])}
              value={{ ...named[field], ...written[field] }}
              onChange={(next) => setWritten({ ...written, [field]: changedOf(named[field], next) })}
              errorOf={(locale) => errorOf(`${field}.${locale}`)}
            />
          ))}
          {Object.keys(written.slug).length > 0 && <p className={styles.note}>{say("editor.pages.renameAddress")}</p>}
        </div>
      )}
      <Problem words={problem} />
    </Dialog>
  );
}

/** What a page is called and where it stands, as it is public; null: that is on its way. */
function useNames(page: RenameDialogProps["page"], about: RenameDialogProps["about"]): PageNames | null {
  const [names, setNames] = useState<PageNames | null>(null);
  useEffect(() => {
    let isGone = false;
    const take = (found: PageNames | undefined): void => {
      if (isGone) return;
      const { title, slug } = found ?? { title: { fr_FR: page.title }, slug: {} };
      // What isn't there in a language is told in the default one.
      setNames({ title: without(title, page.untitled), slug: without(slug, page.untitled) });
    };
    about.listPages().then(
      (pages) => take(pages.find(({ id }) => id === page.pageId)),
      (error: unknown) => {
        console.warn(error);
        take(undefined);
      },
    );
    return () => {
      isGone = true;
    };
  }, [about, page]);
  return names;
}

function without(texts: Localized<string>, missing: readonly Locale[]): Localized<string> {
  return Object.fromEntries(Object.entries(texts).filter(([locale]) => !missing.includes(locale as Locale)));
}

/** Whether an address says what a page of a type is called: the start page's and those of many things don't. */
function hasOwnAddress(type: string): boolean {
  const pageType = findPageType(type);
  return (
    pageType?.pattern !== "/" && pageType?.status === undefined && Object.keys(pageType?.params ?? {}).length === 0
  );
}

/** The languages in which a text isn't what it was. */
function changedOf(before: Localized<string>, after: Localized<string>): Localized<string> {
  return Object.fromEntries(Object.entries(after).filter(([locale, text]) => before[locale as Locale] !== text));
}

/** Removes a page, once it was said what goes with it. */
export function DeleteDialog({ page, actions, onDone, onClose }: ChangeDialogProps): ReactNode {
  const intl = useIntl();
  const { isBusy, problem, run } = useDoing();
  const { title, path } = page;
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: "editor.pages.delete" }, { title })}
      description={intl.formatMessage({ id: "editor.pages.deleteWhat" }, { path })}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={onClose} />
          <Button
            variant="danger"
            disabled={isBusy}
            onClick={() => void run(async () => await actions.remove(page.pageId), onDone)}
          >
            {intl.formatMessage({ id: "editor.pages.deleteDo" })}
          </Button>
        </>
      }
    >
      <LinksTo id={page.pageId} actions={actions} />
      <Problem words={problem} />
    </Dialog>
  );
}

function Problem({ words }: { readonly words: string | null }): ReactNode {
  return words === null ? null : (
    <p className={styles.problem} role="alert">
      {words}
    </p>
  );
}
