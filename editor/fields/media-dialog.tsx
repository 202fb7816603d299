import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { Button } from "#editor/kit/button.tsx";
import { Dialog } from "#editor/kit/dialog.tsx";
import { EmptyState } from "#editor/kit/empty-state.tsx";
import { say } from "#editor/kit/live-region.tsx";
import { NotRead } from "#editor/kit/not-read.tsx";
import { TextField } from "#editor/kit/text-field.tsx";
import { useFound } from "#editor/kit/use-found.ts";
import { pictureUrl } from "#editor/pictures/picture-url.ts";
import type { Image } from "#schemas/content/image.ts";
import type { Locale } from "#schemas/locale.ts";

import styles from "./ed-media.module.css";
import type { FieldPorts } from "./field-ports.ts";
import { MediaUpload } from "./media-upload.tsx";

export interface MediaDialogProps {
  readonly isOpen: boolean;
  /** What a picture is chosen for. */
  readonly title: string;
  readonly ports: FieldPorts;
  readonly locale: Locale;
  readonly onClose: () => void;
  readonly onChoose: (image: Image) => void;
}

/** The media library: a picture is found by its name or its words, or added. */
export function MediaDialog(props: MediaDialogProps): ReactNode {
  const { isOpen, title, onClose, onChoose } = props;
  const search = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null);
  const choose = (image: Image) => {
    onChoose(image);
    onClose();
  };
  return (
    <Dialog isWide {...{ isOpen, title, onClose }} initialFocus={search}>
      <Library {...props} search={search} onChoose={choose} />
    </Dialog>
  );
}

interface LibraryProps extends MediaDialogProps {
  readonly search: React.RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
}

function Library({ ports, locale, search, onChoose }: LibraryProps): ReactNode {
  const intl = useIntl();
  const [text, setText] = useState("");
  const { items, total, state, more, again } = useLibrary({ ports, locale, text });
  const count = intl.formatMessage({ id: "editor.fields.media.count" }, { total });
  useEffect(() => {
    if (state === "found") say(count);
  }, [state, count]);
  const retry = (): void => {
    // The button goes, and their focus would with it.
    search.current?.focus();
    again();
  };
  return (
    <div className={styles.library}>
      <div className={styles.tools}>
        <TextField
          type="search"
          inputRef={search}
          label={intl.formatMessage({ id: "editor.fields.media.search" })}
          value={text}
          onChange={setText}
        />
        <MediaUpload ports={ports} onChoose={onChoose} />
      </div>
      {state === "failed" ? (
        <NotRead title={intl.formatMessage({ id: "editor.kit.searchFailed" })} again={retry} />
      ) : null}
      {state === "found" && items.length === 0 ? (
        <EmptyState icon="image" title={intl.formatMessage({ id: noneWords(text) })} />
      ) : null}
      <ul className={styles.grid} aria-busy={state === "searching"}>
        {items.map((image) => (
          <li key={image.id}>
            <button type="button" className={styles.picture} onClick={() => onChoose(image)}>
              <img
                src={pictureUrl(image, 320)}
                alt={image.alt}
                loading="lazy"
                data-tall={image.height > image.width || undefined}
              />
              <span>{image.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {items.length < total && state === "found" ? (
        <Button onClick={more}>{intl.formatMessage({ id: "editor.fields.media.more" })}</Button>
      ) : null}
    </div>
  );
}

/** A library that has nothing yet isn't a search that found nothing. */
function noneWords(text: string): string {
  return text.trim() === "" ? "editor.fields.media.none" : "editor.kit.nothingFound";
}

/** The pages of the library that were asked for, and how many pictures there are in all. */
function useLibrary({ ports, locale, text }: Pick<LibraryProps, "ports" | "locale"> & { readonly text: string }) {
  const [{ pages, of }, setPages] = useState({ pages: 1, of: text });
  const asked = of === text ? pages : 1;
  const [total, setTotal] = useState(0);
  const [tries, setTries] = useState(0);
  const find = useCallback(
    async (search: string, signal: AbortSignal) => {
      const found: Image[] = [];
      for (let page = 1; page <= asked; page += 1) {
        const list = await ports.listMedia({ search, page, locale, signal });
        found.push(...list.items);
        setTotal(list.total);
      }
      return found;
    },
    [ports, locale, asked],
  );
  const { items, state } = useFound(find, text, tries);
  const more = (): void => setPages({ pages: asked + 1, of: text });
  return { items, total, state, more, again: () => setTries(tries + 1) };
}
