import { type ReactNode, useCallback } from "react";
import { useIntl } from "react-intl";

import type { OpeningStep, OpeningStepId } from "#schemas/content/opening.ts";
import { findCollection } from "#schemas/collections/collections.ts";
import { inLocale } from "#schemas/locale.ts";
import { findSetting } from "#schemas/site-settings/catalogue.ts";

import { useUiLocale } from "../../fields/ui-locale.ts";
import { Button } from "../../kit/button.tsx";
import { Icon } from "../../kit/icons.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import type { Place } from "../places/place.ts";
import type { SectionProps } from "../sections.tsx";
import { useReading } from "../use-reading.ts";
import styles from "./panel-opening.module.css";

/** Where in the panel a step is done; null: elsewhere, as its words say. */
const places: Readonly<Record<OpeningStepId, Place>> = {
  company: { group: "company" },
  texts: { group: "legal" },
  logo: { group: "logo" },
  colours: { group: "colours" },
  hours: { group: "hours" },
  wines: { section: "products" },
  prices: { section: "products" },
  labels: null,
  delivery: { section: "shipping-zone" },
  payment: null,
  order: null,
  open: { group: "site" },
};

/** What leads to an open site, step by step: what is done, what is still needed, and the way to it. */
export function OpeningSection({ work }: SectionProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, number>): string =>
    formatMessage({ id: `editor.opening.${id}` }, values);
  const ask = useCallback(async () => await work.clients(work.locale).call("listOpeningSteps"), [work]);
  const { answer, isMissing, again } = useReading(ask);
  const done = answer?.filter(({ state }) => state === "done").length ?? 0;
  return (
    <section className={frame.section} aria-busy={answer === null && !isMissing} aria-label={say("name")}>
      <header className={frame.head}>
        <h2>{say("name")}</h2>
        <Button onClick={again}>{formatMessage({ id: "editor.site.visits.again" })}</Button>
      </header>
      <p className={frame.how}>{say("how")}</p>
      {answer === null && !isMissing && <BeingRead />}
      {isMissing && <NotRead title={say("failed")} again={again} />}
      {answer && (
        <>
          <p role="status">{say("count", { done, all: answer.length })}</p>
          <ol className={styles.steps}>
            {answer.map((step) => (
              <Step key={step.id} step={step} go={work.places.go} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

interface StepProps {
  readonly step: OpeningStep;
  readonly go: (place: Place) => void;
}

function Step({ step: { id, state, missing }, go }: StepProps): ReactNode {
  const { formatMessage, formatList } = useIntl();
  const locale = useUiLocale();
  const lacking = missing.map((key) => findCollection(key) ?? findSetting(key) ?? null);
  const section = findCollection(missing[0] ?? "")?.slug;
  const place = section === undefined ? places[id] : { section };
  const names = missing.map((name, index) => inLocale(lacking[index]?.label ?? {}, locale) ?? name);
  const name = formatMessage({ id: `editor.opening.steps.${id}` });
  return (
    <li className={styles.step} data-state={state}>
      <span className={styles.sign}>
        <Icon name={state === "done" ? "check" : state === "needed" ? "warning" : "list"} size={18} />
      </span>
      <div className={styles.words}>
        <p className={frame.name}>{name}</p>
        <p className={frame.facts}>
          <span
            className={frame.state}
            data-tone={state === "done" ? "public" : state === "needed" ? "wrong" : "private"}
          >
            {formatMessage({ id: `editor.opening.states.${state}` })}
          </span>
          {state !== "done" && <span>{formatMessage({ id: `editor.opening.how.${id}` })}</span>}
        </p>
        {names.length > 0 && <p className={styles.missing}>{formatList(names, { type: "conjunction" })}</p>}
      </div>
      {place !== null && (
        <Button isSmall onClick={() => go(place)} aria-label={formatMessage({ id: "editor.opening.goTo" }, { name })}>
          {formatMessage({ id: "editor.opening.go" })}
        </Button>
      )}
    </li>
  );
}
