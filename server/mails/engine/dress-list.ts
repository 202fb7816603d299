import { escapeHtml } from "#schemas/escape-html.ts";

import type { LetterList } from "./letters.ts";
import { headingHtml, ink, muted, sans, serif } from "./paper.ts";

const hair = "#e6ddd0";

/** Goods and sums as a table that every mail program draws alike, amounts below each other; boxes beside each other. */
export function listHtml({ title, rows, sums, boxes }: LetterList, accent: string): string {
  return [
    `<h2 style="margin:8px 0 12px;font:400 20px/1.3 ${serif}">${headingHtml(title)}</h2>`,
    `<table width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${accent};margin:0 0 24px">`,
    ...rows.map(rowHtml),
    ...sums.map(sumHtml),
    "</table>",
    boxesHtml(boxes),
  ].join("\n");
}

function rowHtml({ title, detail, amount }: LetterList["rows"][number]): string {
  const cell = `padding:12px 0;border-bottom:1px solid ${hair};vertical-align:top`;
  const small = `font:400 14px/1.5 ${sans};color:${muted}`;
  return `<tr><td style="${cell};font:400 17px/1.4 ${serif}">${escapeHtml(title)}<br><span style="${small}">${escapeHtml(detail)}</span></td>
<td align="right" style="${cell};padding-left:16px;white-space:nowrap;font:400 16px/1.5 ${sans}">${escapeHtml(amount)}</td></tr>`;
}

const faces = {
  plain: `font:400 15px/1.5 ${sans};color:${ink}`,
  strong: `font:700 18px/1.5 ${sans};color:${ink}`,
  small: `font:400 13px/1.5 ${sans};color:${muted}`,
} as const;

function sumHtml({ label, amount, weight }: LetterList["sums"][number]): string {
  const face = `padding:${weight === "small" ? "2px" : "8px"} 0 0;${faces[weight]}`;
  return `<tr><td style="${face}">${escapeHtml(label)}</td>
<td align="right" style="${face};padding-left:16px;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}

/** Two beside each other where there is room, and below each other on a telephone. */
function boxesHtml(boxes: LetterList["boxes"]): string {
  if (boxes.length === 0) return "";
  const box = ({ title, lines }: LetterList["boxes"][number]) =>
    `<div style="display:inline-block;vertical-align:top;width:100%;max-width:236px;margin:0 0 20px">
<p style="margin:0 0 4px;font:700 13px/1.5 ${sans};color:${muted}">${escapeHtml(title)}</p>
<p style="margin:0;font:400 15px/1.5 ${sans}">${lines.map(escapeHtml).join("<br>")}</p>
</div>`;
  return `<div style="margin:0 0 4px">${boxes.map(box).join("\n")}</div>`;
}

/** The same as plain text; a colon as the language sets it. */
export function listText({ title, rows, sums, boxes }: LetterList, colon: string): readonly string[] {
  return [
    title,
    rows.map((row) => `${row.title}\n  ${row.detail}${colon} ${row.amount}`).join("\n"),
    ...(sums.length > 0 ? [sums.map(({ label, amount }) => `${label}${colon} ${amount}`).join("\n")] : []),
    ...boxes.map((box) => [`${box.title}${colon}`, ...box.lines].join("\n")),
  ];
}
