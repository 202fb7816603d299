import type { CSSProperties, ReactNode } from "react";
import { useIntl } from "react-intl";

import { normalHex, readableInk } from "#blocks/kit/contrast.ts";
import { Icon } from "#blocks/kit/icon.tsx";
import { pageGround } from "#blocks/kit/page-ground.ts";
import { isOn } from "#blocks/kit/parameters.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { ElementItem } from "#schemas/content/element.ts";
import { seenOver } from "#schemas/site/colour.ts";

import type { promoBannerDefinition } from "./definition.ts";
import styles from "./promo-banner.module.css";

/** Each message stands 6 s, and slides in 1 s (spec §2, §9), in milliseconds. */
const rotation = { interval: 6000, duration: 1000 };

/**
 * The messages side by side, or rotating when there are more than 2. The boot script rotates them; without
 * it they stand in a row that scrolls. On wide screens the top bar shares their line, its sentence left out.
 */
export function PromoBannerView({ data, slots }: BlockViewProps<typeof promoBannerDefinition>): ReactNode {
  const intl = useIntl();
  const messages = data.messages?.elements.filter((item) => (item.message ?? "") !== "") ?? [];
  const bar = slots["bar"] && <div className={styles.bar}>{slots["bar"]}</div>;
  if (messages.length === 0 || !isOn(data.parameters, "SHOW_PROMO_BANNER")) return bar ?? null;
  const rotates = messages.length > 2;
  const banner = (
    <section
      className={rotates ? styles.rotating : styles.still}
      aria-label={intl.formatMessage({ id: "promoBanner.label" })}
      {...(rotates && {
        "data-boot": "promo-banner",
        "data-interval": rotation.interval,
        "data-duration": rotation.duration,
      })}
    >
      <ul className={styles.messages} {...(rotates && { tabIndex: 0 })}>
        {messages.map((item, index) => (
          <Message
            key={item.id}
            item={item}
            pageGround={pageGround(data.parameters)}
            isCurrent={rotates && index === 0}
          />
        ))}
      </ul>
      {rotates && <Controls />}
    </section>
  );
  return bar ? (
    <div className={styles.line}>
      {banner}
      {bar}
    </div>
  ) : (
    banner
  );
}

/** Who sees them turn stops them; who wants nothing to move by itself turns them. The style sheet shows one of both. */
function Controls(): ReactNode {
  const intl = useIntl();
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        data-action="promo-banner:toggle"
        aria-pressed="false"
        aria-label={intl.formatMessage({ id: "promoBanner.pause" })}
      >
        <Icon name="pause" className={styles.pause} />
        <Icon name="play" className={styles.play} />
      </button>
      <button
        type="button"
        className={styles.next}
        data-action="promo-banner:next"
        aria-label={intl.formatMessage({ id: "promoBanner.next" })}
      >
        <Icon name="next" />
      </button>
    </>
  );
}

interface MessageProps {
  readonly item: ElementItem;
  /** What shines through a colour with alpha. */
  readonly pageGround: string;
  readonly isCurrent: boolean;
}

function Message({ item, pageGround: below, isCurrent }: MessageProps): ReactNode {
  const ground = normalHex(item.couleur_de_fond);
  const ink = ground && readableInk(seenOver(ground, below));
  const colours = ground && ({ "--promo-ground": ground, "--promo-ink": ink } as CSSProperties);
  return (
    <li
      className={styles.message}
      data-slide=""
      {...(isCurrent && { "data-current": "" })}
      {...(colours && { style: colours })}
    >
      <div dangerouslySetInnerHTML={{ __html: item.message ?? "" }} />
    </li>
  );
}
