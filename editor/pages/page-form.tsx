import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";

import { type Locale, localizePath } from "#schemas/locale.ts";
import { flagFields } from "#schemas/page-settings/page-settings.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";

import type { FieldPorts } from "../fields/field-ports.ts";
import { TargetPicker } from "../fields/target-picker.tsx";
import { useUiLocale } from "../fields/ui-locale.ts";
import { IconButton } from "../kit/button.tsx";
import styles from "./ed-page-panel.module.css";
import { FramePicker } from "./frame-picker.tsx";
import type { NamedPage, PageAbout } from "./page-about.ts";
import type { SettingsStore } from "./page-draft.ts";
import { Flag, MenuIcon, Order, Texts } from "./setting-inputs.tsx";
import { settingsProblems } from "./settings-problems.ts";
import { Settings, useSetting } from "./use-setting.ts";

interface PageFormProps {
  readonly store: SettingsStore;
  readonly about: PageAbout;
  readonly ports: FieldPorts;
  readonly isHeadless: boolean;
}

/** Everything that is said of a page beside what stands on it. */
export const PageForm = observer(function PageForm(props: PageFormProps): ReactNode {
  const { store, about, ports } = props;
  const intl = useIntl();
  const pages = usePages(about);
  const settings = store.document;
  const problems = useMemo(() => (pages ? settingsProblems(settings, about, pages) : []), [settings, about, pages]);
  const given = useMemo(() => ({ store, problems }), [store, problems]);
  const say = (id: string): string => intl.formatMessage({ id });
  const { title, menuTitle, slug } = settings;
  return (
    <Settings value={given}>
      <div className={styles.panel}>
        <Head {...props} />
        <div className={styles.form}>
          <Texts field="title" />
          <Texts
            field="slug"
            help={(locale) => <Address type={about.type} slug={slug[locale] ?? ""} locale={locale} />}
          />
          <Texts field="metaDescription" multiline />
          <Group title={say("editor.pages.inMenu")}>
            <Flag field="isMenu" />
            <Texts field="menuTitle" placeholder={(locale) => title[locale] ?? menuTitle[locale] ?? ""} />
            <MenuIcon />
            <Order />
            <Parent ports={ports} />
          </Group>
          <Group title={say("editor.frames.group")}>
            <FramePicker about={about} />
          </Group>
          <Group title={say("editor.pages.behaviour")}>
            {flagFields
              .filter((field) => field !== "isMenu")
              .map((field) => (
                <Flag key={field} field={field} />
              ))}
          </Group>
        </div>
      </div>
    </Settings>
  );
});

/** What of the settings can be taken back. */
const Head = observer(function Head({ store, isHeadless }: Pick<PageFormProps, "store" | "isHeadless">): ReactNode {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const { done, undone } = store.copy.history;
  return (
    <div className={styles.head}>
      {!isHeadless && <h2 className={styles.title}>{say("editor.shell.panelOf.page")}</h2>}
      <div className={styles.tools}>
        <IconButton
          isSmall
          icon="undo"
          label={say("editor.pages.undo")}
          disabled={done.length === 0}
          onClick={() => store.undo()}
        />
        <IconButton
          isSmall
          icon="redo"
          label={say("editor.pages.redo")}
          disabled={undone.length === 0}
          onClick={() => store.redo()}
        />
      </div>
    </div>
  );
});

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Group({ title, children }: GroupProps): ReactNode {
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      {children}
    </section>
  );
}

interface AddressProps {
  /** The page type's slug. */
  readonly type: string;
  readonly slug: string;
  readonly locale: Locale;
}

/** Where the page is once its settings are public; in words where its slug alone doesn't say it. */
function Address({ type, slug, locale }: AddressProps): ReactNode {
  const intl = useIntl();
  const pageType = findPageType(type);
  if (pageType?.pattern === "/") return localizePath("/", locale);
  const isFixed = pageType?.status !== undefined || Object.keys(pageType?.params ?? {}).length > 0;
  if (isFixed) return intl.formatMessage({ id: "editor.pages.addressFixed" });
  return slug === "" ? intl.formatMessage({ id: "editor.pages.addressMade" }) : localizePath(`/${slug}`, locale);
}

/** The page that this one stands below, in the menu and in the trail. */
const Parent = observer(function Parent({ ports }: Pick<PageFormProps, "ports">): ReactNode {
  const intl = useIntl();
  const locale = useUiLocale();
  const { value, onChange, label, error } = useSetting<number | null>("parent", null);
  return (
    <TargetPicker
      {...{ label, error, ports, locale }}
      help={intl.formatMessage({ id: "editor.pages.help.parent" })}
      to="page"
      id={value}
      onChange={(target) => onChange(target?.id ?? null)}
    />
  );
});

/** Every page of the site; null while they are on their way, or can't be had. */
function usePages(about: PageAbout): readonly NamedPage[] | null {
  const [pages, setPages] = useState<readonly NamedPage[] | null>(null);
  useEffect(() => {
    let isGone = false;
    about.listPages().then(
      (listed) => {
        if (!isGone) setPages(listed);
      },
      (error: unknown) => console.warn(error),
    );
    return () => {
      isGone = true;
    };
  }, [about]);
  return pages;
}
