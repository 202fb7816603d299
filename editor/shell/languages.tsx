import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { localeInfos, locales } from "#schemas/locale.ts";

import { Button } from "../kit/button.tsx";
import type { Editor } from "../store/editor.ts";
import styles from "./editor-bar.module.css";

/** The languages of the site in which this page has an address. */
export const Languages = observer(function Languages({ editor }: { readonly editor: Editor }): ReactNode {
  const intl = useIntl();
  const { locale, page } = editor.canvas;
  const there = locales.filter((each) => page.page.alternates[each] !== undefined);
  if (there.length < 2) return null;
  return (
    <div className={styles.languages} role="group" aria-label={intl.formatMessage({ id: "editor.shell.languages" })}>
      {there.map((each) => (
        <Button
          key={each}
          variant="quiet"
          aria-pressed={each === locale}
          aria-label={`${each.slice(0, 2).toUpperCase()}, ${localeInfos[each].label}`}
          onClick={() => void editor.changeLanguage(each)}
        >
          {each.slice(0, 2).toUpperCase()}
        </Button>
      ))}
    </div>
  );
});
