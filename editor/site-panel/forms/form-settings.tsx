import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { formLimits } from "#schemas/forms/form-document.ts";
import { isEmail } from "#schemas/is-email.ts";

import { useWords } from "../../fields/ui-locale.ts";
import { Button, IconButton } from "../../kit/button.tsx";
import { FieldSet } from "../../kit/field-set.tsx";
import { SwitchField } from "../../kit/switch-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { Spot } from "../spots/others-here.tsx";
import { FormNumber, FormText } from "./form-inputs.tsx";
import { valueNames } from "./form-names.ts";
import { valueSpot } from "./form-spots.ts";
import { type FormWork, setter } from "./form-work.ts";
import styles from "./forms.module.css";

const own = {} as const;

/** What a form says around its fields, who gets its answers and how long they are kept. */
export const FormSettings = observer(function FormSettings({ work }: { readonly work: FormWork }): ReactNode {
  const { formatMessage } = useIntl();
  const wordsOf = useWords();
  const { document: form } = work.draft;
  const say = (id: string): string => formatMessage({ id: `editor.forms.${id}` });
  const { label, text, retention } = formLimits;
  return (
    <div className={styles.settings}>
      {(["title", "text", "send", "confirmation"] as const).map((property) => (
        <Spot key={property} name={valueSpot(property)}>
          <FormText
            {...{ work, property }}
            part={own}
            label={wordsOf(valueNames[property])}
            value={form[property]}
            max={property === "title" || property === "send" ? label : text}
            isLong={property === "text" || property === "confirmation"}
            {...(property !== "title" && { help: say(`${property}Help`) })}
          />
        </Spot>
      ))}
      <Spot name={valueSpot("recipients")}>
        <Recipients work={work} addresses={form.recipients} />
      </Spot>
      <SwitchField
        label={wordsOf(valueNames["confirms"])}
        help={say("confirmsHelp")}
        value={form.confirms}
        onChange={(value) => setter(work, own)("confirms", value)}
      />
      <FormNumber
        {...{ work }}
        part={own}
        property="retentionDays"
        label={say("retention")}
        help={say("retentionHelp")}
        value={form.retentionDays}
        min={retention.min}
        max={retention.max}
        isNeeded
      />
    </div>
  );
});

interface RecipientsProps {
  readonly work: FormWork;
  readonly addresses: readonly string[];
}

/** Who gets a mail of each answer. */
function Recipients({ work, addresses }: RecipientsProps): ReactNode {
  const { formatMessage } = useIntl();
  const wordsOf = useWords();
  const [address, setAddress] = useState("");
  const [isWrong, setWrong] = useState(false);
  const set = setter(work, own);
  const say = (id: string, who = ""): string => formatMessage({ id: `editor.forms.${id}` }, { who });
  const isFull = addresses.length >= formLimits.recipients;
  const add = (): void => {
    const typed = address.trim();
    if (!isEmail(typed)) return setWrong(true);
    if (!addresses.includes(typed)) set("recipients", [...addresses, typed]);
    setAddress("");
  };
  return (
    <FieldSet label={wordsOf(valueNames["recipients"])}>
      <p className={styles.note}>{say(addresses.length === 0 ? "recipientsNone" : "recipientsHelp")}</p>
      <ul className={styles.recipients}>
        {addresses.map((one) => (
          <li key={one}>
            <span>{one}</span>
            <IconButton
              isSmall
              icon="delete"
              label={say("recipientRemove", one)}
              onClick={() =>
                set(
                  "recipients",
                  addresses.filter((each) => each !== one),
                )
              }
            />
          </li>
        ))}
      </ul>
      {!isFull && (
        <form
          className={styles.adding}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextField
            type="email"
            label={say("recipientNew")}
            value={address}
            onChange={(text) => {
              setAddress(text);
              setWrong(false);
            }}
            {...(isWrong && { error: say("recipientWrong") })}
          />
          <Button type="submit" disabled={address.trim() === ""}>
            {say("recipientAdd")}
          </Button>
        </form>
      )}
    </FieldSet>
  );
}
