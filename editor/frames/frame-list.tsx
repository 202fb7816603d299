import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";

import type { Canvas, FrameItem } from "#schemas/content/canvas.ts";

import { Icon, type IconName } from "../kit/icons.tsx";
import { useAsked } from "../kit/use-asked.ts";
import styles from "./ed-frames.module.css";
import { useFrameName } from "./frame-name.ts";

/** The reusable blocks of the site, and the address of the page in whose place they are edited. */
export interface ReusableChoices {
  readonly pieces: Canvas["reusables"];
  readonly path: string;
}

interface FrameListProps {
  readonly listFrames: () => Promise<readonly FrameItem[]>;
  /** The layout that is edited; null: none is. */
  readonly here: number | null;
  /** The reusable blocks, where there is a page in whose place they are edited. */
  readonly reusables?: ReusableChoices;
  readonly go: (path: string, layout: number) => void;
}

/** What is edited beside pages: frames, each to be opened around a page that it stands around, and reusable blocks. */
export function FrameList({ listFrames, here, reusables, go }: FrameListProps): ReactNode {
  const intl = useIntl();
  const nameOf = useFrameName();
  const frames = useAsked(listFrames) ?? [];
  const say = (id: string): string => intl.formatMessage({ id });
  const { pieces, path: placed } = reusables ?? none;
  return (
    <>
      <Group title={say("editor.frames.title")} isEmpty={frames.length === 0}>
        {frames.map(({ layoutId, name, path, pages, hasChanges }) => (
          <Choice key={layoutId} icon="frame" isHere={layoutId === here} onChoose={() => go(path, layoutId)}>
            <span className={styles.words}>
              <span>{nameOf(name)}</span>
              <span className={styles.quiet}>
                {intl.formatMessage({ id: "editor.frames.around" }, { count: pages.length })}
              </span>
            </span>
            {hasChanges && <span className={styles.state}>{say("editor.pages.changed")}</span>}
          </Choice>
        ))}
      </Group>
      <Group title={say("editor.pieces.reusable")} isEmpty={pieces.length === 0}>
        {pieces.map(({ id, name }) => (
          <Choice key={id} icon="link" isHere={id === here} onChoose={() => go(placed, id)}>
            <span className={styles.words}>{name}</span>
          </Choice>
        ))}
      </Group>
    </>
  );
}

const none: ReusableChoices = { pieces: [], path: "" };

interface GroupProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function Group({ title, isEmpty, children }: GroupProps): ReactNode {
  const id = useId();
  if (isEmpty) return null;
  return (
    <section className={styles.frames} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

interface ChoiceProps {
  readonly icon: IconName;
  readonly isHere: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Choice({ icon, isHere, onChoose, children }: ChoiceProps): ReactNode {
  return (
    <li>
      <button type="button" className={styles.frame} aria-current={isHere ? "page" : undefined} onClick={onChoose}>
        <Icon name={icon} size={20} />
        {children}
      </button>
    </li>
  );
}
