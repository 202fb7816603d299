import { expect, test } from "vitest";

import { collections } from "#schemas/collections/collections.ts";
import { settingGroups } from "#schemas/site-settings/catalogue.ts";

import { files, read } from "./support/source-files.ts";

/** A form that writes by a command, where no collection does. */
interface Elsewhere {
  /** A section of the panel, a group of its settings, or another place where somebody fills a form. */
  readonly form: string;
  /** What calls the command with what the form says. */
  readonly by: string;
  readonly why: string;
}

/** The commands that no collection saves by, and where somebody fills their form. */
const elsewhere: Readonly<Record<string, Elsewhere>> = {
  saveProfile: { form: "customers", by: "server/customers/write.ts", why: "a customer's own account, corrected" },
  saveForm: { form: "forms", by: "server/forms/write.ts", why: "forms have an editor of their own" },
  savePage: { form: "pages", by: "server/pages/records/write.ts", why: "pages have an editor of their own" },
  savePopup: { form: "popups", by: "server/popups/write.ts", why: "popups have an editor of their own" },
  saveMedia: { form: "library", by: "server/media/files/write.ts", why: "files come in by being uploaded" },
  saveLogo: { form: "logo", by: "server/site/settings/write.ts", why: "a logo is one of the site's settings" },
  savePreset: { form: "colours", by: "server/site/answer.ts", why: "palettes are kept beside the settings" },
  saveEdits: { form: "editor", by: "server/drafts/answer.ts", why: "every form that saves itself writes by it" },
  savePreview: {
    form: "editor",
    by: "server/http/canvas/preview-answers.ts",
    why: "pictures of pages are made, not typed",
  },
  saveDeclinations: { form: "products", by: "server/catalogue/products/write.ts", why: "a part of a product" },
  saveDiscounts: { form: "products", by: "server/catalogue/products/write.ts", why: "a part of a product" },
  saveProductLists: { form: "products", by: "server/catalogue/products/write.ts", why: "a part of a product" },
  saveAddressStep: { form: "checkout", by: "server/checkout/answer.ts", why: "a buyer's, on the site" },
  saveDeliveryStep: { form: "checkout", by: "server/checkout/answer.ts", why: "a buyer's, on the site" },
  saveTariff: {
    form: "shipping-zone",
    by: "server/cli/shipping-commands.ts",
    why: "services and zones at once, each of which is a record",
  },
};

/** How many commands are left to the command line: none. */
const mostOnCommandLine = 0;

const commands = files("server/**/write.ts").flatMap((file) =>
  [...read(file).matchAll(/export async function (save\w+)\(([^)]*)\)/g)].map(([, name = "", input = ""]) => {
    return { name, file, input: /: (\w+Input)\b/.exec(input)?.[1] ?? null };
  }),
);

const sources = files("server/collections/engine/*.ts")
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => ({ file, text: read(file) }));

function sourcesOf(command: string): readonly string[] {
  return sources.filter(({ text }) => new RegExp(String.raw`\b${command}\(`).test(text)).map(({ text }) => text);
}

/** Where a form can be: the sections of the panel, its settings, the editor, the checkout. */
const places = new Set([
  ...[...read("editor/site-panel/sections.tsx").matchAll(/\bid: "([\w-]+)"/g)].map(([, id = ""]) => id),
  ...collections.map(({ slug }) => slug),
  ...settingGroups,
  ...["editor", "checkout", "command line"],
]);

test("[CO12] the save commands of all domains are found, each under a name of its own", () => {
  expect(commands.length).toBeGreaterThan(30);
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
});

test.each(commands)("[CO12] $name is behind a collection, or somebody says where its form is", ({ name }) => {
  const isCollections = sourcesOf(name).length > 0;
  expect({ name, isSaidElsewhere: Object.hasOwn(elsewhere, name) }).toEqual({ name, isSaidElsewhere: !isCollections });
});

test.each(commands.filter(({ name, input }) => input !== null && sourcesOf(name).length > 0))(
  "[CO12] $name is given all that it takes",
  ({ name, input }) => {
    const own = sourcesOf(name);
    expect(own).toHaveLength(1);
    // What products are made of is said in a file of its own; with it, a key that the record doesn't say doesn't compile.
    const said = name === "saveProduct" ? sources.map(({ text }) => text) : own;
    expect(said.some((text) => new RegExp(String.raw`satisfies (?:Omit<)?Whole<${input}>`).test(text))).toBe(true);
  },
);

test.each(Object.entries(elsewhere))("%s is called by what its form is sent to", (name, { form, by, why }) => {
  expect(commands.map((command) => command.name)).toContain(name);
  expect(places).toContain(form);
  expect(why).toMatch(/\w/);
  expect(read(by)).toMatch(new RegExp(String.raw`\b${name}\(`));
});

test("no more commands are left to the command line", () => {
  const left = Object.values(elsewhere).filter(({ form }) => form === "command line");
  expect(left.length).toBeLessThanOrEqual(mostOnCommandLine);
});

test.each(sources.filter(({ file, text }) => /-sources?\.ts$/.test(file) && text.includes("satisfies Whole<")))(
  "[CO12] $file makes each key of what it saves of the record",
  ({ text }) => {
    const inputs = [...text.matchAll(/(?:input =|return) \{\n([^;]*?)\n\s*\} satisfies Whole</g)];
    expect(inputs).not.toEqual([]);
    for (const [, body = ""] of inputs)
      for (const line of body.split("\n").filter((each) => /^\s+\w+: /.test(each)))
        expect(line).toMatch(/values|line\(|textsOf/);
  },
);
