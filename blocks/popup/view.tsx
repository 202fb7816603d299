import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { Icon } from "#blocks/kit/icon.tsx";
import { Link } from "#blocks/kit/link.tsx";
import { usePage } from "#blocks/kit/page-context.tsx";
import { Picture } from "#blocks/kit/picture.tsx";
import type { Fill } from "#blocks/kit/picture-sizes.ts";
import { type Place, rem } from "#blocks/kit/room.ts";
import { Prose } from "#blocks/kit/prose.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { Popup } from "#schemas/content/popup.ts";
import { popupSlot } from "#schemas/popups/popup-slot.ts";

import type { popupDefinition } from "./definition.ts";
import styles from "./popup.module.css";

/** In the dialog: above the words, or beside them and as tall as they are, at least (`popup.module.css`). */
const fill: Fill = {
  width: (place) => (isWide(place) ? (sheet(place) * 5) / 12 : sheet(place)),
  ratio: (place) => (isWide(place) ? (sheet(place) * 5) / 12 / (24 * rem) : sheet(place) / (16 * rem)),
};
const sheet = ({ slot }: Place): number => Math.min(52 * rem, slot - 2 * rem);
const isWide = (place: Place): boolean => sheet(place) >= 40 * rem;

/**
 * Every active popup, closed. Those that belong to this page type say so and open by their own rule; the
 * others open by event, or by a link to `#popup-{id}`.
 */
export function PopupView({ data, slots }: BlockViewProps<typeof popupDefinition>): ReactNode {
  const page = usePage();
  // One whose blocks can't be had isn't there.
  const popups = (data.popups ?? []).filter(({ id, layout }) => layout === null || slots[popupSlot(id)] !== undefined);
  const broken = slots[popupSlot("broken")];
  if (popups.length === 0 && broken === undefined) return null;
  return (
    <div data-boot="popups">
      {popups.map((popup) => (
        <Dialog
          key={popup.id}
          popup={popup}
          blocks={popup.layout === null ? null : slots[popupSlot(popup.id)]}
          isAutomatic={popup.pageTypes.length === 0 || popup.pageTypes.includes(page.type)}
        />
      ))}
      {broken}
    </div>
  );
}

interface DialogProps {
  readonly popup: Popup;
  /** What it shows in the place of its own words and picture; null: these. */
  readonly blocks: ReactNode;
  readonly isAutomatic: boolean;
}

/** The browser's own dialog: it closes on Escape, keeps the focus inside and gives it back. */
function Dialog({ popup, blocks, isAutomatic }: DialogProps): ReactNode {
  const intl = useIntl();
  const { id, title, image, isShownOnReload, delay } = popup;
  return (
    <dialog
      id={`popup-${id}`}
      className={styles.dialog}
      data-popup={id}
      data-delay={delay}
      {...(isShownOnReload && { "data-every-load": "" })}
      {...(isAutomatic && { "data-auto": "" })}
      {...(title === "" || blocks !== null
        ? { "aria-label": title || intl.formatMessage({ id: "popup.label" }) }
        : { "aria-labelledby": `popup-${id}-title` })}
    >
      <div className={classNames(styles.sheet, blocks === null && image && styles.pictured)} tabIndex={-1}>
        {blocks === null ? <Words popup={popup} /> : <div className={styles.blocks}>{blocks}</div>}
        <button
          type="button"
          className={styles.close}
          data-action="popup:close"
          aria-label={intl.formatMessage({ id: "popup.close" })}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

/** A popup's own picture, title, text and link. */
function Words({ popup: { id, title, message, image, link, linkLabel } }: { readonly popup: Popup }): ReactNode {
  return (
    <>
      {image && <Picture image={image} sizes={fill} alt="" className={styles.picture} />}
      <div className={styles.words}>
        {title !== "" && (
          <h2 id={`popup-${id}-title`} className={styles.title}>
            {title}
          </h2>
        )}
        <Prose html={message} />
        {link !== "" && (
          <p className={styles.call}>
            <Link link={{ href: link, label: linkLabel || link, newTab: false }} look="button" />
          </p>
        )}
      </div>
    </>
  );
}
