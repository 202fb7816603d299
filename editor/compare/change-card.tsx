import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { BlockDifference } from "#schemas/page/compare/compare-layouts.ts";
import type { BlockRestoration } from "#schemas/page/compare/restore-block.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { blockOf } from "#schemas/page/tree.ts";
import { ownField } from "#schemas/page/visibility.ts";

import { useUiLocale, useWords } from "../fields/ui-locale.ts";
import { Button } from "../kit/button.tsx";
import { nameIn, placeOf, placeWords, propName } from "./block-words.ts";
import styles from "./ed-compare.module.css";
import { fieldValue } from "./field-value.ts";
import { signsOf } from "./signs-of.ts";
import { usePlaceWords } from "./use-place-words.ts";
import { ValueChange } from "./value-change.tsx";

export interface ChangeCardProps {
  readonly difference: BlockDifference;
  readonly before: LayoutDocument;
  readonly after: LayoutDocument;
  /** The document as it is edited now. */
  readonly draft: LayoutDocument;
  /** What makes the block what it was; null: nothing is restored here. */
  readonly restoration: BlockRestoration | null;
  readonly isShown: boolean;
  readonly onShow: () => void;
  /** Does it; gives why not, in words. */
  readonly onRestore: (restoration: BlockRestoration, name: string) => string | null;
}

/** What became of one block, in words; its name leads to it on both sides. */
export const ChangeCard = observer(function ChangeCard(props: ChangeCardProps): ReactNode {
  const { difference, before, after, draft, restoration, isShown, onShow, onRestore } = props;
  const { id, kind, ids, isMoved } = difference;
  const intl = useIntl();
  const { formatMessage } = intl;
  const [locale, wordsOf, inPlace] = [useUiLocale(), useWords(), usePlaceWords()];
  const [refusal, setRefusal] = useState<string | null>(null);
  const own = kind === "removed" ? before : after;
  const node = blockOf(own.blocks, id);
  const name = wordsOf(nameIn(own, id));
  const field = (prop: string) => {
    const definition = node && definitionsBySlug.get(node.slug);
    return definition && ownField(definition.fields, prop);
  };
  return (
    <li className={styles.change} data-shown={isShown || undefined} data-change={id}>
      <h3 className={styles.name}>
        <button type="button" aria-pressed={isShown} onClick={onShow}>
          {name}
        </button>
      </h3>
      <p className={styles.signs}>
        {signsOf(difference).map((sign) => (
          <span key={sign} className={styles.sign} data-sign={sign}>
            {formatMessage({ id: `editor.compare.sign.${sign}` })}
          </span>
        ))}
        {ids.length > 1 && (
          <span className={styles.quiet}>
            {formatMessage({ id: "editor.compare.inside" }, { count: ids.length - 1 })}
          </span>
        )}
      </p>
      {isMoved && (
        <p className={styles.places}>
          {formatMessage({ id: "editor.compare.wasAt" }, { place: inPlace(placeOf(before, id)) })}
          <br />
          {formatMessage({ id: "editor.compare.isAt" }, { place: inPlace(placeOf(after, id)) })}
        </p>
      )}
      {difference.props.map((change) => {
        const { prop } = change;
        const text = (value: unknown): string => fieldValue({ prop, field: field(prop), value }, { intl, locale });
        return (
          <ValueChange
            key={`${prop} ${change.locale ?? ""}`}
            name={wordsOf(propName(node, change))}
            before={text(change.before)}
            after={text(change.after)}
          />
        );
      })}
      {restoration && (
        <Restore
          {...{ name, kind, refusal }}
          isDone={restoration.commands.length === 0}
          elsewhere={restoration.elsewhere && inPlace(placeWords(draft, restoration.elsewhere))}
          onPress={() => setRefusal(onRestore(restoration, name))}
        />
      )}
    </li>
  );
});

interface RestoreProps {
  readonly name: string;
  readonly kind: BlockDifference["kind"];
  readonly refusal: string | null;
  /** The draft has it so already. */
  readonly isDone: boolean;
  /** Where it comes to stand, when where it stood is gone. */
  readonly elsewhere: string | null;
  readonly onPress: () => void;
}

function Restore({ name, kind, refusal, isDone, elsewhere, onPress }: RestoreProps): ReactNode {
  const { formatMessage } = useIntl();
  const what = formatMessage({ id: `editor.compare.restore.${kind === "added" ? "added" : "block"}` });
  if (isDone) {
    // Where it stood is gone, and it stands as near to that as it can.
    const id = elsewhere === null ? "editor.compare.already" : "editor.compare.containerFirst";
    return <p className={styles.quiet}>{formatMessage({ id })}</p>;
  }
  return (
    <>
      {elsewhere !== null && (
        <p className={styles.quiet}>{formatMessage({ id: "editor.compare.elsewhere" }, { place: elsewhere })}</p>
      )}
      <Button isSmall icon={kind === "added" ? "delete" : "reset"} aria-label={`${what} · ${name}`} onClick={onPress}>
        {what}
      </Button>
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
    </>
  );
}
