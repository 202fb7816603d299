import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { PiecePlace, PieceUse } from "#schemas/content/piece.ts";

import { useFrameName } from "../frames/frame-name.ts";
import { Icon, type IconName } from "../kit/icons.tsx";
import type { Editor } from "../store/editor.ts";
import styles from "./ed-pieces.module.css";
import { piecesOf } from "./pieces.ts";

interface PieceUsesProps {
  readonly editor: Editor;
  readonly use: PieceUse;
  /** The layout that is edited: nothing leads there. */
  readonly here?: number;
}

const icons: Readonly<Record<PiecePlace["kind"], IconName>> = {
  page: "page",
  frame: "frame",
  reusable: "link",
  template: "template",
  popup: "desktop",
};

/** What places a reusable block, each leading there: pages, frames, other reusable blocks; popups and templates by their names. */
export function PieceUses({ editor, use: { places }, here }: PieceUsesProps): ReactNode {
  const intl = useIntl();
  const frameName = useFrameName();
  const title = useId();
  if (places.length === 0) return null;
  const at = editor.canvas.page.page.path;
  const wayTo = ({ kind, id, path }: PiecePlace): (() => void) | null => {
    if (id === here && kind !== "popup") return null;
    if (kind === "page") return path === null ? null : () => void editor.beyond.go(path);
    return kind === "frame" || kind === "reusable" ? () => void editor.beyond.go(at, id) : null;
  };
  return (
    <div className={styles.uses}>
      <h3 className={styles.usesTitle} id={title}>
        {intl.formatMessage({ id: "editor.pieces.uses" }, { count: places.length })}
      </h3>
      <ul className={styles.list} aria-labelledby={title}>
        {places.map((place) => {
          const { kind, id, isPublic } = place;
          const go = wayTo(place);
          const name = kind === "frame" ? frameName(place.name) : place.name;
          const state = isPublic ? null : intl.formatMessage({ id: "editor.pieces.onlyEdited" });
          const words = (
            <>
              <Icon name={icons[kind]} size={16} />
              <span>
                {intl.formatMessage({ id: `editor.pieces.in.${kind}` }, { name })}
                {id === here && kind !== "popup" && ` ${intl.formatMessage({ id: "editor.pieces.here" })}`}
                {state !== null && <span className={styles.quiet}> {state}</span>}
              </span>
            </>
          );
          return (
            <li key={`${kind} ${id}`}>
              {go ? (
                <button type="button" className={styles.place} onClick={go}>
                  {words}
                </button>
              ) : (
                <span className={styles.place}>{words}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/**
 * Where a reusable block is used; null: that is on its way. Asked anew once it is saved that the edited page places it more or
 * less often, or that is published: whoever asks is an observer.
 */
export function usePieceUse(editor: Editor, id: number): PieceUse | "unknown" | null {
  const [use, setUse] = useState<PieceUse | "unknown" | null>(null);
  const count = editor.canvas.placing.filter(({ props }) => props["layoutId"] === id).length;
  const now = `${id} ${count} ${editor.draft.hasChanges}`;
  const isSaving = editor.draft.state === "saving";
  /** What the last answer was about. */
  const answered = useRef("");
  useEffect(() => {
    if (isSaving || answered.current === now) return undefined;
    let isGone = false;
    const take = (given: PieceUse | "unknown"): void => {
      if (isGone) return;
      answered.current = now;
      setUse(given);
    };
    piecesOf(editor)
      .useOf(id)
      .then(take, (error: unknown) => {
        console.warn(error);
        take("unknown");
      });
    return () => {
      isGone = true;
    };
  }, [editor, id, now, isSaving]);
  return use;
}
