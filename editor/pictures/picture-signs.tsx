import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";

import { useEditorRoot } from "#editor/kit/editor-root.tsx";
import { Icon } from "#editor/kit/icons.tsx";
import type { BlockId } from "#schemas/page/layout.ts";

import styles from "./ed-picture-signs.module.css";
import type { PicturePage, WindowBox } from "./picture-page.ts";
import type { Sending } from "./use-picture-uploads.ts";

export interface PictureSignsProps {
  readonly page: PicturePage;
  /** The block that a dragged picture would be put into. */
  readonly over: BlockId | null;
  readonly sending: readonly Sending[];
}

/** Which block a dragged picture would go into, and how far those that were dropped are, on the blocks they are for. */
export function PictureSigns({ page, over, sending }: PictureSignsProps): ReactNode {
  const intl = useIntl();
  const root = useEditorRoot();
  if (root === null) return null;
  const signs = (
    <>
      {over === null ? null : (
        <OnBlock page={page} block={over} className={styles.over}>
          <span className={styles.chip}>
            <Icon name="image" size={18} />
            {intl.formatMessage({ id: "editor.pictures.drop" })}
          </span>
        </OnBlock>
      )}
      {sending.map(({ key, block, part }) => (
        <OnBlock key={key} page={page} block={block} className={styles.sending}>
          <div className={styles.chip}>
            <span id={`sending-${key}`}>{intl.formatMessage({ id: "editor.pictures.sending" })}</span>
            <progress value={part} aria-labelledby={`sending-${key}`} />
            <span className={styles.part}>{intl.formatNumber(part, { style: "percent" })}</span>
          </div>
        </OnBlock>
      ))}
    </>
  );
  return createPortal(signs, root);
}

interface OnBlockProps {
  readonly page: PicturePage;
  /** Null: a picture that becomes a block of its own; it is shown at the window's foot. */
  readonly block: BlockId | null;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Lies on a block wherever that is, as long as it is there: the page may be scrolled, and others write meanwhile. */
function OnBlock({ page, block, className, children }: OnBlockProps): ReactNode {
  const sign = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      const box = block === null ? null : page.boxOf(block);
      if (sign.current) lay(sign.current, box);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [page, block]);
  return (
    <div ref={sign} className={className} data-ground="dark">
      {children}
    </div>
  );
}

function lay(sign: HTMLElement, box: WindowBox | null): void {
  sign.toggleAttribute("data-nowhere", box === null);
  sign.style.translate = box === null ? "" : `${box.left}px ${box.top}px`;
  sign.style.inlineSize = box === null ? "" : `${box.right - box.left}px`;
  sign.style.blockSize = box === null ? "" : `${box.bottom - box.top}px`;
}
