import { describe, expect, test } from "vitest";

import { passwordLength, wordsOfThePlace } from "#schemas/accounts/password.ts";
import { importLimits } from "#schemas/content/import.ts";
import { sessionLifetime } from "#server/accounts/sessions/rules.ts";
import { defaultLimits } from "#server/http/api/limits.ts";
import { connectionLimits, laneLimits, workLimits } from "#server/http/admission/limits.ts";
import { purposes } from "#server/limits/purposes.ts";
import { largestSvg } from "#server/text/clean-svg.ts";

import { files, isTest, read, roomOf, sourceFiles } from "./support/source-files.ts";

const guide = read("docs/security.md");
const sections = new Map(
  guide.split(/^## /m).map((part) => [part.split("\n", 1)[0] ?? "", part.replaceAll(/\s+/g, " ")]),
);
const sources = sourceFiles()
  .filter((file) => roomOf(file) !== null && !isTest(file))
  .map((file) => ({ file, source: read(file) }));

describe("docs/security.md", () => {
  test("what comes in: its bounds are the code's", () => {
    const { jsonBytes, adminJsonBytes, pageJsonBytes, multipart } = defaultLimits;
    const text = section("What comes in");
    expect(text).toContain(
      `a JSON body | ${kibibytes(jsonBytes)}, an administrator’s ${mebibytes(adminJsonBytes)}, ` +
        `${mebibytes(pageJsonBytes)} with a page’s HTML; 20 levels`,
    );
    expect(text).toContain(
      `${multipart.fields} fields of ${kibibytes(multipart.fieldBytes)}, ${multipart.files} files of ` +
        `${mebibytes(multipart.fileBytes)}, ${mebibytes(multipart.totalBytes)}, ${multipart.milliseconds / 1000} s`,
    );
    expect(text).toContain(`a drawing (SVG) | ${kibibytes(largestSvg)}`);
  });

  test("every file and folder that it names is there", () => {
    const named = [...guide.matchAll(/`((?:server|schemas|tests|docs|src|blocks)\/[\w./-]*)`/g)].map(
      ([, path = ""]) => path,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => files(path.endsWith("/") ? `${path}**/*.ts` : path).length === 0)).toEqual([]);
  });

  test("files: it says which kinds are taken, how large, and how they are made harmless", () => {
    const kinds = [...read("server/media/rules.ts").matchAll(/mime: "([^"]+)"/g)].map(([, mime = ""]) => mime);
    expect(kinds.length).toBeGreaterThan(8);
    expect(kinds.filter((mime) => !section("Files").includes(`\`${mime}\``))).toEqual([]);
    expect(section("Files")).toMatch(/more than 5 MB.*document type or an entity.*50 megapixels.*nosniff/);
  });

  test("who may do what: its levels of access are the code's", () => {
    const named = [...section("Who may do what").matchAll(/\| `([\w-]+)` +\|/g)].map(([, level]) => level);
    const declared = /export type Access =\s+([^;]+);/.exec(read("schemas/contract/define-call.ts"))?.[1] ?? "";
    expect(new Set(named)).toEqual(new Set([...declared.matchAll(/"([\w-]+)"/g)].map(([, level]) => level)));
    expect(section("Who may do what")).toMatch(
      /Fields: a call answers with the columns that its shape names and takes those/,
    );
  });

  test("logging in: lengths, words, tries and lifetimes are the code's, and one way leads in", () => {
    const text = section("Logging in");
    expect(text).toContain(`has ${passwordLength.min} to ${passwordLength.max} characters`);
    expect(wordsOfThePlace.filter((word) => !text.includes(word))).toEqual([]);
    const { "login-account": account, "login-device": device } = purposes;
    expect(text).toContain(`${account.attempts} tries in ${account.window / 60_000} minutes for an account`);
    expect(text).toContain(`has ${device.attempts} of its own`);
    expect(text).toContain(`lasts ${sessionLifetime / 1000} seconds, however much it is used`);
    expect(text).toMatch(/no time-out for doing nothing.*NIST SP 800-63B.*As many sessions at once as somebody opens/);
    expect(text).toContain("One way leads in: `POST /login`");
  });

  test("cryptography: its table names what the code takes from node:crypto, and nothing else", () => {
    const used = sources.flatMap(({ source }) =>
      [...source.matchAll(/import \{([^}]+)\} from "node:crypto"/g)].flatMap(([, names = ""]) =>
        names
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== "" && !name.startsWith("type ")),
      ),
    );
    const text = section("Cryptography");
    expect([...new Set(used)].toSorted()).toEqual([
      "argon2",
      "createHash",
      "createHmac",
      "randomBytes",
      "randomUUID",
      "timingSafeEqual",
    ]);
    expect(used.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
    const hashes = sources.flatMap(({ source }) =>
      [...source.matchAll(/create(?:Hash|Hmac)\(([^),]*)/g)].map(([, name]) => name),
    );
    expect(new Set(hashes)).toEqual(new Set(['"sha256"']));
    const bytes = sources.flatMap(({ source }) =>
      [...source.matchAll(/randomBytes\((\d+)\)/g)].map(([, size]) => Number(size)),
    );
    expect(Math.min(...bytes) * 8).toBeGreaterThanOrEqual(128);
  });

  test("cryptography: it says how each secret that keys something is made, kept, used and ended", () => {
    const keeping = sources.filter(({ source }) => /"[a-z]+-secret"/.test(source)).map(({ file }) => file);
    expect(keeping).toEqual([
      "server/audience/write.ts",
      "server/limits/throttle-secret.ts",
      "server/newsletter/engine/secret.ts",
    ]);
    expect(section("Cryptography")).toMatch(
      /Three secrets of 256 bits .* made when it is first needed, stands in the table `setting` .* read by .* for that one purpose.* ends with its row/,
    );
  });

  test("what it talks to: each address that the operator may give has its row", () => {
    const text = section("What it talks to");
    for (const where of [
      "DATABASE_URL",
      "API_HOST",
      "REVIEWS_URL",
      "RELAYS",
      "SMTP_URL",
      "S3_ENDPOINT",
      "SVG_HOSTS",
      "POST /image/load-svg",
    ])
      expect(text).toContain(where);
  });

  test("costly work: rendering, compressing, pictures, passwords, searching, fetching, queries and connections are bounded", () => {
    const rows = [
      ...(guide
        .split("## Costly work")[1]
        ?.split("\n## ")[0]
        ?.matchAll(/^\| ([a-z][^|]*?) +\| (\S[^|]*?) +\|$/gm) ?? []),
    ];
    expect(rows.map(([, work]) => work)).toEqual([
      "work",
      "rendering a page",
      "compressing",
      "other sizes of a picture",
      "hashing a password",
      "searching",
      "fetching a drawing, reviews",
      "looking for parcel shops",
      "reading HTML",
      "reading an import",
      "a query",
      "a connection",
      "the API",
    ]);
    const { renders } = workLimits;
    expect([renders.running, renders.waiting]).toEqual([8, 200]);
    expect([laneLimits.api.running, laneLimits.api.perAddress]).toEqual([16, 64]);
    const { open, perAddress, inFlight } = connectionLimits;
    expect(section("Costly work")).toContain(
      `${inFlight} requests unanswered, ${perAddress} of one address, ${open} in all`,
    );
    expect(section("Costly work")).toContain(`${importLimits.bytes / (1024 * 1024)} MiB a file, two at most`);
  });

  test("data of persons: every table is either theirs, with its protection and its end, or named as content here", () => {
    const declared = files("server/db/{tables,*-tables}.ts").map(read).join("\n");
    const tables = [...declared.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name);
    const classified = [...section("Data of persons").matchAll(/\| `(\w+)` +\| [^|]+\| [^|]+\| [^|]+\|/g)].map(
      ([, name]) => name,
    );
    expect(classified.length).toBeGreaterThan(4);
    expect(classified.filter((name) => !tables.includes(name))).toEqual([]);
    expect(new Set(tables.filter((name) => !classified.includes(name)))).toEqual(new Set(content));
    expect(section("Data of persons")).toMatch(
      /Three levels follow: what is published .* one person's .* opens something/,
    );
  });

  test("logs: its events are those that the code writes, to its standard output alone", () => {
    const text = section("Logs");
    const declared = /readonly event: ([^;]+);/.exec(read("server/http/api/security-events.ts"))?.[1] ?? "";
    const events = [...declared.matchAll(/"(\w+)"/g)].map(([, event]) => event);
    expect([...text.matchAll(/`event: "(\w+)"`/g)].map(([, event]) => event)).toEqual(events);
    const writing = sources.filter(({ source }) =>
      /createWriteStream|appendFile|pino\.(transport|destination)|syslog/.test(source),
    );
    expect(writing.filter(({ source }) => /pino|\blog\b/.test(source)).map(({ file }) => file)).toEqual([]);
    expect(text).toMatch(/No line holds a password, a token, an e-mail address, a telephone number/);
  });

  test("packages: it says within which time a hole is mended, and where the inventory is", () => {
    expect(section("Packages")).toMatch(
      /within 2 days when it is critical, 14 days .* high, 60 days otherwise.*every 6 months/,
    );
    expect(section("Packages")).toContain("`package-lock.json` is the inventory");
  });

  test("at the proxy: TLS, certificates, redirects and addresses are said to be its business", () => {
    expect(section("At the proxy")).toMatch(
      /TLS 1\.2 and 1\.3 alone.*HTTPS, and refuse `\/api` there.*X-Forwarded-For.*sslmode=verify-full/,
    );
  });
});

