import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import { AccountElsewhere } from "#blocks/kit/account-elsewhere.tsx";
import { classNames } from "#blocks/kit/class-names.ts";
import { FormFrame } from "#blocks/kit/form-frame.tsx";
import layout from "#blocks/kit/layout.module.css";
import { usePage } from "#blocks/kit/page-context.tsx";
import { Title } from "#blocks/kit/title.tsx";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";
import { localizePath } from "#schemas/locale.ts";

import styles from "./account-menu.module.css";
import type { accountMenuDefinition } from "./definition.ts";

interface Place {
  readonly type: string;
  readonly path: string;
  readonly name: string;
  /** What there is to do; only told where the menu is all that a page holds. */
  readonly note: string;
}

/** The page's title, the way to the other pages of the account, and out of it. */
export function AccountMenuView({ id, props, data, said }: BlockViewProps<typeof accountMenuDefinition>): ReactNode {
  const intl = useIntl();
  const page = usePage();
  const say = (key: "orders" | "ordersNote" | "profile" | "profileNote" | "overview"): string =>
    intl.formatMessage({ id: `accountMenu.${key}` });
  const orders = { type: "account-orders", path: "/account/orders", name: say("orders"), note: say("ordersNote") };
  const places: readonly Place[] = [
    ...(data.site?.isECommerce === false ? [] : [orders]),
    { type: "account-profile", path: "/account/profil", name: say("profile"), note: say("profileNote") },
  ];
  const overview = { type: "account", path: "/account", name: say("overview"), note: "" };
  const isOverview = page.type === "account";
  const greeting = [props.title, data.user?.firstname].filter(Boolean).join(" ");
  const title = isOverview ? greeting : (places.find(({ type }) => type === page.type)?.name ?? "");
  if (page.zone !== "private") return <div className={layout.block}>{data.user === null && <AccountElsewhere />}</div>;
  return (
    <div className={classNames(layout.block, styles.menu)}>
      <Title title={title} level={1} />
      <nav aria-label={intl.formatMessage({ id: "accountMenu.label" })} className={styles.ways}>
        <ul className={classNames(layout.plain, isOverview ? styles.cards : styles.line)}>
          {(isOverview ? places : [overview, ...places]).map(({ type, path, name, note }) => (
            <li key={path}>
              <a href={localizePath(path, page.locale)} {...(type === page.type && { "aria-current": "page" })}>
                <span className={styles.name}>{name}</span>
                {isOverview && <span className={layout.meta}>{note}</span>}
              </a>
            </li>
          ))}
        </ul>
        <FormFrame
          action="/auth"
          form="logout"
          block={id}
          back={localizePath("/", page.locale)}
          said={said}
          labels={{}}
          className={styles.out}
        >
          <button type="submit">
            <FormattedMessage id="accountMenu.logout" />
          </button>
        </FormFrame>
      </nav>
    </div>
  );
}
