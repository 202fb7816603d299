import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { pageTypes } from "#schemas/page/page-types/catalogue.ts";

import { useWords } from "../../fields/ui-locale.ts";
import { CheckGroup } from "../../kit/check-group.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { type PopupFormProps, usePopupChange } from "./use-popup-change.ts";

/** The kinds of pages that a popup may open on by itself: those that anybody reads. */
const open = pageTypes.filter(({ zone, status }) => zone === "public" && status === undefined);

/** On which pages a popup opens by itself: on all, or on some kinds of them. */
export const PopupPages = observer(function PopupPages({ draft }: PopupFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const wordsOf = useWords();
  const chosen = draft.document.pageTypes;
  const change = usePopupChange(draft, "pageTypes");
  const [wantsSome, setWantsSome] = useState(chosen.length > 0);
  const offered = pageTypes.filter((type) => open.includes(type) || chosen.includes(type.slug));
  const isSome = wantsSome || chosen.length > 0;
  return (
    <>
      <SelectField
        label={formatMessage({ id: "editor.popups.pages" })}
        value={isSome ? "some" : "all"}
        options={(["all", "some"] as const).map((value) => ({
          value,
          label: formatMessage({ id: `editor.popups.pages.${value}` }),
        }))}
        onChange={(value) => {
          setWantsSome(value === "some");
          if (value === "all" && chosen.length > 0) void change([]);
        }}
      />
      {isSome && (
        <CheckGroup
          label={formatMessage({ id: "editor.popups.pages.which" })}
          {...(chosen.length === 0 && { help: formatMessage({ id: "editor.popups.pages.none" }) })}
          value={chosen}
          options={offered.map(({ slug, label }) => ({ value: slug, label: wordsOf(label) }))}
          onChange={(slugs) => void change(slugs)}
        />
      )}
    </>
  );
});
