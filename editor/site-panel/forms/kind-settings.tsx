import { type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";

import { type FileKind, fileKinds, type FormField, formLimits } from "#schemas/forms/form-document.ts";
import { readPattern } from "#schemas/forms/pattern.ts";

import { useWords } from "../../fields/ui-locale.ts";
import { CheckGroup } from "../../kit/check-group.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { SwitchField } from "../../kit/switch-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useHeldValue } from "../../kit/use-held-value.ts";
import { FormLine, FormNumber } from "./form-inputs.tsx";
import { valueNames } from "./form-names.ts";
import { type FormWork, setter } from "./form-work.ts";
import styles from "./forms.module.css";

interface KindSettingsProps {
  readonly work: FormWork;
  readonly field: FormField;
}

/** What is to be said of an answer, by the kind of its field. */
export function KindSettings({ work, field }: KindSettingsProps): ReactNode {
  const { formatMessage } = useIntl();
  const wordsOf = useWords();
  const say = (id: string): string => formatMessage({ id: `editor.forms.${id}` });
  switch (field.kind) {
    case "text":
      return (
        <>
          <Bounds {...{ work, field }} least="fewestLetters" most="mostLetters" max={formLimits.mostText} />
          <Pattern {...{ work, field }} />
        </>
      );
    case "longtext":
      return <Bounds {...{ work, field }} least="fewestLetters" most="mostLetters" max={formLimits.mostText} />;
    case "number":
      return (
        <>
          <Bounds {...{ work, field }} least="least" most="most" min={-1_000_000_000} max={1_000_000_000} />
          <SelectField
            label={wordsOf(valueNames["decimals"])}
            value={field.decimals}
            options={[0, 1, 2, 3, 4, 5, 6].map((value) => ({ value, label: String(value) }))}
            onChange={(value) => setter(work, { field: field.key })("decimals", value)}
          />
        </>
      );
    case "checkboxes":
      return <Bounds {...{ work, field }} least="fewestTicks" most="mostTicks" max={formLimits.options} />;
    case "date":
      return (
        <div className={styles.pair}>
          <DayBound {...{ work, field }} property="from" />
          <DayBound {...{ work, field }} property="to" />
        </div>
      );
    case "phone":
      return (
        <SwitchField
          label={wordsOf(valueNames["mobilesOnly"])}
          help={say("mobilesHelp")}
          value={field.mobilesOnly}
          onChange={(value) => setter(work, { field: field.key })("mobilesOnly", value)}
        />
      );
    case "file":
      return <FileSettings {...{ work, field }} />;
    default:
      return null;
  }
}

interface BoundsProps extends KindSettingsProps {
  /** The messages that name the bounds. */
  readonly least: string;
  readonly most: string;
  readonly min?: number;
  readonly max: number;
}

function Bounds({ work, field, least, most, min = 0, max }: BoundsProps): ReactNode {
  const { formatMessage } = useIntl();
  const shared = { work, part: { field: field.key }, min, max };
  return (
    <div className={styles.pair}>
      <FormNumber {...shared} property="min" label={formatMessage({ id: `editor.forms.${least}` })} value={field.min} />
      <FormNumber {...shared} property="max" label={formatMessage({ id: `editor.forms.${most}` })} value={field.max} />
    </div>
  );
}

/** What a line must look like, with a line to try it on. */
function Pattern({ work, field }: KindSettingsProps): ReactNode {
  const { formatMessage } = useIntl();
  const [line, setLine] = useState("");
  const wordsOf = useWords();
  const say = (id: string): string => formatMessage({ id: `editor.forms.${id}` });
  const pattern = field.pattern === "" ? null : readPattern(field.pattern);
  const fits = pattern?.fits(line) === true;
  return (
    <>
      <FormLine
        {...{ work }}
        part={{ field: field.key }}
        property="pattern"
        label={wordsOf(valueNames["pattern"])}
        help={say("patternHelp")}
        placeholder="[A-Z]{2}-\d{3}"
        value={field.pattern}
      />
      {pattern && (
        <TextField
          label={say("tryLine")}
          value={line}
          onChange={setLine}
          {...(line !== "" && (fits ? { help: say("fits") } : { error: say("fitsNot") }))}
        />
      )}
    </>
  );
}

interface DayBoundProps extends KindSettingsProps {
  readonly property: "from" | "to";
}

/** A day that a date may not go beyond: none, the day on which it is answered, or one of the calendar. */
function DayBound({ work, field, property }: DayBoundProps): ReactNode {
  const { formatMessage } = useIntl();
  const id = useId();
  const name = useWords()(valueNames[property]);
  const say = (message: string): string => formatMessage({ id: `editor.forms.day.${message}` });
  const bound = field[property];
  const [asksDay, askDay] = useState(false);
  const set = setter(work, { field: field.key });
  const held = useHeldValue(bound === "today" ? "" : bound, (day: string) => {
    // Whoever types a year begins with 0002.
    if (!day.startsWith("0")) set(property, day);
  });
  const isDay = asksDay || (bound !== "" && bound !== "today");
  return (
    <div>
      <SelectField
        label={name}
        value={isDay ? "day" : bound === "today" ? "today" : "none"}
        options={(["none", "today", "day"] as const).map((value) => ({ value, label: say(value) }))}
        onChange={(value) => {
          askDay(value === "day");
          if (value !== "day") set(property, value === "today" ? "today" : "");
        }}
      />
      {isDay && (
        <input
          id={id}
          type="date"
          className={styles.day}
          aria-label={formatMessage({ id: "editor.forms.dayOf" }, { name })}
          value={held.value}
          onFocus={held.onFocus}
          onBlur={held.onBlur}
          onChange={(event) => held.change(event.target.value)}
        />
      )}
    </div>
  );
}

function FileSettings({ work, field }: KindSettingsProps): ReactNode {
  const { formatMessage } = useIntl();
  const wordsOf = useWords();
  const part = { field: field.key };
  const shared = { work, part, min: 1, isNeeded: true };
  return (
    <>
      <CheckGroup<FileKind>
        label={wordsOf(valueNames["files"])}
        value={field.files}
        options={fileKinds.map((value) => ({ value, label: formatMessage({ id: `editor.forms.file.${value}` }) }))}
        onChange={(value) => setter(work, part)("files", value)}
      />
      <div className={styles.pair}>
        <FormNumber
          {...shared}
          property="maxFiles"
          label={formatMessage({ id: "editor.forms.mostFiles" })}
          value={field.maxFiles}
          max={formLimits.files}
        />
        <FormNumber
          {...shared}
          property="maxMegabytes"
          label={formatMessage({ id: "editor.forms.mostMegabytes" })}
          value={field.maxMegabytes}
          max={formLimits.megabytes}
        />
      </div>
    </>
  );
}