/** What the estate publishes, and its own settings. A new table is put here, or into the guide's list. */
const content: string[] = [
  ...[
    "setting",
    "parameter",
    "site",
    "media",
    "media_tag",
    "media_former_path",
    "layout",
    "revision",
    "draft",
    "draft_edit",
    "publication_plan",
    "planned_document",
    "preview",
    "component_config",
    "page",
    "page_former_slug",
    "page_text",
  ],
  ...["element_list", "element", "element_text", "news", "news_text", "album", "album_text", "album_media"],
  ...["blog_folder", "blog_folder_text", "blog", "blog_text", "service", "service_text", "service_tag"],
  ...[
    "form",
    "popup",
    "popup_text",
    "company_address",
    "company_address_text",
    "company_address_type",
    "logo",
    "visit",
    "page_view",
  ],
  ...["food_label", "customization", "customization_input"],
  ...["font_family", "font_face", "settings_preset", "newsletter_list", "newsletter_list_text"],
  "import_path",
  ...[
    "product",
    "product_text",
    "product_tag",
    "declination",
    "stock",
    "discount",
    "price_point",
    "meal_icon",
    "product_pairing",
  ],
  ...["award", "product_recommendation", "variation", "variation_detail", "product_variation", "declination_variation"],
  ...["decreasing_discount", "box_item", "discount_code", "shipping_zone", "shipping_service", "shipping_rate"],
  ...[
    "pickup_schedule",
    "pickup_closure",
    "pickup_slot",
    "order_hold",
    "order_event",
    "order_return_event",
    "order_counter",
    "payment_event",
    "refund",
    "refund_line",
    "sales_day",
    "sales_day_tax",
    "sales_day_goods",
  ],
];

function section(title: string): string {
  const text = sections.get(title);
  if (text === undefined) throw new Error(`docs/security.md has no section ${title}`);
  return text;
}

function mebibytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MiB`;
}

function kibibytes(bytes: number): string {
  return `${bytes / 1024} KiB`;
}
