import { type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";

import { Button } from "#editor/kit/button.tsx";
import { described, FieldNotes } from "#editor/kit/field-frame.tsx";
import { Icon } from "#editor/kit/icons.tsx";
import { SwitchField } from "#editor/kit/switch-field.tsx";
import { FocalDialog } from "#editor/pictures/focal-dialog.tsx";
import { pictureUrl } from "#editor/pictures/picture-url.ts";
import { isMarked, isSilent, speaks } from "#editor/pictures/silent-picture.ts";
import type { ChosenImage } from "#schemas/content/canvas.ts";
import type { Image } from "#schemas/content/image.ts";
import type { StoredImage } from "#schemas/fields/image.ts";
import { text } from "#schemas/fields/text.ts";
import { locales, type Localized } from "#schemas/locale.ts";

import { FieldSet } from "#editor/kit/field-set.tsx";
import styles from "./ed-image.module.css";
import type { KindProps } from "./kind-props.ts";
import { LocalizedInput } from "./localized-input.tsx";
import { MediaDialog } from "./media-dialog.tsx";
import { useChecked } from "./use-checked.ts";
import { useFieldError } from "./use-field-error.ts";
import { useLookedUp } from "./use-looked-up.ts";

const altField = text({ label: { fr_FR: "Texte alternatif", en_US: "Alternative text" }, max: 300 });

/** A picture of the media library with what it says to those who don't see it; or none. */
export function ImageInput(props: KindProps<StoredImage>): ReactNode {
  const { field, label, help, aside, value, locale, ports, onChange } = props;
  const intl = useIntl();
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const checked = useChecked(value, field.check, (next) => onChange(next));
  const standing = useLookedUp({ ports, kind: "media", id: value?.id ?? null, locale });
  const found = standing !== null && typeof standing === "object" && "alt" in standing ? standing : null;
  const [framed, setFramed] = useState<Image | null>(null);
  const picture = found !== null && framed?.id === found.id ? { ...found, focal: framed.focal } : found;
  const wrong = useFieldError(label, checked.problems);
  const error = wrong ?? (standing === "gone" ? intl.formatMessage({ id: "editor.fields.image.gone" }) : undefined);
  return (
    <FieldSet label={label} aside={aside} {...described(id, { help, error })} aria-invalid={undefined}>
      <div className={styles.row}>
        <Thumbnail picture={picture} isSet={value !== null} />
        <div className={styles.buttons}>
          <Button isSmall onClick={() => setChoosing(true)}>
            {intl.formatMessage({ id: value === null ? "editor.fields.image.choose" : "editor.fields.image.other" })}
          </Button>
          {value === null ? null : (
            <Button isSmall variant="quiet" onClick={() => checked.change(null)}>
              {intl.formatMessage({ id: "editor.fields.image.remove" })}
            </Button>
          )}
          {picture === null ? null : <Framing {...{ picture, locale, ports }} onSaved={setFramed} />}
        </div>
      </div>
      <FieldNotes id={id} help={help} error={error} />
      {value === null || field.describe()["words"] === false ? null : (
        <Alternative {...props} value={value} picture={picture} />
      )}
      <MediaDialog
        {...{ isOpen: isChoosing, ports, locale, title: label }}
        onClose={() => setChoosing(false)}
        onChoose={(image) => checked.change({ id: image.id })}
      />
    </FieldSet>
  );
}

interface FramingProps extends Pick<KindProps<StoredImage>, "locale" | "ports"> {
  readonly picture: Image;
  readonly onSaved: (picture: Image) => void;
}

/** What crops of the picture keep in view, wherever it stands. */
function Framing({ picture, locale, ports, onSaved }: FramingProps): ReactNode {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { saveFocal } = ports;
  if (saveFocal === undefined) return null;
  const close = (saved?: Image) => {
    setOpen(false);
    if (saved !== undefined) onSaved(saved);
  };
  return (
    <>
      <Button isSmall variant="quiet" onClick={() => setOpen(true)}>
        {intl.formatMessage({ id: "editor.pictures.crop" })}
      </Button>
      {isOpen ? <FocalDialog image={picture} locale={locale} save={saveFocal} onClose={close} /> : null}
    </>
  );
}

function Thumbnail({ picture, isSet }: { readonly picture: Image | null; readonly isSet: boolean }): ReactNode {
  if (picture === null) {
    return (
      <span className={styles.none} data-isset={isSet}>
        <Icon name="image" size={24} />
      </span>
    );
  }
  const { x, y } = picture.focal;
  return (
    <img
      className={styles.thumbnail}
      src={pictureUrl(picture, 320)}
      alt={picture.name}
      style={{ objectPosition: `${x}% ${y}%` }}
    />
  );
}

interface AlternativeProps extends Omit<KindProps<StoredImage>, "value"> {
  readonly value: NonNullable<StoredImage>;
  readonly picture: ChosenImage | null;
}

/** What the picture says in this place: its own words from the library, others, or nothing where it only adorns. */
function Alternative({ field, value, picture, locale, ports, onChange }: AlternativeProps): ReactNode {
  const intl = useIntl();
  const { id, alt } = value;
  const words = alt ?? {};
  const isDecorative = isMarked(words);
  const saysNothing = speaks(field) && picture !== null && isSilent(value, picture, locale);
  const own = picture?.alt ?? "";
  const help = saysNothing
    ? intl.formatMessage({ id: "editor.fields.image.altMissing" })
    : own === ""
      ? undefined
      : intl.formatMessage({ id: "editor.fields.image.altHelp" }, { alt: own });
  return (
    <>
      {isDecorative ? null : (
        <LocalizedInput
          {...{ field: altField, locale, ports }}
          label={intl.formatMessage({ id: "editor.fields.image.alt" })}
          help={help}
          value={words}
          inherited={{}}
          onChange={(next, how) =>
            onChange(withAlt(id, next ?? left(words, how?.locale)), { typedAt: `alt.${how?.locale}` })
          }
        />
      )}
      <SwitchField
        label={intl.formatMessage({ id: "editor.fields.image.decorative" })}
        value={isDecorative}
        onChange={(on) => {
          onChange(on ? { id, alt: Object.fromEntries(locales.map((each) => [each, ""])) } : { id });
        }}
      />
    </>
  );
}

function withAlt(id: number, alt: Localized<string>): StoredImage {
  return Object.keys(alt).length === 0 ? { id } : { id, alt };
}

function left(words: Localized<string>, locale: string | undefined): Localized<string> {
  return Object.fromEntries(Object.entries(words).filter(([key]) => key !== locale));
}
