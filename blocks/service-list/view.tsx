import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import { otherItems } from "#blocks/kit/other-items.ts";
import { usePage } from "#blocks/kit/page-context.tsx";
import { cropLength } from "#blocks/kit/parameters.ts";
import { Teasers } from "#blocks/kit/teasers.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { cropText } from "#schemas/crop-text.ts";

import type { serviceListDefinition } from "./definition.ts";
import styles from "./service-list.module.css";

/** The services. Without any it says so; nothing when they could not be had. */
export function ServiceListView({ props, data }: BlockViewProps<typeof serviceListDefinition>): ReactNode {
  const page = usePage();
  if (!data.list) return null;
  const length = cropLength(data.parameters);
  const items = otherItems(data.list.services, page.path).map((service) => ({
    ...service,
    summary: cropText(service.summary, length),
  }));
  return (
    <div className={classNames(layout.block, styles.block)}>
      <Title title={props.title} eyebrow={props.eyebrow} level={props.isPageTitle ? 1 : 2} />
      {items.length === 0 ? (
        <p className={layout.meta}>
          <FormattedMessage id="serviceList.empty" />
        </p>
      ) : (
        <Teasers
          items={items}
          look={props.layout}
          Heading={props.title === "" || props.isPageTitle ? "h2" : "h3"}
          isFirst={props.isPageTitle}
        />
      )}
    </div>
  );
}
