/**
 * The walls inside `server/` (see `server/README.md`). A folder of it is either one of the mechanisms below, which
 * name their files as they like, or a domain.
 *
 * A domain stands in the table with the domains that it may ask. It asks them through their entrances, and its own
 * folder, and the folders of its nouns (`catalogue/awards/`), hold the agreed file names alone.
 */
export const domains: Readonly<Record<string, readonly string[]>> = {
  site: ["media"],
  media: ["site"],
  pages: ["site", "media"],
  drafts: ["pages", "accounts", "site", "forms", "popups", "collections"],
  collections: [
    "media",
    "elements",
    "albums",
    "news",
    "blog",
    "services",
    "catalogue",
    "company-addresses",
    "cart",
    "shipping",
    "newsletter",
    "labels",
    "customizations",
  ],
  elements: ["media"],
  forms: ["site", "mails", "elements", "pages"],
  albums: ["media"],
  news: ["media"],
  blog: ["media"],
  services: ["media"],
  popups: ["media", "pages"],
  newsletter: ["site", "mails"],
  reviews: [],
  "company-addresses": [],
  mails: ["site"],
  accounts: ["site", "mails", "newsletter", "cart", "orders"],
  customers: ["accounts", "newsletter", "orders"],
  // Its log says what was done to pages, records, orders and stock by what these are called.
  people: ["accounts", "mails", "pages", "collections", "orders", "inventory"],
  catalogue: ["site", "media"],
  estate: ["labels", "shipping", "site", "media", "pages", "elements", "accounts", "catalogue", "company-addresses"],
  labels: ["site"],
  search: ["site", "media", "pages", "news", "blog", "services", "catalogue"],
  // The shop: a customer's way from the shelf to the parcel that comes back.
  customizations: ["site", "forms", "catalogue"],
  cart: ["site", "media", "catalogue", "customizations"],
  shipping: ["site", "cart", "catalogue", "company-addresses"],
  orders: ["site", "media", "mails", "catalogue", "customizations", "cart", "shipping", "company-addresses"],
  payment: ["site", "mails", "orders"],
  checkout: ["site", "accounts", "cart", "catalogue", "shipping", "company-addresses", "orders", "payment"],
  returns: ["site", "mails", "catalogue", "orders", "payment"],
  "order-desk": ["site", "mails", "accounts", "forms", "shipping", "orders", "payment", "returns"],
  inventory: ["site", "accounts", "catalogue"],
  figures: ["orders", "payment", "returns"],
  audience: ["site", "cart", "orders"],
  imports: ["site", "media", "news", "blog", "pages", "accounts", "catalogue"],
};

/** What each mechanism may import of the server, besides the files right in `server/`. */
export const mechanisms: Readonly<Record<string, readonly string[]>> = {
  text: [],
  net: [],
  disk: [],
  images: ["disk", "drivers"],
  typesetting: ["drivers", "images"],
  db: ["text"],
  limits: ["db"],
  backup: ["db", "drivers"],
  cache: ["db"],
  drivers: ["disk", "net", "text"],
  http: ["cache", "db", "drivers", "images", "limits", "net", "text"],
  cli: ["backup", "cache", "db", "drivers", "images", "limits", "text"],
};

/** Mechanisms that every domain may use, and the demo. */
const usedByDomains = ["cache", "db", "disk", "drivers", "images", "limits", "net", "text", "typesetting"];

/** The files of a domain: what each is for stands in `server/README.md`. */
export const domainFiles = ["read.ts", "write.ts", "present.ts", "columns.ts", "links.ts", "rules.ts", "answer.ts"];

/** What others may import of a domain: what it tells, what it can be told to do, where its pages are. */
export const entrances = ["read.ts", "write.ts", "links.ts"];

/** What of HTTP a domain's `answer.ts` uses. */
const answerTools = /^server\/http\/(api\/|errors\.ts$)/;

/** The entries that start a process: they alone know the demo. */
export const serverEntries = ["server/main.ts", "server/cli.ts"];

/** Tells whether a file of the server may import another one. */
export function serverMayImport(from: string, path: string): boolean {
  const [own, target] = [folderOf(from), folderOf(path)];
  if (own === null || own === target) return true;
  if (target === null) return !serverEntries.includes(path) && !/^server\/(start-server|create-site)\.ts$/.test(path);
  if (own in domains) return domainMayImport(from, own, path, target);
  if (target in domains) return mechanismMayAsk(from, own, path);
  return mechanisms[own]?.includes(target) ?? false;
}

/**
 * Tells whether what fills a site from outside (`demo/`) may import a file of the server: domains by their entrances,
 * as the command line does, what every domain may use, and what the entries take.
 */
export function outsiderMayImport(path: string): boolean {
  const target = folderOf(path);
  if (target === null) return path === "server/sample-estate.ts";
  return target in domains ? isEntrance(path) : usedByDomains.includes(target);
}

/** Says why a file may not stand where it does, or null when it may. */
export function misplaced(file: string): string | null {
  const [, folder = "", ...rest] = file.split("/");
  if (rest.length === 0 || folder in mechanisms) return null;
  if (!(folder in domains)) return `${file}: "${folder}" is neither a domain nor a mechanism (server-rooms.ts)`;
  const name = rest.at(-1) ?? "";
  const isAgreed = rest.length <= 2 && domainFiles.includes(name.replace(/\.test\.ts$/, ".ts"));
  if (isAgreed || rest[0] === "engine" || (name === "SPEC.md" && rest.length === 1)) return null;
  return `${file}: a domain has ${domainFiles.join(", ")}, and engine/`;
}

function domainMayImport(from: string, own: string, path: string, target: string): boolean {
  if (target in domains) return domains[own]?.includes(target) === true && isEntrance(path);
  if (target === "http") return isAnswer(from) && answerTools.test(path);
  return usedByDomains.includes(target);
}

/** HTTP and the command line use a domain's entrances; its answers are for the list of all handlers. */
function mechanismMayAsk(from: string, own: string, path: string): boolean {
  if (isAnswer(path)) return from === "server/http/api/handlers.ts";
  return (own === "http" || own === "cli") && isEntrance(path);
}

function isEntrance(path: string): boolean {
  return entrances.some((name) => path.endsWith(`/${name}`)) && !path.includes("/engine/");
}

function isAnswer(path: string): boolean {
  return path.endsWith("/answer.ts");
}

/** The folder below `server/`, or null for the files right in it. */
function folderOf(path: string): string | null {
  const [, folder, file] = path.split("/");
  return file === undefined ? null : (folder ?? null);
}
