import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { formatDate } from "#blocks/kit/formatters.ts";
import layout from "#blocks/kit/layout.module.css";
import { Picture } from "#blocks/kit/picture.tsx";
import type { Fill } from "#blocks/kit/picture-sizes.ts";
import { clamp } from "#blocks/kit/room.ts";
import type { SearchHit } from "#schemas/content/search.ts";
import { cropText } from "#schemas/crop-text.ts";

import styles from "./search-results.module.css";

/** The box of a hit's picture (`search-results.module.css`). */
const fill: Fill = { ratio: 4 / 3, width: ({ slot }) => clamp([5, 24, 10], slot) };

/** Pages, news, articles and services that were found, each with its kind and a few words of it. */
export function FoundList({ hits, length }: { hits: readonly SearchHit[]; length: number }): ReactNode {
  return (
    <ul className={styles.hits}>
      {hits.map((hit) => (
        <li key={`${hit.type}:${hit.id}`} className={styles.hit}>
          {hit.image && <Picture image={hit.image} sizes={fill} alt="" className={styles.picture} />}
          <div className={styles.words}>
            <p className={layout.eyebrow}>
              <FormattedMessage id={`searchResults.one.${hit.type}`} />
              {hit.date !== null && ` · ${formatDate(hit.date)}`}
            </p>
            <h2 className={styles.name}>
              <a href={hit.url}>{hit.title}</a>
            </h2>
            {hit.excerpt !== "" && <p>{cropText(hit.excerpt, length)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
