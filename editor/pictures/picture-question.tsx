import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { Button } from "#editor/kit/button.tsx";
import { CancelButton } from "#editor/kit/cancel-button.tsx";
import { Dialog } from "#editor/kit/dialog.tsx";
import { SwitchField } from "#editor/kit/switch-field.tsx";
import { TextField } from "#editor/kit/text-field.tsx";
import type { PictureWords } from "#editor/ports/send-picture.ts";
import { type Locale, localeInfos, locales } from "#schemas/locale.ts";

import type { Asked } from "./asked-words.ts";
import styles from "./ed-add-picture.module.css";
import { FocalPoint } from "./focal-point.tsx";
import { previewUrl } from "./shrink-picture.ts";

/** What a picture says may be as long as in a block. */
const longest = 300;

interface PictureQuestionProps {
  readonly asked: Asked;
  readonly answer: (words: PictureWords | null) => void;
}

/** What a picture says in each language, or whether it only adorns, and what crops keep in view. */
export function PictureQuestion({ asked, answer }: PictureQuestionProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const [words, setWords] = useState(asked.words);
  const [isTried, setTried] = useState(false);
  const fields = useRef<Partial<Record<Locale, HTMLElement | null>>>({});
  const first = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null);
  const preview = usePreview(asked.file);
  const say = (key: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `editor.pictures.${key}` }, values);
  const problem = (locale: Locale): string | undefined => {
    const text = words.alt[locale]?.trim() ?? "";
    if (text.length > longest) return say("altTooLong", { max: longest });
    return isTried && text === "" ? say("altMissing") : undefined;
  };
  const add = () => {
    const wrong = words.isDecorative ? undefined : locales.find((locale) => !isSaid(words.alt[locale]));
    setTried(true);
    if (wrong === undefined) answer(spoken(words));
    else fields.current[wrong]?.focus();
  };
  return (
    <Dialog
      isOpen
      isWide
      title={say("add")}
      description={asked.file.name}
      initialFocus={first}
      onClose={() => answer(null)}
      actions={
        <>
          <CancelButton onClick={() => answer(null)} />
          <Button variant="primary" icon="upload" type="submit" form={id}>
            {say("send")}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.question}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        {preview === "unreadable" ? (
          <p className={styles.unreadable}>{say("unreadable")}</p>
        ) : (
          <FocalPoint src={preview} value={words.focal} onChange={(focal) => setWords({ ...words, focal })} />
        )}
        <div className={styles.texts}>
          {words.isDecorative
            ? null
            : locales.map((locale, index) => (
                <TextField
                  key={locale}
                  label={say("altIn", { language: localeInfos[locale].label })}
                  help={index === 0 ? say("altHelp") : undefined}
                  error={problem(locale)}
                  lang={localeInfos[locale].iso}
                  value={words.alt[locale] ?? ""}
                  onChange={(text) => setWords({ ...words, alt: { ...words.alt, [locale]: text } })}
                  inputRef={(element) => {
                    fields.current[locale] = element;
                    if (index === 0) first.current = element;
                  }}
                />
              ))}
          <SwitchField
            label={say("decorative")}
            help={say("decorativeHelp")}
            value={words.isDecorative}
            onChange={(isDecorative) => setWords({ ...words, isDecorative })}
          />
        </div>
      </form>
    </Dialog>
  );
}

function isSaid(text = ""): boolean {
  return text.trim() !== "" && text.trim().length <= longest;
}

/** Without what nobody will hear. */
function spoken({ alt, isDecorative, focal }: PictureWords): PictureWords {
  const said = Object.entries(alt).map(([locale, text]) => [locale, text.trim()]);
  return { alt: isDecorative ? {} : Object.fromEntries(said), isDecorative, focal };
}

/** An address at which a file is shown; null until there is one. What can't be shown may be sent all the same. */
function usePreview(file: File): string | "unreadable" | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    const show = (now: string): void => {
      if (!isLeft) setPreview(now);
    };
    previewUrl(file)
      .then(async (url) => {
        const picture = new Image();
        picture.src = url;
        await picture.decode();
        show(url);
      })
      .catch(() => show("unreadable"));
    return () => {
      isLeft = true;
    };
  }, [file]);
  return preview;
}
