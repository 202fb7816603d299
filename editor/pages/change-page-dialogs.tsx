import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import type { CanvasPage } from "#schemas/content/canvas.ts";
import type { Locale, Localized } from "#schemas/locale.ts";

import { useWords } from "../fields/ui-locale.ts";
import { Button } from "../kit/button.tsx";
import { CancelButton } from "../kit/cancel-button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import styles from "./ed-page-dialogs.module.css";
import { LinksTo } from "./links-to.tsx";
import { Pair } from "./new-page-dialog.tsx";
import type { PageAbout } from "./page-about.ts";
import type { PageActions } from "./page-actions.ts";
import { settingNames } from "./setting-names.ts";
import { useDoing } from "./use-doing.ts";

interface ChangeDialogProps {
  readonly page: Pick<CanvasPage, "title" | "path"> & { readonly pageId: number };
  readonly actions: PageActions;
  /** Told once it is done. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface RenameDialogProps extends ChangeDialogProps {
  readonly about: Pick<PageAbout, "listPages">;
}

/** Calls a page something else, at once, in each language; its address stays. */
export function RenameDialog({ page, actions, about, onDone, onClose }: RenameDialogProps): ReactNode {
  const intl = useIntl();
  const words = useWords();
  const [title, setTitle] = useState<Localized<string> | null>(null);
  // A language that nobody wrote in stays without words of its own.
  const [written, setWritten] = useState<Localized<string>>({});
  const { isBusy, problem, errorOf, run } = useDoing();
  useEffect(() => {
    let isGone = false;
    const found = about.listPages().then((pages) => pages.find(({ id }) => id === page.pageId)?.title);
    found.then(
      (named) => {
        if (!isGone) setTitle(named ?? { fr_FR: page.title });
      },
      (error: unknown) => {
        console.warn(error);
        if (!isGone) setTitle({ fr_FR: page.title });
      },
    );
    return () => {
      isGone = true;
    };
  }, [about, page]);
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <Dialog
      isOpen={title !== null}
      title={say("editor.pages.rename")}
      description={say("editor.pages.renameWhat")}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={onClose} />
          <Button
            variant="primary"
            disabled={isBusy || Object.keys(written).length === 0}
            onClick={() => void run(async () => await actions.rename(page.pageId, written), onDone)}
          >
            {say("editor.pages.renameDo")}
          </Button>
        </>
      }
    >
      {title !== null && (
        <Pair
          label={words(settingNames.title)}
          value={{ ...title, ...written }}
          onChange={(next) => setWritten(changedOf(title, next))}
          errorOf={(locale) => errorOf(`title.${locale}`)}
        />
      )}
      <Problem words={problem} />
    </Dialog>
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
