import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";

import type { LineAnswer } from "#schemas/content/product-customization.ts";

import { formatCost } from "./formatters.ts";
import styles from "./line-answers.module.css";

/**
 * How a line of a cart or an order is made for its buyer, answer by answer, each with what it costs (spec §3, "Answer"); a
 * file as a link where it can be fetched. Nothing for what is made like every other.
 */
export function LineAnswers({ answers }: { readonly answers: readonly LineAnswer[] }): ReactNode {
  const { locale } = useIntl();
  if (answers.length === 0) return null;
  return (
    <dl className={styles.answers}>
      {answers.map((answer) => {
        const cost = formatCost(answer, locale);
        return (
          <div key={answer.id}>
            <dt>
              <FormattedMessage id="lineAnswers.label" values={{ label: answer.label }} />
            </dt>{" "}
            <dd>
              <AnswerWords answer={answer} />
              {cost !== "" && <span className={styles.cost}> {cost}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function AnswerWords({ answer: { formAnswer, url } }: { readonly answer: LineAnswer }): ReactNode {
  if (url === null) return formAnswer;
  return <a href={url}>{formAnswer}</a>;
}
