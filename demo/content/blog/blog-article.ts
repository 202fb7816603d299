import type { Both } from "#starter/both.ts";
import type { MediaName } from "#demo/content/media.ts";

/** A folder of the demo's blog, with its articles, the oldest first. */
export interface DemoBlogFolder {
  readonly image: MediaName;
  readonly name: Both;
  /** HTML. */
  readonly text: Both;
  readonly articles: readonly DemoArticle[];
}

/** An article of the demo's blog. */
export interface DemoArticle {
  /** `YYYY-MM-DD`; visitors see the article from that day on. */
  readonly date: string;
  readonly image: MediaName;
  readonly title: Both;
  /** Plain text, for lists. */
  readonly summary: Both;
  /** HTML. */
  readonly text: Both;
}
