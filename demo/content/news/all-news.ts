import { autumn2026 } from "./news-2026-autumn.ts";
import { spring2026 } from "./news-2026-spring.ts";
import { news2025 } from "./news-2025.ts";
import type { DemoNews } from "./news-item.ts";

/** Every news item, the oldest first. */
export const demoNews: readonly DemoNews[] = [...news2025, ...spring2026, ...autumn2026];
