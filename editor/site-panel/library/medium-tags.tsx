import { type ReactNode, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { type LibraryMedium, type MediaTag, tagLimits } from "#schemas/content/media.ts";
import { fold } from "#schemas/fold.ts";

import { Button, IconButton } from "../../kit/button.tsx";
import { TextField } from "../../kit/text-field.tsx";
import styles from "./media-library.module.css";
import type { MediaPort } from "./media-port.ts";

interface MediumTagsProps {
  readonly medium: LibraryMedium;
  readonly port: Pick<MediaPort, "describe">;
  readonly tags: readonly MediaTag[];
  readonly onChanged: () => void;
}

/** So many tags of others are offered. */
const offered = 8;

/** The words that a medium is found by: written, or taken from those that others have. */
export function MediumTags({ medium, port, tags, onChanged }: MediumTagsProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id: `editor.media.${id}` }, values);
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [state, setState] = useState<{ readonly isSaving: boolean; readonly refusal?: string }>({ isSaving: false });
  const has = new Set(medium.tags.map(fold));
  const others = tags.filter(({ tag }) => !has.has(fold(tag)) && fold(tag).includes(fold(text))).slice(0, offered);
  const isFull = medium.tags.length >= tagLimits.count;
  const change = async (next: readonly string[]): Promise<void> => {
    setState({ isSaving: true });
    const unreached = { ok: false, error: say("notSaved") } as const;
    const saved = await port.describe(medium.id, { tags: next }).catch(() => unreached);
    setState({ isSaving: false, ...(!saved.ok && { refusal: saved.error }) });
    // What was pressed is gone: whoever goes on does so from the field.
    field.current?.focus();
    if (!saved.ok) return;
    setText("");
    onChanged();
  };
  const add = (tag: string): void => {
    const word = tag.trim();
    if (word !== "" && !has.has(fold(word)) && !state.isSaving) void change([...medium.tags, word]);
  };
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{say("tags")}</h3>
      {medium.tags.length > 0 && (
        <ul className={styles.chips} aria-label={say("tags")}>
          {medium.tags.map((tag) => (
            <li key={tag} className={styles.chip}>
              {tag}
              <IconButton
                isSmall
                icon="close"
                label={say("removeTag", { tag })}
                disabled={state.isSaving}
                onClick={() => void change(medium.tags.filter((each) => each !== tag))}
              />
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <form
          className={styles.adding}
          onSubmit={(event) => {
            event.preventDefault();
            add(text);
          }}
        >
          <TextField key={medium.tags.length} inputRef={field} label={say("newTag")} value={text} onChange={setText} />
          <Button type="submit" disabled={text.trim() === "" || state.isSaving}>
            {say("addTag")}
          </Button>
        </form>
      )}
      {!isFull && others.length > 0 && (
        <ul className={styles.chips} aria-label={say("otherTags")}>
          {others.map(({ tag }) => (
            <li key={tag}>
              <Button isSmall icon="plus" disabled={state.isSaving} onClick={() => add(tag)}>
                {tag}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {state.refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {state.refusal}
        </p>
      )}
    </section>
  );
}
