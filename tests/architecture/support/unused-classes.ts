import { transform } from "lightningcss";

/** A file that imports a CSS module, and the name that it gives it. */
export interface SheetUser {
  readonly text: string;
  readonly alias: string;
}

/**
 * The classes of a CSS module that none of its users names: rules that never apply. A class that is chosen while the
 * page is made (`styles[look]`, `styles[`${width}Width`]`) counts as used when its value is one that `hasWord` knows.
 */
export function unusedClasses(
  css: string,
  users: readonly SheetUser[],
  hasWord: (word: string) => boolean,
): readonly string[] {
  const asked = users.flatMap(({ text, alias }) => keysOf(text, alias));
  return classesOf(css).filter((name) => !asked.some((key) => isAnswer(key, name, hasWord)));
}

/** The classes that a CSS module exports; global ones are not its own. */
function classesOf(css: string): readonly string[] {
  const { exports } = transform({
    filename: "x.module.css",
    code: new TextEncoder().encode(css),
    cssModules: { animation: false, container: false, customIdents: false, grid: false },
  });
  return exports ? Object.keys(exports) : [];
}

/** What a file asks a module for: `a` of `styles.a`, and the text between the brackets of `styles[…]`. */
function keysOf(text: string, alias: string): readonly string[] {
  const found = text.matchAll(new RegExp(String.raw`\b${alias}(?:\.(\w+)|\[((?:[^\[\]]|\[[^\]]*\])+)\])`, "g"));
  return [...found].map(([, name, computed = ""]) => (name === undefined ? computed : JSON.stringify(name)));
}

function isAnswer(key: string, name: string, hasWord: (word: string) => boolean): boolean {
  if (/^["'].*["']$/.test(key)) return key.slice(1, -1) === name;
  if (!key.startsWith("`")) return hasWord(name) || hasWord(name.replace(/^\w+-/, ""));
  const pattern = key.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, "(.+)");
  const values = new RegExp(`^${pattern}$`).exec(name)?.slice(1) ?? [];
  return values.length > 0 && values.every((value) => hasWord(value));
}
