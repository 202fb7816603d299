import { type DragEvent, type ReactNode, useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import type { FieldPorts } from "#editor/fields/field-ports.ts";
import { later } from "#editor/kit/later.tsx";
import { useToast } from "#editor/kit/toast.tsx";
import type { BlockId } from "#schemas/page/layout.ts";

import { carriesFiles, pastedPictures, picturesIn } from "./carried-pictures.ts";
import { aimAt, aimOfPaste, type PictureAim } from "./picture-aim.ts";
import type { PicturePage } from "./picture-page.ts";
import { usePictureUploads } from "./use-picture-uploads.ts";

const PictureSigns = later(async () => (await import("./picture-signs.tsx")).PictureSigns);

export interface PictureDrop {
  /** For the element that the page is drawn in. */
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  /** What is under way, drawn over the page: to stand beside the element, not in it. */
  readonly signs: ReactNode;
}

/**
 * Lets pictures be dropped onto the page and pasted: onto a block that takes them, or between blocks, where they become
 * blocks of their own. `page` keeps its identity as long as it is the same page; null while nothing can be edited.
 */
export function usePictureDrop(page: PicturePage | null, ports: Pick<FieldPorts, "upload">): PictureDrop {
  const intl = useIntl();
  const toast = useToast();
  const [over, setOver] = useState<BlockId | null>(null);
  const { sending, add } = usePictureUploads(page, ports.upload);
  const put = useCallback(
    (aim: PictureAim | null, files: readonly File[]) => {
      if (files.length === 0) toast({ text: intl.formatMessage({ id: "editor.pictures.notPictures" }) });
      else if (aim !== null) add(aim, files);
    },
    [add, intl, toast],
  );
  useStrayFiles();
  usePaste(page, put);
  const isQuiet = over === null && sending.length === 0;
  const leave = () => {
    setOver(null);
    page?.leavePlace();
  };
  return {
    handlers: {
      onDragOver: (event) => {
        if (page === null || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        const aim = aimAt(page, event.target, pointOf(event));
        event.dataTransfer.dropEffect = aim === null ? "none" : "copy";
        const block = aim !== null && "block" in aim ? aim.block.id : null;
        if (block !== null) page.leavePlace();
        setOver(block);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave();
      },
      onDrop: (event) => {
        if (page === null || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        // Asked anew: what is done is where the pointer is now, not where it was when the last frame was drawn.
        const aim = aimAt(page, event.target, pointOf(event));
        leave();
        put(aim, picturesIn(event.dataTransfer));
      },
    },
    signs: page === null || isQuiet ? null : <PictureSigns page={page} over={over} sending={sending} />,
  };
}

function pointOf({ clientX, clientY }: DragEvent) {
  return { x: clientX, y: clientY };
}

/** A file that is dropped beside the page is not opened in its place: the browser would leave the editor for it. */
function useStrayFiles(): void {
  useEffect(() => {
    const ended = new AbortController();
    const keepOut = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
    };
    addEventListener("dragover", keepOut, { signal: ended.signal });
    addEventListener("drop", keepOut, { signal: ended.signal });
    return () => ended.abort();
  }, []);
}

/** Pictures that are pasted anywhere but in a field or a dialog. */
function usePaste(page: PicturePage | null, put: (aim: PictureAim, files: readonly File[]) => void): void {
  useEffect(() => {
    if (page === null) return undefined;
    const paste = (event: ClipboardEvent) => {
      const files = event.defaultPrevented || hasOwnPaste(event.target) ? [] : pastedPictures(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      put(aimOfPaste(page), files);
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, [page, put]);
}

function hasOwnPaste(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, [role=dialog], [role=menu]") !== null;
}
