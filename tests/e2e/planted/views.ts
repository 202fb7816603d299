import { views as own } from "../../../blocks/views.ts";

import { CounterView } from "./counter-view.tsx";
import { FragileView } from "./fragile-view.tsx";
import { ShellView } from "./shell-view.tsx";

/** The site's views and the planted ones: stands in for `blocks/views.ts` in the planted site's build. */
export const views: typeof own = { ...own, counter: CounterView, fragile: FragileView, shell: ShellView };
