import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { CanvasPage, PagePlace } from "#schemas/content/canvas.ts";

import { useToast } from "../kit/toast.tsx";
import type { PagesWork } from "../pages/page-dialog.tsx";
import { isSamePlace, moveProblem, placeIn, withMoved } from "./tree-moves.ts";
import { sortPages, type TreePage } from "./tree-page.ts";
import { childrenOf } from "./tree-rows.ts";

export interface Moves {
  /** The pages as they stand with what was moved just now. */
  readonly pages: readonly CanvasPage[];
  readonly move: (page: TreePage, place: PagePlace) => void;
  /** Takes the last move back, where there is one. */
  readonly undo: () => void;
}

interface MovesParts {
  readonly pages: readonly CanvasPage[];
  readonly work: Pick<PagesWork, "pages" | "about" | "settings">;
  /** Told once the server has moved what was to be moved. */
  readonly changed: () => void;
}

/** Moves pages: they stand there at once, one move goes to the server after the other, and each can be taken back. */
export function useMoves({ pages, work, changed }: MovesParts): Moves {
  const intl = useIntl();
  const toast = useToast();
  const [moved, setMoved] = useState<readonly CanvasPage[] | null>(null);
  const line = useRef<{ waiting: number; last: Promise<void> }>({ waiting: 0, last: Promise.resolve() });
  const done = useRef<readonly { readonly page: TreePage; readonly back: PagePlace }[]>([]);
  const now = moved ?? pages;
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  }, [now]);
  useEffect(() => {
    // What the server told last has all that was moved, but for what is on its way.
    if (line.current.waiting === 0) setMoved(null);
  }, [pages]);

  const send = async (page: TreePage, place: PagePlace, isUndo: boolean): Promise<void> => {
    const result = await work.pages.move(page.pageId, place);
    line.current.waiting -= 1;
    if (!result.ok) {
      setMoved(null);
      changed();
      const text = result.error?.message ?? intl.formatMessage({ id: "editor.pages.unreachable" });
      return toast({ text: [text, ...Object.values(result.error?.fields ?? {})].join(" "), isLasting: true });
    }
    if (!isUndo) done.current = [...done.current, { page, back: result.value }];
    if (page.pageId === work.about.id) void work.settings.store?.look();
    if (line.current.waiting === 0) changed();
  };
  const go = (page: TreePage, place: PagePlace, isUndo = false): void => {
    const { tree } = sortPages(latest.current);
    if (!isUndo && isSamePlace(placeIn(tree, page.pageId), place)) return;
    const problem = moveProblem(tree, page.pageId, place);
    if (problem !== null) return toast({ text: intl.formatMessage({ id: problem }, { title: page.title }) });
    const after = withMoved(latest.current, page.pageId, place);
    latest.current = after;
    setMoved(after);
    toast({
      text: placeWords(after, page.pageId),
      ...(!isUndo && { action: { label: intl.formatMessage({ id: "editor.tree.undo" }), onPress: undo } }),
    });
    line.current.waiting += 1;
    line.current.last = line.current.last.then(async () => await send(page, place, isUndo));
  };
  /** « La cave », 2nd of 4 below « Le domaine ». */
  const placeWords = (all: readonly CanvasPage[], id: number): string => {
    const { tree } = sortPages(all);
    const { parent } = placeIn(tree, id);
    const siblings = childrenOf(tree).get(parent) ?? [];
    const at = siblings.findIndex(({ pageId }) => pageId === id);
    const above = tree.find(({ pageId }) => pageId === parent)?.title ?? "";
    const values = { title: siblings[at]?.title ?? "", above, position: at + 1, count: siblings.length };
    return intl.formatMessage({ id: parent === null ? "editor.tree.movedTop" : "editor.tree.movedBelow" }, values);
  };
  const undo = (): void => {
    // What is on its way has to be there before it can go back.
    void line.current.last.then(() => {
      const last = done.current.at(-1);
      if (!last) return;
      done.current = done.current.slice(0, -1);
      go(last.page, last.back, true);
    });
  };
  return { pages: now, move: go, undo };
}
