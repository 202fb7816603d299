import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import type { CanvasPage } from "#schemas/content/canvas.ts";
import type { PieceItem } from "#schemas/content/piece.ts";
import { slugOf } from "#schemas/fold.ts";
import { type Locale, localeInfos, locales, type Localized } from "#schemas/locale.ts";
import { pageTypes } from "#schemas/page/page-types/catalogue.ts";
import { isRepeatable } from "#schemas/page/page-types/is-repeatable.ts";

import type { FieldPorts } from "../fields/field-ports.ts";
import { TargetPicker } from "../fields/target-picker.tsx";
import { useUiLocale, useWords } from "../fields/ui-locale.ts";
import { Button } from "../kit/button.tsx";
import { CancelButton } from "../kit/cancel-button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { SelectField } from "../kit/select-field.tsx";
import { TextField } from "../kit/text-field.tsx";
import styles from "./ed-page-dialogs.module.css";
import type { PageActions } from "./page-actions.ts";
import { settingNames } from "./setting-names.ts";
import { useDoing } from "./use-doing.ts";

interface NewPageDialogProps {
  /** The pages that it can begin as a copy of. */
  readonly pages: readonly CanvasPage[];
  /** The page that it begins as a copy of until somebody chooses otherwise; null: it begins as its type does. */
  readonly source: CanvasPage | null;
  /** The page that it stands below until somebody chooses otherwise; null: none. */
  readonly above: number | null;
  readonly actions: Pick<PageActions, "create" | "templates">;
  readonly ports: FieldPorts;
  /** Told where the page opens. */
  readonly onMade: (path: string) => void;
  readonly onClose: () => void;
}

/** Asks what a page is to be, and makes it: visitors see it once it is published. */
export function NewPageDialog(props: NewPageDialogProps): ReactNode {
  const { pages, source, above, actions, ports, onMade, onClose } = props;
  const intl = useIntl();
  const words = useWords();
  const locale = useUiLocale();
  const [type, setType] = useState(source?.type ?? "content");
  const [title, setTitle] = useState<Localized<string>>({});
  const [slug, setSlug] = useState<Localized<string>>({});
  const [parent, setParent] = useState(above);
  const [begins, setBegins] = useState<Beginning>(source?.pageId ? `page:${source.pageId}` : "none");
  const templates = useTemplates(actions);
  const { isBusy, problem, errorOf, run } = useDoing();
  const say = (id: string): string => intl.formatMessage({ id });
  const make = async (): Promise<void> =>
    await run(
      async () => await actions.create({ type, title, slug, parent, ...beginning(begins) }),
      ({ path }) => (path === null ? onClose() : onMade(path)),
    );
  return (
    <Dialog
      isOpen
      isWide
      title={say(source === null ? "editor.pages.new" : "editor.pages.copy")}
      description={say("editor.pages.newWhat")}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isBusy} onClick={onClose} />
          <Button variant="primary" disabled={isBusy} onClick={() => void make()}>
            {say(isBusy ? "editor.pages.making" : "editor.pages.make")}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Pair
          label={words(settingNames.title)}
          value={title}
          onChange={setTitle}
          errorOf={(code) => errorOf(`title.${code}`)}
        />
        <Pair
          label={words(settingNames.slug)}
          value={slug}
          onChange={setSlug}
          errorOf={(code) => errorOf(`slug.${code}`)}
          placeholderOf={(code) => slugOf(title[code] ?? "")}
        />
        <div className={styles.pair}>
          <SelectField
            label={say("editor.pages.type")}
            value={type}
            options={pageTypes.filter(isRepeatable).map((each) => ({ value: each.slug, label: words(each.label) }))}
            onChange={setType}
          />
          <SelectField<Beginning>
            label={say("editor.pages.beginsAs")}
            value={begins}
            options={[
              { value: "none", label: say("editor.pages.beginsEmpty") },
              ...templatesOf(templates, intl.formatMessage),
              ...copies(pages, intl.formatMessage),
            ]}
            error={errorOf("template") ?? errorOf("copyOf")}
            onChange={setBegins}
          />
        </div>
        <TargetPicker
          {...{ ports, locale }}
          label={words(settingNames.parent)}
          help={say("editor.pages.help.parent")}
          error={errorOf("parent")}
          to="page"
          id={parent}
          onChange={(target) => setParent(target?.id ?? null)}
        />
        {problem !== null && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface PairProps {
  readonly label: string;
  readonly value: Localized<string>;
  readonly onChange: (value: Localized<string>) => void;
  readonly errorOf: (locale: Locale) => string | undefined;
  readonly placeholderOf?: (locale: Locale) => string;
}

/** A text in each language, side by side where there is room. */
export function Pair({ label, value, onChange, errorOf, placeholderOf }: PairProps): ReactNode {
  return (
    <div className={styles.pair}>
      {locales.map((locale) => (
        <TextField
          key={locale}
          label={`${label} (${localeInfos[locale].label})`}
          lang={localeInfos[locale].iso}
          value={value[locale] ?? ""}
          placeholder={placeholderOf?.(locale) ?? ""}
          error={errorOf(locale)}
          onChange={(text) => onChange({ ...value, [locale]: text })}
        />
      ))}
    </div>
  );
}

/** What a page begins with: what its type has, a template above that, or what another page has. */
type Beginning = "none" | `template:${number}` | `page:${number}`;

function beginning(begins: Beginning): { readonly copyOf: number | null; readonly template?: number } {
  const [kind, id] = begins.split(":");
  if (kind === "template") return { copyOf: null, template: Number(id) };
  return { copyOf: kind === "page" ? Number(id) : null };
}

/** Those that can be had: without them a page is made all the same. */
function useTemplates({ templates }: Pick<PageActions, "templates">): readonly PieceItem[] {
  const [list, setList] = useState<readonly PieceItem[]>([]);
  useEffect(() => {
    let isGone = false;
    void templates().then((asked) => {
      if (!isGone && asked.ok) setList(asked.value);
    });
    return () => {
      isGone = true;
    };
  }, [templates]);
  return list;
}

type Format = ReturnType<typeof useIntl>["formatMessage"];

function templatesOf(templates: readonly PieceItem[], formatMessage: Format) {
  return templates.map(({ id, name }) => {
    return { value: `template:${id}` as const, label: formatMessage({ id: "editor.pages.template" }, { name }) };
  });
}

function copies(pages: readonly CanvasPage[], formatMessage: Format) {
  return pages.flatMap(({ pageId, layoutId, isCms, title }) =>
    pageId === null || layoutId === null || !isCms
      ? []
      : [{ value: `page:${pageId}` as const, label: formatMessage({ id: "editor.pages.copyOf" }, { title }) }],
  );
}
