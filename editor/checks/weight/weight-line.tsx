import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { useIntl } from "react-intl";

import type { Checks } from "../checks.ts";
import styles from "./ed-weight.module.css";
import { kilobytes, totalOf, weightParts } from "./page-weight.ts";

/** What the page weighs for a visitor, as it is public and as it is edited; its parts where somebody opens them. */
export const WeightLine = observer(function WeightLine({ checks }: { readonly checks: Checks }): ReactNode {
  const { formatMessage } = useIntl();
  useEffect(() => checks.watch(), [checks]);
  if (!checks.weighed) return null;
  const { before, after } = checks.weighed.weights;
  const values = { before: before && kilobytes(totalOf(before)), after: kilobytes(totalOf(after)) };
  return (
    <details className={styles.weight}>
      <summary>{formatMessage({ id: `editor.checks.weight.${before ? "both" : "first"}` }, values)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: "editor.checks.weight.part" })}</th>
            {before && <th scope="col">{formatMessage({ id: "editor.checks.weight.before" })}</th>}
            <th scope="col">{formatMessage({ id: "editor.checks.weight.after" })}</th>
          </tr>
        </thead>
        <tbody>
          {weightParts.map((part) => (
            <tr key={part}>
              <th scope="row">{formatMessage({ id: `editor.checks.weight.${part}` })}</th>
              {before && <td>{sizeOf(before[part])}</td>}
              <td>{sizeOf(after[part])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{formatMessage({ id: "editor.checks.weight.how" })}</p>
    </details>
  );

  function sizeOf(bytes: number): string {
    return formatMessage({ id: "editor.checks.weight.size" }, { size: bytes === 0 ? 0 : kilobytes(bytes) });
  }
});
