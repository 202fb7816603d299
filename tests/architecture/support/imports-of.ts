import { globSync } from "node:fs";
import { dirname, join } from "node:path";

import { type Argument, type Expression, parseSync, Visitor } from "oxc-parser";

import { root } from "./source-files.ts";

/**
 * How one module names another. `type` is erased before the program runs; `dynamic` is `import()`.
 * `import { type A } from "x"` is `static`: under verbatimModuleSyntax the module is still loaded.
 */
export type ImportKind = "static" | "dynamic" | "type";

export interface Import {
  readonly kind: ImportKind;
  /** What stands between the quotes, or null when it is only known at run time. */
  readonly specifier: string | null;
  readonly line: number;
}

/** Every way in which a TypeScript source names another module, re-exports and type queries included. */
export function importsOf(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Import[] = [];
  const add = (kind: ImportKind, specifier: string | null, at: number) =>
    found.push({ kind, specifier, line: source.slice(0, at).split("\n").length });
  new Visitor({
    ImportDeclaration: (node) => add(node.importKind === "type" ? "type" : "static", node.source.value, node.start),
    ExportAllDeclaration: (node) => add(node.exportKind === "type" ? "type" : "static", node.source.value, node.start),
    ExportNamedDeclaration(node) {
      if (node.source) add(node.exportKind === "type" ? "type" : "static", node.source.value, node.start);
    },
    ImportExpression: (node) => add("dynamic", literal(node.source), node.start),
    TSImportType: (node) => add("type", node.source.value, node.start),
    TSImportEqualsDeclaration(node) {
      if (node.moduleReference.type === "TSExternalModuleReference") {
        add("static", node.moduleReference.expression.value, node.start);
      }
    },
    CallExpression(node) {
      const [first] = node.arguments;
      if (node.callee.type === "Identifier" && node.callee.name === "require" && first?.type === "Literal") {
        add("static", String(first.value), node.start);
      }
      if (isGlob(node.callee)) for (const one of globbed(file, first)) add("dynamic", one, node.start);
    },
  }).visit(program);
  return found;
}

/**
 * The files that a pattern of the editor's finds, as the module would import them; null for one only known at run time,
 * and for every other room's: what reaches a visitor is named one by one.
 */
function globbed(file: string, pattern: Argument | undefined): readonly (string | null)[] {
  const text = pattern === undefined || pattern.type === "SpreadElement" ? null : literal(pattern);
  if (text === null || !text.startsWith(".") || !file.startsWith("editor/")) return [null];
  const folder = join(root, dirname(file));
  const found = globSync(text, { cwd: folder }).map((path) => path.replaceAll("\\", "/"));
  return found.length === 0 ? [null] : found;
}

/** `import.meta.glob(…)`: Vite's imports of all files of a pattern. */
function isGlob(callee: Expression): boolean {
  return (
    callee.type === "MemberExpression" &&
    callee.object.type === "MetaProperty" &&
    callee.property.type === "Identifier" &&
    callee.property.name.startsWith("glob")
  );
}

function literal(node: Expression): string | null {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral" && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null;
  return null;
}
