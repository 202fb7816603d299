import type { Both } from "#starter/both.ts";
import type { MediaName } from "#demo/content/media.ts";

/** A news item of the demo, as its file writes it. */
export interface DemoNews {
  /** `YYYY-MM-DD`; visitors see the item from that day on. */
  readonly date: string;
  readonly promoted?: boolean;
  readonly image: MediaName;
  readonly title: Both;
  /** Plain text, for lists. */
  readonly summary: Both;
  /** HTML. */
  readonly text: Both;
}
