import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Icon } from "#blocks/kit/icon.tsx";
import { Link } from "#blocks/kit/link.tsx";
import { usePage } from "#blocks/kit/page-context.tsx";
import { Picture } from "#blocks/kit/picture.tsx";
import type { Fill } from "#blocks/kit/picture-sizes.ts";
import { type Place, rem } from "#blocks/kit/room.ts";
import { Prose } from "#blocks/kit/prose.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { Popup } from "#schemas/content/popup.ts";

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
export function PopupView({ data }: BlockViewProps<typeof popupDefinition>): ReactNode {
  const page = usePage();
  const popups = data.popups ?? [];
  if (popups.length === 0) return null;
  return (
    <div data-boot="popups">
      {popups.map((popup) => (
        <Dialog
          key={popup.id}
          popup={popup}
          isAutomatic={popup.pageTypes.length === 0 || popup.pageTypes.includes(page.type)}
        />
      ))}
    </div>
  );
}

/** The browser's own dialog: it closes on Escape, keeps the focus inside and gives it back. */
function Dialog({ popup, isAutomatic }: { popup: Popup; isAutomatic: boolean }): ReactNode {
  const intl = useIntl();
  const { id, title, message, image, link, linkLabel, isShownOnReload, delay } = popup;
  return (
    <dialog
      id={`popup-${id}`}
      className={styles.dialog}
      data-popup={id}
      data-delay={delay}
      {...(isShownOnReload && { "data-every-load": "" })}
      {...(isAutomatic && { "data-auto": "" })}
      {...(title === ""
        ? { "aria-label": intl.formatMessage({ id: "popup.label" }) }
        : { "aria-labelledby": `popup-${id}-title` })}
    >
      <div className={styles.sheet} tabIndex={-1}>
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
