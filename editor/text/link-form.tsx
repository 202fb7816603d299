import { Formik } from "formik";
import { type ReactNode, useCallback } from "react";
import { useIntl } from "react-intl";

import type { FieldPorts, Target } from "#editor/fields/field-ports.ts";
import { Button } from "#editor/kit/button.tsx";
import { type Pickable, PickerField } from "#editor/kit/picker-field.tsx";
import { SwitchField } from "#editor/kit/switch-field.tsx";
import { TextField } from "#editor/kit/text-field.tsx";
import { mayLinkTo } from "#schemas/content/rich-text-policy.ts";
import type { Locale } from "#schemas/locale.ts";

import styles from "./ed-link-form.module.css";

export interface ChosenLink {
  readonly href: string;
  readonly isNewTab: boolean;
  /** What it leads to is called, where it was found by its name. */
  readonly title?: string;
}

export interface LinkFormProps {
  readonly initial: ChosenLink;
  readonly locale: Locale;
  readonly ports: Pick<FieldPorts, "listPages" | "listProducts">;
  /** Whether there is a link already, which can be removed. */
  readonly isLink: boolean;
  readonly onApply: (link: ChosenLink) => void;
  readonly onRemove: () => void;
}

/** Where a link of a text leads: a page or a product found by its name, or any address. It is sent as a whole. */
export function LinkForm({ initial, locale, ports, isLink, onApply, onRemove }: LinkFormProps): ReactNode {
  const intl = useIntl();
  const say = (name: string) => intl.formatMessage({ id: `editor.text.${name}` });
  const find = useFindTargets(ports, locale);
  const validate = ({ href }: ChosenLink) => (mayLinkTo(href.trim()) ? {} : { href: say("linkWrong") });
  return (
    <Formik<ChosenLink>
      initialValues={initial}
      validate={validate}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={(link) => onApply({ ...link, href: link.href.trim() })}
    >
      {({ values, errors, setValues, setErrors, handleSubmit }) => {
        const set = (change: Partial<ChosenLink>) => {
          setErrors({});
          void setValues({ ...values, ...change });
        };
        return (
          <form className={styles.form} onSubmit={handleSubmit} noValidate>
            <PickerField
              label={say("linkPage")}
              value={null}
              find={find}
              onChange={(target) => {
                if (target?.detail !== undefined) set({ href: target.detail, title: target.title });
              }}
            />
            <TextField
              label={say("linkAddress")}
              type="url"
              placeholder="https://"
              value={values.href}
              error={errors.href}
              onChange={(href) => set({ href, title: undefined })}
            />
            <SwitchField
              label={intl.formatMessage({ id: "editor.fields.link.newTab" })}
              value={values.isNewTab}
              onChange={(isNewTab) => set({ isNewTab })}
            />
            <div className={styles.actions}>
              {isLink ? (
                <Button variant="quiet" onClick={onRemove}>
                  {say("unlink")}
                </Button>
              ) : null}
              <Button type="submit" variant="primary">
                {say("apply")}
              </Button>
            </div>
          </form>
        );
      }}
    </Formik>
  );
}

/** Finds pages and products that have a path of their own. */
function useFindTargets(ports: LinkFormProps["ports"], locale: Locale) {
  return useCallback(
    async (search: string, signal: AbortSignal): Promise<readonly Pickable[]> => {
      const query = { search, page: 1, locale, signal };
      const [pages, products] = await Promise.all([ports.listPages(query), ports.listProducts(query)]);
      return [...named(pages.items, 1), ...named(products.items, -1)];
    },
    [ports, locale],
  );
}

/** Pages and products have ids of their own: a product's is told apart by its sign. */
function named(targets: readonly Target[], sign: 1 | -1): Pickable[] {
  return targets.flatMap(({ id, title, path }) => (path === null ? [] : [{ id: id * sign, title, detail: path }]));
}
