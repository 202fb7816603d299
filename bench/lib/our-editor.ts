import type { BlockNode } from "#schemas/page/layout.ts";
import { startSite } from "#tests/setup/running-site.ts";

import { administrator, logIn } from "./administrator.ts";
import type { BenchEditor, EditedPage } from "./bench-editor.ts";
import { scriptUntil } from "./script-until.ts";

const path = "/contact";
/** How long a page is left alone until it has loaded what is its own, in milliseconds. */
const ownScripts = 4000;
const block = (id: string): string => `#editor .page [data-id="${id}"]`;
const inspector = '#editor [data-panel="inspector"]';
const outline = '#editor [data-panel="outline"]';

/** Our editor in the demo estate's site, as `npm start` starts it: one of its pages holds what is edited. */
export async function startOurEditor(): Promise<BenchEditor> {
  const site = await startSite({
    env: { LOG_LEVEL: "warn", ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
  });
  const { call, cookies } = await logIn(site.url);
  const { layoutId: id } = await call("openCanvas", { body: { path } });
  const params = { kind: "layout", id } as const;
  let saved = 0;
  return {
    name: "Cellardoor",
    cookies,
    async prepare(page) {
      const { sequence } = await call("getDraft", { params });
      const command = { type: "set-slot", into: null, slot: "root", fragment: fragmentOf(page) };
      const edit = { id: `bench-${Date.now()}-${(saved += 1)}`, commands: [command] };
      await call("saveEdits", { params, body: { since: sequence, edits: [edit] } });
      return `${site.url}/en_US${path}`;
    },
    async open(page) {
      const edit = page.getByRole("button", { name: "Edit this page" });
      await edit.waitFor();
      // What the page itself loads is no part of the editor: its runtime, and what looks after its preview.
      await page.waitForTimeout(ownScripts);
      const script = scriptUntil(page, { selector: block("x1") });
      const [bytes] = await Promise.all([script(), edit.click()]);
      return bytes;
    },
    heading: (index, text) => ({ selector: block(`x${index}`), ...(text !== undefined && { text }) }),
    all: { selector: '#editor .page [data-block="heading"]' },
    blockAt: (page, index) => page.locator(block(`x${index}`)),
    field: (page) => page.locator(inspector).getByRole("textbox", { name: "Title", exact: true }),
    dragging: { selector: "#editor [data-drop-line]" },
    chosen: (value) => ({ selector: `${inspector} textarea, ${inspector} input`, value }),
    leaveField: async (page) =>
      await page.locator(inspector).getByRole("textbox", { name: "Title", exact: true }).blur(),
    remove: async (page) => await page.keyboard.press("Delete"),
    duplicate: async (page) => await page.keyboard.press("Control+d"),
    outline: {
      tab: (page) => page.locator("#editor").getByRole("tab", { name: "Outline" }),
      seen: { selector: `${outline} [role="treeitem"]` },
    },
    inserter: {
      tab: (page) => page.locator("#editor").getByRole("tab", { name: "Blocks" }),
      seen: { selector: '#editor [data-panel="library"] button' },
    },
    search: {
      field: (page) => page.locator('#editor [data-panel="library"]').getByRole("searchbox"),
      letter: "x",
      seen: { selector: '#editor [data-panel="library"] button' },
    },
    [Symbol.asyncDispose]: async () => await site.stop(),
  };
}

/** Headings as the other editor has them; the page can't do without its own block, which stands below them. */
function fragmentOf({ count, shape }: EditedPage) {
  const heading = (index: number): BlockNode => ({
    id: `x${index}`,
    slug: "heading",
    v: 1,
    props: { title: { en_US: `Title ${index}` }, eyebrow: { en_US: `Number ${index}` } },
    slots: {},
  });
  const sections = shape === "nested" ? Math.floor(count / 5) : 0;
  const headings = Array.from({ length: shape === "nested" ? sections * 4 : count }, (_, index) => heading(index));
  const around = Array.from({ length: sections }, (_, index): BlockNode => {
    const content = headings.slice(index * 4, index * 4 + 4).map(({ id }) => id);
    return { id: `s${index}`, slug: "section", v: 1, props: {}, slots: { content } };
  });
  const details: BlockNode = { id: "details", slug: "contact-details", v: 1, props: {}, slots: {} };
  const form: BlockNode = { id: "form", slug: "contact-form", v: 1, props: {}, slots: {} };
  const roots = shape === "nested" ? around : headings;
  return {
    root: [...roots, details, form].map(({ id }) => id),
    blocks: Object.fromEntries([...headings, ...around, details, form].map((node) => [node.id, node])),
  };
}
