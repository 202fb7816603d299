import type { ComponentType } from "react";

import { collections } from "#schemas/collections/collections.ts";
import type { Localized } from "#schemas/locale.ts";

import type { Later } from "../kit/later.tsx";
import type { PanelWork } from "./panel-work.ts";
import { sectionOf } from "./section-of.tsx";
import type { SectionSignName } from "./section-sign.tsx";

export interface SectionProps {
  readonly work: PanelWork;
}

/** What a section is, once its code is there. */
export type SectionPart = ComponentType<SectionProps> & {
  /** Asks for what a long list shows before its section is drawn; resolves once its first rows can be drawn too. Never rejects. */
  readonly begin?: (work: PanelWork) => Promise<void>;
  /** Reads the same before anybody opens it; nothing where anything of it was asked for. Never rejects. */
  readonly ahead?: (work: PanelWork) => Promise<void>;
};

/** A part of the panel beside the settings: what visitors write, who they are. */
export interface PanelSection {
  readonly id: string;
  /** The message that names it, or its own words. */
  readonly name: string | Localized<string>;
  readonly sign: SectionSignName;
  /**
   * Where it stands in the list of all: with what leads to an open site, with the shop's work, with what the estate tells and sells, with what the site is made
   * of, with its visitors, or with those who edit it.
   */
  readonly part: "start" | "shop" | "content" | "site" | "visitors" | "people";
  /** Shown in the place of the pages, where there is room; `later` asks for its code when it is opened. */
  readonly Section: Later<SectionProps>;
}

/** The estate's own things: whatever collections there are. */
const collectionSections: readonly PanelSection[] = collections.map(({ slug, sign, label, part }) => ({
  id: slug,
  name: label,
  sign,
  part: part ?? "content",
  Section: sectionOf(async () => (await import("./records/collection-section.tsx")).collectionSection(slug)),
}));

/** The sections of the panel, in their order. */
export const sections: readonly PanelSection[] = [
  {
    id: "opening",
    name: "editor.opening.name",
    sign: "door",
    part: "start",
    Section: sectionOf(async () => (await import("./opening/opening-section.tsx")).OpeningSection),
  },
  {
    id: "orders",
    name: "editor.orders.name",
    sign: "receipt",
    part: "shop",
    Section: sectionOf(async () => (await import("./orders/orders-section.tsx")).OrdersSection),
  },
  {
    id: "stock",
    name: "editor.stock.name",
    sign: "crate",
    part: "shop",
    Section: sectionOf(async () => (await import("./stock/stock-section.tsx")).StockSection),
  },
  {
    id: "counter",
    name: "editor.counter.name",
    sign: "code",
    part: "shop",
    Section: sectionOf(async () => (await import("./orders/counter-section.tsx")).CounterSection),
  },
  {
    id: "figures",
    name: "editor.site.figures.name",
    sign: "chart",
    part: "shop",
    Section: sectionOf(async () => (await import("./figures/figures-section.tsx")).FiguresSection),
  },
  ...collectionSections,
  {
    id: "lists",
    name: "editor.lists.name",
    sign: "list",
    part: "content",
    Section: sectionOf(async () => (await import("./lists/lists-section.tsx")).ListsSection),
  },
  {
    id: "imports",
    name: "editor.imports.name",
    sign: "arrival",
    part: "content",
    Section: sectionOf(async () => (await import("./imports/imports-section.tsx")).ImportsSection),
  },
  {
    id: "pages",
    name: "editor.pages.title",
    sign: "page",
    part: "site",
    Section: sectionOf(async () => (await import("./pages/pages-section.tsx")).PagesSection),
  },
  {
    id: "library",
    name: "editor.media.name",
    sign: "picture",
    part: "site",
    Section: sectionOf(async () => (await import("./library/library-section.tsx")).LibrarySection),
  },
  {
    id: "forms",
    name: "editor.forms.name",
    sign: "form",
    part: "visitors",
    Section: sectionOf(async () => (await import("./forms/forms-section.tsx")).FormsSection),
  },
  {
    id: "answers",
    name: "editor.site.answers.name",
    sign: "inbox",
    part: "visitors",
    Section: sectionOf(async () => (await import("./answers/answers-section.tsx")).AnswersSection),
  },
  {
    id: "customers",
    name: "editor.customers.name",
    sign: "person",
    part: "visitors",
    Section: sectionOf(async () => (await import("./customers/customers-section.tsx")).CustomersSection),
  },
  {
    id: "readers",
    name: "editor.readers.name",
    sign: "letter-open",
    part: "visitors",
    Section: sectionOf(async () => (await import("./readers/readers-section.tsx")).ReadersSection),
  },
  {
    id: "popups",
    name: "editor.popups.name",
    sign: "window",
    part: "visitors",
    Section: sectionOf(async () => (await import("./popups/popups-section.tsx")).PopupsSection),
  },
  {
    id: "visits",
    name: "editor.site.visits.name",
    sign: "visits",
    part: "visitors",
    Section: sectionOf(async () => (await import("./visits/visits-section.tsx")).VisitsSection),
  },
  {
    id: "people",
    name: "editor.people.name",
    sign: "people",
    part: "people",
    Section: sectionOf(async () => (await import("./people/people-section.tsx")).PeopleSection),
  },
];
