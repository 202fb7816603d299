import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import { formatDate } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { isSafeUrl } from "#schemas/fields/link-target.ts";
import { cropText } from "#schemas/crop-text.ts";

import type { reviewsDefinition } from "./definition.ts";
import { Rating } from "./rating.tsx";
import styles from "./reviews.module.css";

/** Some reviews below what all of them come to; nothing when the service isn't configured or is away. */
export function ReviewsView({ props, data }: BlockViewProps<typeof reviewsDefinition>): ReactNode {
  const intl = useIntl();
  const list = data.reviews;
  if (!list || list.reviews.length === 0) return null;
  const { average, total, url, isVerified } = list;
  return (
    <div className={classNames(layout.block, styles.block)}>
      <header className={styles.head}>
        <Title title={props.title} eyebrow={props.eyebrow} size="medium" />
        {average !== null && (
          <p className={styles.sum}>
            <Rating rating={average} />
            <span>
              <FormattedMessage id="reviews.count" values={{ count: total }} />
              {isVerified && (
                <>
                  {" · "}
                  <FormattedMessage id="reviews.verified" />
                </>
              )}
            </span>
          </p>
        )}
      </header>
      <ul className={classNames(layout.plain, styles.reviews)}>
        {list.reviews.map((review) => (
          <li key={review.id} className={styles.review}>
            <Rating rating={review.rating} />
            <blockquote className={styles.text}>
              <p>{cropText(review.text, 400)}</p>
            </blockquote>
            <p className={styles.author}>
              {review.author} <time dateTime={review.date}>{formatDate(review.date)}</time>
            </p>
          </li>
        ))}
      </ul>
      {url !== "" && isSafeUrl(url) && (
        <p>
          <a href={url} rel="noopener" className={link.text}>
            {intl.formatMessage({ id: "reviews.all" })}
          </a>
        </p>
      )}
    </div>
  );
}
