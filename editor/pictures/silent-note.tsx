import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Icon } from "../kit/icons.tsx";
import { blockName } from "../store/block-name.ts";
import type { Editor } from "../store/editor.ts";
import styles from "./ed-silent-note.module.css";
import { type SilentPicture, silentPictures } from "./silent-pictures.ts";

interface SilentNoteProps {
  readonly editor: Editor;
  /** Told when somebody goes to one of them. */
  readonly onGo: () => void;
}

/** How many are told one by one. */
const most = 6;

/** Warns of the page's pictures that have no words for those who don't see them, with the way to each. */
export const SilentNote = observer(function SilentNote({ editor, onGo }: SilentNoteProps): ReactNode {
  const { formatMessage, formatList } = useIntl();
  const silent = silentPictures(editor);
  const count = silent.length;
  if (count === 0) return null;
  const go = ({ block }: SilentPicture): void => {
    editor.setPreview(false);
    editor.selection.pick([block]);
    onGo();
  };
  const languages = (picture: SilentPicture): string =>
    formatList(picture.locales.map((locale) => locale.slice(0, 2).toUpperCase()));
  return (
    <section className={styles.note} aria-label={formatMessage({ id: "editor.pictures.silentTitle" })}>
      <p>
        <Icon name="warning" size={16} />
        <span>{formatMessage({ id: "editor.pictures.silent" }, { count })}</span>
      </p>
      <ul>
        {silent.slice(0, most).map((picture, index) => (
          <li key={`${picture.block} ${index}`}>
            <button type="button" onClick={() => go(picture)}>
              {formatMessage(
                { id: "editor.pictures.silentOne" },
                { block: blockName(editor, picture.block), name: picture.name, languages: languages(picture) },
              )}
            </button>
          </li>
        ))}
        {count > most ? <li>{formatMessage({ id: "editor.saving.publish.more" }, { count: count - most })}</li> : null}
      </ul>
    </section>
  );
});
