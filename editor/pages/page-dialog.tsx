import type { ReactNode } from "react";

import type { CanvasPage } from "#schemas/content/canvas.ts";

import type { Work } from "../shell/work.ts";
import { DeleteDialog, RenameDialog } from "./change-page-dialogs.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";

/** What is asked about a page: what a new one is to be, or a copy; what one is called, whether one goes. */
export type PageQuestion = "new" | { readonly kind: "copy" | "rename" | "delete"; readonly page: CanvasPage };

export interface PageDialogProps {
  readonly question: PageQuestion;
  readonly pages: readonly CanvasPage[];
  readonly work: Pick<Work, "pages" | "ports" | "about" | "go" | "leave" | "settings">;
  readonly onClose: () => void;
}

/** The dialog of a question about a page. */
export function PageDialog({ question, pages, work, onClose }: PageDialogProps): ReactNode {
  const { ports, about, pages: actions } = work;
  if (question === "new" || question.kind === "copy") {
    const source = question === "new" ? null : question.page;
    return <NewPageDialog {...{ pages, source, actions, ports, onClose }} onMade={(path) => void work.go(path)} />;
  }
  const { kind, page } = question;
  if (page.pageId === null) return null;
  const given = { page: { ...page, pageId: page.pageId }, actions, onClose };
  const isHere = page.pageId === about.id;
  const renamed = (): void => {
    onClose();
    // One's own settings are looked for at once, not when the saver gets to it.
    if (isHere) void work.settings.store?.look();
  };
  if (kind === "rename") return <RenameDialog {...given} about={about} onDone={renamed} />;
  return <DeleteDialog {...given} onDone={() => (isHere ? work.leave() : onClose())} />;
}
