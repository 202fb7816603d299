import type { Both } from "#starter/both.ts";
import { both } from "#starter/both.ts";
import type { MediaName } from "#demo/content/media.ts";
import { demoNews } from "#demo/content/news/all-news.ts";

/** A popup of the demo. */
export interface DemoPopup {
  readonly image: MediaName;
  readonly link: string;
  /** Milliseconds after the page's load. */
  readonly delay: number;
  readonly pageTypes: readonly string[];
  readonly title: Both;
  /** HTML. */
  readonly message: Both;
  readonly linkLabel: Both;
}

/** The news item that has the program; items are numbered in their order. */
const openDays = demoNews.findIndex(({ title }) => title.en_US.startsWith("Advent open days")) + 1;

/** The popups of the demo: one, and a quiet one. */
export const demoPopups: readonly DemoPopup[] = [
  {
    image: "letterbox-winter",
    link: `/news/${openDays}`,
    delay: 8000,
    pageTypes: ["home"],
    title: both("Portes ouvertes de l’Avent", "Advent open days"),
    message: both(
      "<p>Les 5 et 6 décembre, de 10 h à 19 h : soupe, châtaignes, et les 2026 encore troubles tirés au fût. L’entrée est libre, les bottes sont conseillées.</p>",
      "<p>December 5 and 6, 10 am to 7 pm: soup, chestnuts, and the 2026s, still cloudy, straight from the barrel. Entry is free; boots are advised.</p>",
    ),
    linkLabel: both("Lire le programme", "Read the program"),
  },
];
