import { type ReactNode, useCallback, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { SubscriptionProof } from "#schemas/content/newsletter.ts";

import { Button } from "../../kit/button.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import styles from "../customers/customers.module.css";
import { NotRead } from "../../kit/not-read.tsx";
import { OneHead } from "../one-head.tsx";
import frame from "../panel-section.module.css";
import { useMoment } from "../people/person-words.ts";
import { useReading } from "../use-reading.ts";
import { EndSubscription } from "./end-subscription.tsx";
import type { ReaderPort } from "./reader-port.ts";
import { stateTones } from "./reader-words.ts";
import proofStyles from "./readers.module.css";

interface ReaderPageProps {
  readonly id: number;
  readonly port: ReaderPort;
  readonly back: () => void;
}

/** One subscription: how it came about, what became of it, and the way out at its reader's wish. */
export function ReaderPageOf({ id, port, back }: ReaderPageProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (key: string): string => formatMessage({ id: `editor.readers.${key}` });
  const heading = useRef<HTMLHeadingElement>(null);
  const { answer: told, isMissing, again } = useReading(useCallback(async () => await port.find(id), [port, id]));
  const [ended, setEnded] = useState<SubscriptionProof | null>(null);
  const [isAsking, setAsking] = useState(false);
  const proof = ended ?? told;
  const mayLeave = proof !== null && proof.state !== "UNSUBSCRIBED";
  return (
    <section
      className={frame.section}
      aria-busy={proof === null && !isMissing}
      aria-label={proof?.email ?? say("name")}
    >
      <OneHead
        heading={heading}
        name={proof?.email ?? say("name")}
        back={{ words: say("back"), go: back }}
        facts={
          proof && (
            <span className={frame.state} data-tone={stateTones[proof.state]}>
              {formatMessage({ id: `editor.readers.state.${proof.state}` })}
            </span>
          )
        }
      />
      {proof === null && !isMissing && <BeingRead />}
      {isMissing && proof === null && (
        <NotRead title={say("missing")} again={again} back={{ words: say("back"), go: back }} />
      )}
      {proof && (
        <>
          <Proof lines={proof.lines} />
          {mayLeave && (
            <div className={styles.deeds}>
              <Button variant="danger" onClick={() => setAsking(true)}>
                {say("end")}
              </Button>
            </div>
          )}
          <EndSubscription
            {...{ id, port }}
            email={proof.email}
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            onDone={(after) => {
              setEnded(after);
              setAsking(false);
              heading.current?.focus();
            }}
          />
        </>
      )}
    </section>
  );
}

function Proof({ lines }: Pick<SubscriptionProof, "lines">): ReactNode {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  return (
    <section className={styles.part}>
      <h3>{formatMessage({ id: "editor.readers.proof" })}</h3>
      <p className={styles.quiet}>{formatMessage({ id: "editor.readers.proofHow" })}</p>
      <ol className={proofStyles.lines}>
        {lines.map(({ at, event, way, words }) => (
          <li key={`${at} ${event}`}>
            <p>
              {formatMessage({ id: `editor.readers.event.${event}` })}{" "}
              <span className={styles.quiet}>{formatMessage({ id: `editor.readers.way.${way}` })}</span>
            </p>
            <p className={styles.quiet}>{moment(at)}</p>
            {words !== "" && <blockquote>{words}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  );
}
