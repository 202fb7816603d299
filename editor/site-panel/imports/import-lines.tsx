import type { ReactNode } from "react";

import type { ImportItem } from "#schemas/content/import.ts";

import frame from "../panel-section.module.css";
import { WideTable } from "../wide-table.tsx";
import { useImportWords } from "./import-words.ts";
import styles from "./panel-imports.module.css";

/** The report: a line for each item of a file. */
export function ImportLines({ items }: { readonly items: readonly ImportItem[] }): ReactNode {
  const say = useImportWords();
  return (
    <WideTable label={say("report")} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say("line")}</th>
          <th scope="col">{say("item")}</th>
          <th scope="col">{say("becomes")}</th>
          <th scope="col">{say("notes")}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.position}>
            <td>{item.line}</td>
            <th scope="row">{item.title || item.outsideId}</th>
            <td>
              <span className={frame.state} data-tone={toneOf(item)}>
                {say(item.state === "failed" ? "item-failed" : `item-${item.state}-${item.action}`)}
              </span>
            </td>
            <td>{item.notes.join(" ")}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function toneOf({ action, state }: ImportItem): string {
  if (state === "failed" || action === "left-out") return "wrong";
  if (action === "unchanged" || action === "kept") return "private";
  return state === "done" ? "public" : "coming";
}
