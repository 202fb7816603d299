import { type ReactNode, useCallback, useId, useState } from "react";
import { useIntl } from "react-intl";

import { formatCapacity } from "#blocks/kit/formatters.ts";
import type { LabelCode } from "#schemas/content/label.ts";
import { requestUrl } from "#schemas/contract/request-url.ts";
import { labelLanguages, type LabelLanguage, languageCodes } from "#schemas/labels/languages.ts";

import { Button } from "../../kit/button.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { useToast } from "../../kit/toast.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import { saveFile } from "../save-file.ts";
import { useReading } from "../use-reading.ts";
import styles from "./label-codes.module.css";
import { pngOf } from "./png-of.ts";
import { useAround } from "./records-around.ts";

interface LabelCodesProps {
  /** The wine. */
  readonly row: number;
  /** The revision that is public: with another one there may be other codes. */
  readonly published: number | null;
}

const languages = languageCodes.map((value) => ({ value, label: labelLanguages[value] }));

/** The QR codes that lead to a wine's e-labels: to be looked at, and saved for whoever prints the bottles' labels. */
export function LabelCodes({ row, published }: LabelCodesProps): ReactNode {
  const { formatMessage, locale } = useIntl();
  const { clients, locale: own } = useAround();
  const id = useId();
  const [language, setLanguage] = useState<LabelLanguage>(locale.startsWith("fr") ? "fr" : "en");
  const { answer, isMissing, again } = useReading(
    useCallback(
      async () => ({ published, codes: await clients(own).call("listLabelCodes", { params: { id: row } }) }),
      [clients, own, row, published],
    ),
  );
  const say = (key: string): string => formatMessage({ id: `editor.records.codes.${key}` });
  if (isMissing) return <NotRead title={say("missing")} again={again} />;
  if (answer === null) return null;
  const hasCodes = answer.codes.some(({ isComplete }) => isComplete);
  return (
    <section className={styles.codes} aria-labelledby={id}>
      <h3 id={id}>{say("title")}</h3>
      <p className={styles.quiet}>{say(answer.codes.length === 0 ? "none" : "help")}</p>
      {hasCodes && <SelectField label={say("language")} value={language} options={languages} onChange={setLanguage} />}
      <ul className={styles.list}>
        {answer.codes.map((code) => (
          <Code key={code.idDeclination} {...{ code, language }} version={answer.published} />
        ))}
      </ul>
    </section>
  );
}

interface CodeProps {
  readonly code: LabelCode;
  readonly language: LabelLanguage;
  readonly version: number | null;
}

function Code({ code, language, version }: CodeProps): ReactNode {
  const { formatMessage, locale } = useIntl();
  const toast = useToast();
  const { idDeclination, year, capacityMl, reference, isSold, isComplete, address } = code;
  const size = formatCapacity(capacityMl / 10, "CENTILITRE", locale);
  const name = [year, size, reference].filter((part) => part !== null && part !== "").join(" · ");
  const file = requestUrl("/api", "downloadLabelCode", { id: idDeclination }, { language });
  const saved = `e-label-${idDeclination}-${language}`;
  const save = (kind: string): string => formatMessage({ id: "editor.records.codes.save" }, { kind, name });
  const savePng = async (): Promise<void> => {
    try {
      saveFile(await pngOf(file), `${saved}.png`);
    } catch (error) {
      console.warn("the code's picture could not be made", error);
      toast({ text: formatMessage({ id: "editor.records.codes.pngFailed" }), isLasting: true });
    }
  };
  return (
    <li className={styles.code}>
      <p>
        <strong>{name}</strong>
        {!isSold && <span className={styles.quiet}> – {formatMessage({ id: "editor.records.codes.unsold" })}</span>}
      </p>
      <a className={styles.address} href={`${address}?lang=${locale.slice(0, 2)}`} target="_blank" rel="noreferrer">
        {address}
      </a>
      {isComplete ? (
        <>
          {/* Drawn anew when something else is public: what stands beside the code is the label's. */}
          <img
            key={version}
            className={styles.picture}
            src={file}
            alt={formatMessage({ id: "editor.records.codes.picture" }, { name })}
          />
          <div className={styles.files}>
            <a href={file} download={`${saved}.svg`} aria-label={save("SVG")}>
              SVG
            </a>
            <Button isSmall aria-label={save("PNG")} onClick={() => void savePng()}>
              PNG
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.quiet}>{formatMessage({ id: "editor.records.codes.incomplete" })}</p>
      )}
    </li>
  );
}
