import type { ReactNode } from "react";

import type { CanvasPage } from "#schemas/content/canvas.ts";

import type { FieldPorts } from "../fields/field-ports.ts";
import { DeleteDialog, RenameDialog } from "./change-page-dialogs.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";
import type { PageAbout } from "./page-about.ts";
import type { PageActions } from "./page-actions.ts";

/** What is asked about a page: what a new one is to be, below another one, or a copy; what one is called, whether one goes. */
export type PageQuestion = "new" | { readonly kind: "below" | "copy" | "rename" | "delete"; readonly page: CanvasPage };

/** What questions about pages need of the editor, or of the panel. */
export interface PagesWork {
  readonly pages: PageActions;
  readonly ports: FieldPorts;
  /** `id`: the page that is open; 0: none is. */
  readonly about: Pick<PageAbout, "id" | "listPages">;
  /** Those of the page that is open. */
  readonly settings: { readonly store: { look(): Promise<void> } | null };
  /** Edits a page, or a frame around it. */
  go(path: string, frame?: number): Promise<void>;
  /** Leaves the open page, which is gone. */
  leave(): void;
}

export interface PageDialogProps {
  readonly question: PageQuestion;
  readonly pages: readonly CanvasPage[];
  readonly work: PagesWork;
  /** Told once something was done to a page that is listed. */
  readonly onChanged?: () => void;
  readonly onClose: () => void;
}

/** The dialog of a question about a page. */
export function PageDialog({ question, pages, work, onChanged, onClose }: PageDialogProps): ReactNode {
  const { ports, about, pages: actions } = work;
  if (question === "new" || question.kind === "copy" || question.kind === "below") {
    const source = question !== "new" && question.kind === "copy" ? question.page : null;
    const above = question === "new" ? null : question.kind === "below" ? question.page.pageId : question.page.parent;
    return (
      <NewPageDialog {...{ pages, source, above, actions, ports, onClose }} onMade={(path) => void work.go(path)} />
    );
  }
  const { kind, page } = question;
  if (page.pageId === null) return null;
  const given = { page: { ...page, pageId: page.pageId }, actions, onClose };
  const isHere = page.pageId === about.id;
  const renamed = (): void => {
    onClose();
    onChanged?.();
    // One's own settings are looked for at once, not when the saver gets to it.
    if (isHere) void work.settings.store?.look();
  };
  const gone = (): void => {
    if (isHere) return work.leave();
    onClose();
    onChanged?.();
  };
  if (kind === "rename") return <RenameDialog {...given} about={about} onDone={renamed} />;
  return <DeleteDialog {...given} onDone={gone} />;
}
