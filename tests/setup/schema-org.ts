import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A node of linked data as it stands in a page. */
export type LinkedNode = Readonly<Record<string, unknown>>;

interface Definition {
  readonly parents: readonly string[];
  /** Each property with the kinds of values that it takes. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

const source = readFileSync(fileURLToPath(import.meta.resolve("schema-dts").replace(/\.js$/, ".d.ts")), "utf8");
const definitions = readDefinitions();
const aliases = new Map(
  [...source.matchAll(/^export type (\w+) = ([^;]+);/gm)].map(([, name = "", text = ""]) => [name, text]),
);
const texts = new Set(["Text", "string", "URL", "CssSelectorType", "PronounceableText", "XPathType"]);
const numbers = new Set(["Number", "Integer", "Float", "number"]);
const days = new Set(["Date", "DateTime"]);

/**
 * What is wrong with a node of linked data by schema.org's own definitions (as the package `schema-dts`
 * carries them): types and properties that don't exist, properties of another type, values of a wrong kind.
 */
export function linkedDataProblems(node: LinkedNode, path = ""): readonly string[] {
  const type = node["@type"];
  if (typeof type !== "string" || !definitions.has(`${type}Leaf`))
    return [`${path || "node"}: no type ${String(type)}`];
  const properties = propertiesOf(`${type}Leaf`);
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith("@")) return [];
    const kinds = properties.get(name);
    const place = `${path}${type}.${name}`;
    if (!kinds) return [`${place}: ${type} has no such property`];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((one) => valueProblems(one, kinds, place));
  });
}

/** Every node of linked data in a page's HTML. */
export function linkedDataIn(html: string): readonly LinkedNode[] {
  return [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = ""]) => JSON.parse(text) as LinkedNode,
  );
}

function valueProblems(value: unknown, kinds: readonly string[], place: string): readonly string[] {
  if (typeof value === "object" && value !== null) {
    const node = value as LinkedNode;
    if (Object.keys(node).join() === "@id")
      return kinds.includes("IdReference") ? [] : [`${place}: takes no reference`];
    const above = ancestorsOf(`${String(node["@type"])}Leaf`);
    const fits = kinds.some((kind) => above.has(`${kind}Base`) || kind === node["@type"]);
    const own = linkedDataProblems(node, `${place} > `);
    return fits ? own : [`${place}: ${String(node["@type"])} is none of ${kinds.join(", ")}`, ...own];
  }
  if (typeof value === "number") return kinds.some((kind) => numbers.has(kind)) ? [] : [`${place}: takes no number`];
  if (typeof value !== "string" || value === "") return [`${place}: ${JSON.stringify(value)} says nothing`];
  return kinds.some((kind) => takesText(kind, value)) ? [] : [`${place}: "${value}" is none of ${kinds.join(", ")}`];
}

function takesText(kind: string, value: string): boolean {
  if (days.has(kind)) return /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value);
  if (kind === "URL") return URL.canParse(value);
  if (texts.has(kind)) return true;
  const choices = aliases.get(kind) ?? "";
  return choices.includes(`"${value}"`) || /\bstring\b/.test(choices);
}

function propertiesOf(name: string): ReadonlyMap<string, readonly string[]> {
  const all = [...ancestorsOf(name)].flatMap((one) => [...(definitions.get(one)?.properties ?? [])]);
  return new Map(all);
}

function ancestorsOf(name: string): ReadonlySet<string> {
  const found = new Set<string>();
  const wanted = [name];
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    wanted.push(...(definitions.get(next)?.parents ?? []));
  }
  return found;
}

function readDefinitions(): ReadonlyMap<string, Definition> {
  const found = [...source.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n(.*?)^\}/gms)];
  return new Map(
    found.map(([, name = "", parents = "", body = ""]) => [
      name,
      {
        parents: parents.split(",").map((parent) => parent.trim()),
        properties: new Map(
          [...body.matchAll(/^ {4}"(\w+)"\??: SchemaValue<(.*), "\w+">;/gm)].map(([, property = "", kinds = ""]) => [
            property,
            kinds.split("|").map((kind) => kind.trim()),
          ]),
        ),
      },
    ]),
  );
}
