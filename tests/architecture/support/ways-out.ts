import { parseSync, Visitor } from "oxc-parser";

/** Modules that open connections, and what of them opens none. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  "node:http": ["createServer", "Server", "STATUS_CODES", "METHODS"],
  "node:https": ["createServer", "Server"],
  "node:http2": [],
  "node:net": ["createServer", "Server", "isIP", "isIPv4", "isIPv6", "BlockList"],
  "node:tls": [],
  "node:dgram": [],
  "node:dns": [],
  "node:dns/promises": [],
};

/** Clients of others: whoever wants one asks in `server/net/` first. */
const clients =
  /^(undici|axios|got|ky|node-fetch|cross-fetch|superagent|request|needle|phin|ws|@hono\/node-server\/.*)$/;

/** Names of the platform that reach others. */
const platform: ReadonlySet<string> = new Set(["fetch", "WebSocket", "EventSource", "XMLHttpRequest"]);

const globals: ReadonlySet<string> = new Set(["globalThis", "global", "window", "self"]);

/** Every place in a server source that could open a connection to somewhere else. */
export function waysOut(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: string[] = [];
  // A port of that name is the file's own; the linter, which knows scopes, forbids the platform's in every file.
  const isOwn = (name: string) => new RegExp(`\\b(const|function) ${name}\\b|[({,]\\s*${name}\\s*[,:=})]`).test(source);
  const use = (callee: { readonly type: string; readonly name?: unknown }) => {
    const name = callee.type === "Identifier" ? String(callee.name) : "";
    if (platform.has(name) && !isOwn(name)) found.push(`${file}: ${name}`);
  };
  new Visitor({
    ImportDeclaration(node) {
      const name = node.source.value.replace(/^(?=(https?|http2|net|tls|dgram|dns)(\/|$))/, "node:");
      if (node.importKind === "type") return;
      if (clients.test(name)) found.push(`${file}: ${name}`);
      const allowed = harmless[name];
      if (!allowed) return;
      for (const specifier of node.specifiers) {
        if (specifier.type === "ImportSpecifier" && specifier.importKind === "type") continue;
        const imported =
          specifier.type === "ImportSpecifier" && specifier.imported.type === "Identifier"
            ? specifier.imported.name
            : "*";
        if (!allowed.includes(imported)) found.push(`${file}: ${imported} of ${name}`);
      }
    },
    ImportExpression(node) {
      const name = node.source.type === "Literal" ? String(node.source.value) : "";
      if (name in harmless || `node:${name}` in harmless || clients.test(name))
        found.push(`${file}: import of ${name}`);
    },
    CallExpression: ({ callee }) => use(callee),
    NewExpression: ({ callee }) => use(callee),
    MemberExpression(node) {
      const { object, property } = node;
      if (object.type !== "Identifier" || !globals.has(object.name)) return;
      const name = property.type === "Literal" ? property.value : property.type === "Identifier" ? property.name : "";
      if (typeof name === "string" && platform.has(name)) found.push(`${file}: ${object.name}.${name}`);
    },
  }).visit(program);
  return found;
}
