import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { fallbackUrl, isVector } from "#blocks/kit/picture.tsx";
import { Title } from "#blocks/kit/title.tsx";
import { useLocale } from "#blocks/kit/use-locale.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { localeInfos } from "#schemas/locale.ts";

import type { videoDefinition } from "./definition.ts";
import { captionsAddress, filmAddress } from "./media-address.ts";
import styles from "./video.module.css";

/** The browser's own player; nothing while no film is named. Nothing of the film is loaded before it is started. */
export function VideoView({ props }: BlockViewProps<typeof videoDefinition>): ReactNode {
  const intl = useIntl();
  const locale = useLocale();
  const { poster, title, caption, isSilentLoop } = props;
  const film = filmAddress(props.file);
  if (!film) return null;
  const captions = captionsAddress(props.captions);
  const still = poster && (isVector(poster) ? poster.onlineImage.url : fallbackUrl(poster, "jpeg"));
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title title={title} size="medium" />
      <figure className={styles.figure}>
        <video
          className={styles.video}
          src={film}
          controls
          playsInline
          preload={still ? "none" : "metadata"}
          aria-label={title || caption || poster?.alt || intl.formatMessage({ id: "video.label" })}
          {...(still && { poster: still, width: poster.width, height: poster.height })}
          {...(isSilentLoop && { loop: true, muted: true })}
        >
          {captions && (
            <track
              kind="captions"
              src={captions}
              srcLang={locale.slice(0, 2)}
              label={localeInfos[locale].label}
              default
            />
          )}
          <a href={film}>
            <FormattedMessage id="video.file" />
          </a>
        </video>
        {caption !== "" && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </div>
  );
}
