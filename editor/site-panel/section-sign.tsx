import type { ReactNode } from "react";

import type { CollectionSign } from "#schemas/collections/sign.ts";

import { Drawn } from "../kit/icons.tsx";

const calendar = "M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5";

/** What the panel's sections stand under, drawn as the editor's other signs are: no two are alike, so that one is found at a glance. */
const paths = {
  album: "M3 6.5h11v9H3zM6 6.5v-3h11v9h-3M3 13.5l3-3 2.5 2.5 2-2 3.5 3.5",
  bottle: "M8.3 3h3.4M8.8 3v3.8L7 9.3V17h6V9.3l-1.8-2.5V3M7 12.5h6",
  calendar,
  "calendar-closed": `${calendar}M8.3 10.8l3.4 3.4M11.7 10.8l-3.4 3.4`,
  "calendar-day": `${calendar}M8 12.5l1.5 1.5 2.7-3`,
  chart: "M3.5 16.5h13M5.5 16.5v-5M10 16.5v-11M14.5 16.5v-8",
  code: "M3.5 6.5v-3h3M13.5 3.5h3v3M16.5 13.5v3h-3M6.5 16.5h-3v-3M6.8 7v6M9 7v6M11.2 7v6M13.2 7v6",
  crate: "M10 3 3.5 6.2v7.6L10 17l6.5-3.2V6.2zM3.5 6.2 10 9.5l6.5-3.3M10 9.5V17",
  door: "M4.5 17V3.5H13V17M3 17h14M13 6.5l3 1.2V17M10.3 10.3h.01",
  engraving: "M3.5 16.5h13M6 13.5l.8-3L13 4.3l2.2 2.2L9 12.7z",
  folder: "M3 5h5l1.5 2H17v9H3z",
  fork: "M6 3v4a2 2 0 0 0 4 0V3M8 3v14M14 17V3c-1.7 1-2.2 3.2-2.2 6H14",
  form: "M4 3h12v14H4zM7 7h6M7 10h6M7 13.5h2.5",
  inbox: "M3 11h4l1 2h4l1-2h4v5.5H3zM3 11l2.5-6.5h9L17 11",
  letter: "M2.5 4.5h15v11h-15zM3 5l7 6 7-6",
  "letter-open": "M2.5 8 10 3l7.5 5v8.5h-15zM2.5 8l7.5 5 7.5-5",
  list: "M8 5.5h8.5M8 10h8.5M8 14.5h8.5M4 5.5h.01M4 10h.01M4 14.5h.01",
  map: "M3 5l4.5-1.5 5 2L17 4v11l-4.5 1.5-5-2L3 16zM7.5 3.5v11M12.5 5.5v11",
  medal: "M10 8.5a4.2 4.2 0 1 0 .01 0M7.2 9.2 4.8 3h3L10 8.5 12.2 3h3l-2.4 6.2",
  newspaper: "M3 4.5h11.5v11h-10A1.5 1.5 0 0 1 3 14zM14.5 8H17v6a1.5 1.5 0 0 1-2.5 1M5.8 7.5h6M5.8 10h6M5.8 12.5h3.5",
  page: "M5 3h6.5L15.5 7v10H5zM11.5 3v4h4",
  pen: "m4 16 .8-3.3L13.5 4 16 6.5l-8.7 8.7zM11.5 6l2.5 2.5",
  people:
    "M7.5 4a2.7 2.7 0 1 0 .01 0M2.5 16c.3-3 2.2-4.5 5-4.5s4.7 1.5 5 4.5M13 4.4a2.4 2.4 0 0 1 0 4.6M14.3 11.8c1.9.5 2.9 1.9 3.2 4.2",
  person: "M10 3.5a3 3 0 1 0 .01 0M4 16.5c.4-3.5 2.8-5 6-5s5.6 1.5 6 5",
  picture: "M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2.5-2.5 4 4M12.8 7.2a.9.9 0 1 0 .01 0",
  pin: "M10 17s5.5-5 5.5-9a5.5 5.5 0 0 0-11 0c0 4 5.5 9 5.5 9ZM10 6.2a1.8 1.8 0 1 0 .01 0",
  receipt: "M5 3v14l1.7-1.3L8.3 17l1.7-1.3 1.7 1.3 1.6-1.3L15 17V3zM7.7 7h4.6M7.7 10h4.6",
  service: "M4 13.5a6 6 0 0 1 12 0zM10 7.5V5.3M8.5 5.3h3M3 16.5h14",
  swatches: "M7.5 4a4 4 0 1 0 .01 0M12.5 8a4 4 0 1 0 .01 0",
  table: "M3 4.5h14v11H3zM3 8.2h14M3 11.8h14M8 4.5v11",
  tag: "M3.5 3.5h6l7 7-6 6-7-7zM6.8 6.8h.01",
  truck: "M2.5 5h9v8.5h-9zM11.5 8h3.5l2.5 2.8v2.7h-6M6 13.2a1.6 1.6 0 1 0 .01 0M14 13.2a1.6 1.6 0 1 0 .01 0",
  arrival: "M3.5 4v8h11M11 8.5l3.5 3.5-3.5 3.5",
  visits: "M2.5 10S5.3 5 10 5s7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5ZM10 8a2 2 0 1 0 .01 0",
  window: "M3 4h14v12H3zM6.5 7.5h7v5h-7z",
} as const satisfies Readonly<Record<CollectionSign, string>> & Readonly<Record<string, string>>;

export type SectionSignName = keyof typeof paths;

/** A section's sign. It says nothing to a screen reader: its name stands beside it. */
export function SectionSign({ name }: { readonly name: SectionSignName }): ReactNode {
  return <Drawn path={paths[name]} size={18} />;
}
