import type { ReactNode } from "react";

import { WideTable } from "../wide-table.tsx";
import styles from "./figures.module.css";

interface FigureTableProps {
  /** What it is called, or the heading that says so. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[];
}

/** Rows of figures under their names; what is too wide for a phone is moved sideways. */
export function FigureTable({ label, labelledBy, head, rows }: FigureTableProps): ReactNode {
  return (
    <WideTable {...{ label, labelledBy }} hasFigures className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
