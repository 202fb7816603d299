import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { plainText } from "#blocks/kit/formatters.ts";
import { otherItems } from "#blocks/kit/other-items.ts";
import { usePage } from "#blocks/kit/page-context.tsx";
import { Pagination } from "#blocks/kit/pagination.tsx";
import { cropLength } from "#blocks/kit/parameters.ts";
import { Picture } from "#blocks/kit/picture.tsx";
import { columns, type Fill } from "#blocks/kit/picture-sizes.ts";
import { Prose } from "#blocks/kit/prose.tsx";
import { pageOf } from "#blocks/kit/query-keys.ts";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import type { ElementItem } from "#schemas/content/element.ts";
import { cropText } from "#schemas/crop-text.ts";

import type { elementListDefinition } from "./definition.ts";
import styles from "./element-list.module.css";

type Layout = BlockViewProps<typeof elementListDefinition>["props"]["layout"];

const between = [1.5, 3, 3] as const;
const ratio = 4 / 3;

const two = { from: 36, part: 1 / 2, gaps: 1, gap: between };
const three = { from: 60, part: 1 / 3, gaps: 2, gap: between };

/** The boxes of pictures (`element-list.module.css`). */
const fills: Readonly<Record<Exclude<Layout, "logos">, Fill>> = {
  grid: { ratio, width: columns(two, three) },
  list: { ratio, width: columns({ from: 48, part: 5 / 12, gaps: 1, gap: [1.5, 5, 5] }) },
  zigzag: { ratio, width: columns({ from: 48, part: 7 / 12, gaps: 1, gap: [1.5, 6, 6] }) },
};

/** The boxes of three in a grid, which are in one row sooner. */
const ofThree: Fill = { ratio, width: columns(two, { ...three, from: 42 }) };

/** An element list. Without items it says so; nothing when the list could not be had. */
export function ElementListView({ props, data, query, href }: BlockViewProps<typeof elementListDefinition>): ReactNode {
  const page = usePage();
  if (!data.list) return null;
  const { total } = data.list;
  const elements = otherItems(data.list.elements, page.path);
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title title={props.title} eyebrow={props.eyebrow} />
      {elements.length === 0 ? (
        <p className={layout.meta}>
          <FormattedMessage id="elementList.empty" />
        </p>
      ) : (
        <ul className={classNames(layout.plain, styles[props.layout])}>
          {elements.map((item) =>
            props.layout === "logos" ? (
              <Logo key={item.id} item={item} />
            ) : (
              <Element
                key={item.id}
                item={item}
                fill={props.layout === "grid" && elements.length === 3 ? ofThree : fills[props.layout]}
                hasTitle={props.title !== ""}
                length={cropLength(data.parameters)}
                more={props.more}
              />
            ),
          )}
        </ul>
      )}
      <Pagination page={pageOf(query)} total={total} nbItem={props.nbItem} href={href} />
    </div>
  );
}

interface ElementProps {
  readonly item: ElementItem;
  readonly fill: Fill;
  readonly hasTitle: boolean;
  /** How much of a text a list shows when the rest stands on the item's own page. */
  readonly length: number;
  /** The words of the link; empty: the usual ones. */
  readonly more: string;
}

function Element({ item, fill, hasTitle, length, more: own }: ElementProps): ReactNode {
  const intl = useIntl();
  const Heading = hasTitle ? "h3" : "h2";
  const href = item.link || item.url;
  const more = own || intl.formatMessage({ id: "elementList.more" });
  return (
    <li className={styles.item}>
      {item.image && <Picture image={item.image} sizes={fill} className={styles.picture} />}
      <div className={styles.words}>
        {item.title !== "" && <Heading className={styles.title}>{item.title}</Heading>}
        {item.url === "" ? (
          <Prose html={item.text} className={styles.text} />
        ) : (
          <p className={styles.text}>{cropText(plainText(item.text), length)}</p>
        )}
        {href !== "" && (
          <a
            href={href}
            className={link.text}
            aria-label={intl.formatMessage({ id: "elementList.moreAbout" }, { more, title: item.title })}
          >
            {more}
          </a>
        )}
      </div>
    </li>
  );
}

function Logo({ item }: { item: ElementItem }): ReactNode {
  const mark = item.image ? (
    <Picture image={item.image} sizes="160px" alt={item.image.alt || item.title} className={styles.logo} />
  ) : (
    item.title
  );
  return <li className={styles.mark}>{item.link === "" ? mark : <a href={item.link}>{mark}</a>}</li>;
}
