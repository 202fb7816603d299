import { useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { FieldPorts } from "#editor/fields/field-ports.ts";
import { say } from "#editor/kit/live-region.tsx";
import { useToast } from "#editor/kit/toast.tsx";
import { wordsForNow } from "#editor/ports/not-now.ts";
import type { Anchor } from "#schemas/page/commands/place.ts";
import type { BlockId } from "#schemas/page/layout.ts";

import type { PictureAim } from "./picture-aim.ts";
import { putPictures } from "./picture-field.ts";
import type { PicturePage } from "./picture-page.ts";

/** Pictures on their way into the library. */
export interface Sending {
  readonly key: number;
  /** The block that they are for; null: they become blocks of their own. */
  readonly block: BlockId | null;
  /** How much has been sent, from 0 to 1. */
  readonly part: number;
}

export interface PictureUploads {
  readonly sending: readonly Sending[];
  readonly add: (aim: PictureAim, files: readonly File[]) => void;
}

/** Sends pictures and puts them onto the page once they are in the library: what is taken back is that alone. */
export function usePictureUploads(page: PicturePage | null, upload: FieldPorts["upload"]): PictureUploads {
  const intl = useIntl();
  const toast = useToast();
  const next = useRef(0);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  /** The page as it is when a picture arrives. */
  const present = useRef(page);
  useEffect(() => {
    present.current = page;
  }, [page]);
  const add = useCallback(
    (aim: PictureAim, files: readonly File[]) => {
      if (upload === undefined) return;
      const words = (id: string) => intl.formatMessage({ id });
      const key = (next.current += 1);
      const block = "block" in aim ? aim.block.id : null;
      const again = { label: words("editor.pictures.retry"), onPress: () => add(aim, files) };
      const show = (part: number) => {
        if (part === 0) say(words("editor.pictures.sending"));
        setSending((all) => [...all.filter((one) => one.key !== key), { key, block, part }]);
      };
      void upload(takenBy(aim, files), show)
        .then(
          (sent) => {
            // Sent again it would be refused again.
            if (!sent.ok) return toast({ text: sent.error, isLasting: true });
            const ids = sent.value.map(({ id }) => id);
            const outcome = ids.length === 0 ? "none" : put(present.current, aim, ids);
            if (outcome === "gone") toast({ text: words("editor.pictures.gone"), isLasting: true });
            if (outcome === "done") say(words("editor.pictures.added"));
          },
          (error: unknown) => {
            const text = wordsForNow(error) ?? words("editor.fields.media.uploadFailed");
            toast({ text, action: again, isLasting: true });
          },
        )
        .finally(() => setSending((all) => all.filter((one) => one.key !== key)));
    },
    [intl, toast, upload],
  );
  return { sending, add };
}

/** A block with one picture takes one. */
function takenBy(aim: PictureAim, files: readonly File[]): readonly File[] {
  return "block" in aim && aim.field.item === undefined ? files.slice(0, 1) : files;
}

/** Puts pictures of the library where they were dropped; what is refused, the page says itself. */
function put(page: PicturePage | null, aim: PictureAim, ids: readonly number[]): "done" | "gone" | "refused" {
  if (page === null) return "gone";
  if ("at" in aim) return page.insertImages(ids, isThere(page, aim.at) ? aim.at : null).ok ? "done" : "refused";
  const block = page.find(aim.block.id);
  if (block === null) return "gone";
  return page.run([putPictures(block, aim.field, ids)]).ok ? "done" : "refused";
}

/** What pictures were to come into or behind may be gone since. */
function isThere(page: PicturePage, at: Anchor | null): boolean {
  return [at?.into ?? null, at?.after ?? null].every((id) => id === null || page.find(id) !== null);
}
