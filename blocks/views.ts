import { ColumnsView } from "./columns/view.tsx";
import { RichTextView } from "./rich-text/view.tsx";
import { SectionView } from "./section/view.tsx";

/** Every block's view by its slug: for the server and the editor's canvas. Visitors get `client-views.ts`. */
export const views = {
  section: SectionView,
  columns: ColumnsView,
  "rich-text": RichTextView,
};
