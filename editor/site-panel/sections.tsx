import type { ComponentType } from "react";

import type { IconName } from "../kit/icons.tsx";
import { later } from "../kit/later.tsx";
import type { PanelWork } from "./panel-work.ts";

export interface SectionProps {
  readonly work: PanelWork;
}

/** A part of the panel beside the settings: what visitors write, who they are. */
export interface PanelSection {
  readonly id: string;
  /** The message that names it. */
  readonly name: string;
  readonly icon: IconName;
  /** Where it stands in the list of all: with what the site is made of, or with its visitors. */
  readonly part: "site" | "visitors";
  /** Shown in the place of the pages, where there is room; `later` asks for its code when it is opened. */
  readonly Section: ComponentType<SectionProps>;
}

/** The sections of the panel, in their order. */
export const sections: readonly PanelSection[] = [
  {
    id: "pages",
    name: "editor.pages.title",
    icon: "page",
    part: "site",
    Section: later(async () => (await import("./pages/pages-section.tsx")).PagesSection),
  },
  {
    id: "library",
    name: "editor.media.name",
    icon: "image",
    part: "site",
    Section: later(async () => (await import("./library/library-section.tsx")).LibrarySection),
  },
  {
    id: "forms",
    name: "editor.forms.name",
    icon: "list",
    part: "visitors",
    Section: later(async () => (await import("./forms/forms-section.tsx")).FormsSection),
  },
  {
    id: "answers",
    name: "editor.site.answers.name",
    icon: "mail",
    part: "visitors",
    Section: later(async () => (await import("./answers/answers-section.tsx")).AnswersSection),
  },
  {
    id: "popups",
    name: "editor.popups.name",
    icon: "frame",
    part: "visitors",
    Section: later(async () => (await import("./popups/popups-section.tsx")).PopupsSection),
  },
  {
    id: "visits",
    name: "editor.site.visits.name",
    icon: "eye",
    part: "visitors",
    Section: later(async () => (await import("./visits/visits-section.tsx")).VisitsSection),
  },
];
