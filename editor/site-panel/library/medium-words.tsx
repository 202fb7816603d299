import { type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";

import type { LibraryMedium } from "#schemas/content/media.ts";
import { localeInfos, locales } from "#schemas/locale.ts";

import { Button } from "../../kit/button.tsx";
import { say as announce } from "../../kit/live-region.tsx";
import { SwitchField } from "../../kit/switch-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import styles from "./media-library.module.css";
import type { MediaPort } from "./media-port.ts";
import type { UnsavedWords, WrittenWords } from "./unsaved-words.ts";

interface MediumWordsProps {
  readonly medium: LibraryMedium;
  readonly port: Pick<MediaPort, "describe">;
  /** Where words wait that aren't saved yet. */
  readonly unsaved: UnsavedWords;
  readonly onChanged: () => void;
}

/** What a picture says in each language to those who don't see it, or that it only adorns. */
export function MediumWordsForm({ medium, port, unsaved, onChanged }: MediumWordsProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string>): string => formatMessage({ id }, values);
  const id = useId();
  const [words, setWords] = useState<WrittenWords>(
    () => unsaved.get(medium.id) ?? { alt: medium.alt, isDecorative: medium.isDecorative },
  );
  const write = (next: WrittenWords): void => {
    setWords(next);
    if (isSameWords(next, medium)) unsaved.delete(medium.id);
    else unsaved.set(medium.id, next);
  };
  const [state, setState] = useState<{ readonly isSaving: boolean; readonly refusal?: string }>({ isSaving: false });
  const isSame = isSameWords(words, medium);
  const save = async (): Promise<void> => {
    setState({ isSaving: true });
    const { alt, isDecorative } = words;
    const unreached = { ok: false, error: say("editor.media.notSaved") } as const;
    const saved = await port
      .describe(medium.id, isDecorative ? { isDecorative } : { alt, isDecorative })
      .catch(() => unreached);
    setState({ isSaving: false, ...(!saved.ok && { refusal: saved.error }) });
    if (!saved.ok) return;
    unsaved.delete(medium.id);
    announce(say("editor.media.saved"));
    onChanged();
  };
  return (
    <form
      className={styles.part}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3 id={id}>{say("editor.media.words")}</h3>
      {!words.isDecorative &&
        locales.map((locale) => (
          <TextField
            key={locale}
            multiline
            label={say("editor.pictures.altIn", { language: localeInfos[locale].label })}
            lang={localeInfos[locale].iso}
            value={words.alt[locale] ?? ""}
            onChange={(text) => write({ ...words, alt: { ...words.alt, [locale]: text } })}
          />
        ))}
      <SwitchField
        label={say("editor.pictures.decorative")}
        help={say("editor.pictures.decorativeHelp")}
        value={words.isDecorative}
        onChange={(isDecorative) => write({ ...words, isDecorative })}
      />
      {state.refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {state.refusal}
        </p>
      )}
      <Button type="submit" disabled={isSame || state.isSaving}>
        {say("editor.media.save")}
      </Button>
    </form>
  );
}

function isSameWords(one: WrittenWords, other: WrittenWords): boolean {
  return (
    one.isDecorative === other.isDecorative &&
    locales.every((locale) => (one.alt[locale] ?? "") === (other.alt[locale] ?? ""))
  );
}
