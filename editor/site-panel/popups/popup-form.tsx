import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useMemo } from "react";
import { useIntl } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import type { EditedPopups } from "#schemas/content/edited-popup.ts";
import type { Field } from "#schemas/fields/field.ts";
import { number } from "#schemas/fields/number.ts";
import type { PopupField } from "#schemas/popups/popup-document.ts";
import { longestDelay, popupFields } from "#schemas/popups/popup-fields.ts";

import { FieldInput } from "../../fields/field-input.tsx";
import type { FieldInputProps } from "../../fields/field-input-props.ts";
import { TargetPicker } from "../../fields/target-picker.tsx";
import { Spot } from "../spots/others-here.tsx";
import frame from "../panel-section.module.css";
import styles from "./panel-popups.module.css";
import { PopupAddress } from "./popup-address.tsx";
import { PopupContent } from "./popup-content.tsx";
import { PopupPages } from "./popup-pages.tsx";
import { type PopupFormProps, usePopupChange } from "./use-popup-change.ts";

/** What a popup says, when it opens, and the link that opens it. */
export function PopupForm(props: PopupFormProps & Pick<EditedPopups, "reusables">): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  return (
    <div className={classNames(frame.groups, styles.fields)}>
      <fieldset>
        <legend>{say("editor.popups.group.says")}</legend>
        <Input {...props} name="title" />
        <PopupContent {...props}>
          <Input {...props} name="message" />
          <Input {...props} name="picture" />
          <PopupLink {...props} />
          <Input {...props} name="linkLabel" />
        </PopupContent>
      </fieldset>
      <fieldset>
        <legend>{say("editor.popups.group.when")}</legend>
        <Input {...props} name="isActive" />
        <Input {...props} name="startsAt" />
        <Input {...props} name="endsAt" />
        <Spot name="pageTypes">
          <PopupPages {...props} />
        </Spot>
        <Spot name="delay">
          <Delay {...props} />
        </Spot>
        <Input {...props} name="isShownOnReload" />
        <Input {...props} name="order" />
      </fieldset>
      <PopupAddress id={props.id} />
    </div>
  );
}

interface InputProps extends PopupFormProps {
  readonly name: PopupField;
}

/** One thing of a popup with the control of its kind. */
const Input = observer(function Input({ work, draft, locale, name }: InputProps): ReactNode {
  const field = popupFields[name];
  const change = usePopupChange(draft, name);
  return (
    <Spot name={name}>
      <FieldInput
        {...{ field, locale, ports: work.ports, inherited: field.initial }}
        value={draft.document[name]}
        onChange={change}
      />
    </Spot>
  );
});

/** Where it leads: an address that is written, or a page that is found by its name. */
const PopupLink = observer(function PopupLink(props: PopupFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const { work, draft, locale } = props;
  const change = usePopupChange(draft, "link");
  return (
    <>
      <Input {...props} name="link" />
      <TargetPicker
        to="page"
        id={null}
        locale={locale}
        ports={work.ports}
        label={formatMessage({ id: "editor.site.findPage" })}
        onChange={(page) => (page?.path ? void change(page.path) : undefined)}
      />
    </>
  );
});

/** After how many seconds it opens. */
const Delay = observer(function Delay({ work, draft, locale }: PopupFormProps): ReactNode {
  const change = usePopupChange(draft, "delay");
  const changeSeconds = useCallback<FieldInputProps["onChange"]>(
    (seconds, _locale, typedAt) => change(Math.round(Number(seconds) * 1000), undefined, typedAt),
    [change],
  );
  const field = useMemo(() => seconds as Field, []);
  return (
    <FieldInput
      {...{ field, locale, ports: work.ports, inherited: 0 }}
      value={draft.document.delay / 1000}
      onChange={changeSeconds}
    />
  );
});

const seconds = number({
  label: { fr_FR: "S’ouvre après (secondes)", en_US: "Opens after (seconds)" },
  help: {
    fr_FR: "Comptées à partir de l’affichage de la page.",
    en_US: "Counted from when the page is there.",
  },
  min: 0,
  max: longestDelay / 1000,
});
