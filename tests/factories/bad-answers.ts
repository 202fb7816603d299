import type { AnswerFault } from "#schemas/forms/field-fault.ts";

import { contentOf, type SentKind } from "./sent-files.ts";

/** What a field of `allFieldsForm` must not be, and what is said of it. */
export interface BadAnswer {
  readonly key: string;
  readonly values: readonly (string | { readonly name: string; readonly content: Uint8Array<ArrayBuffer> })[];
  readonly fault: AnswerFault;
}

/** How many there are of each kind of field. */
export const badPerKind = 40;

const range = (count: number): readonly number[] => Array.from({ length: count }, (_nothing, index) => index);

function of(key: string, fault: AnswerFault, texts: readonly (string | readonly string[])[]): readonly BadAnswer[] {
  return texts.map((values) => ({ key, fault, values: typeof values === "string" ? [values] : values }));
}

const nobody = [" ", "\t", "\n", "\u00a0", "\u2003", "\r\n", "   ", "\u3000", "", "\ufeff"];

function file(kind: SentKind, name: string, bytes?: number) {
  return [{ name, content: contentOf(kind, bytes) }] as const;
}

const badFiles = (
  [
    ...["html", "svg", "exe", "zip", "webp"].flatMap((kind) =>
      ["a.png", "b.jpg", "c.pdf", `d.${kind}`, "photo.jpeg"].map((name) => [kind, name] as const),
    ),
    ...["png", "jpg", "pdf"].flatMap((kind) =>
      ["a.html", "no-ending", "a.svg", `x.${kind}.exe`].map((name) => [kind, name] as const),
    ),
  ] as readonly (readonly [SentKind, string])[]
).map(([kind, name]): BadAnswer => ({ key: "papers", fault: "fileKind", values: file(kind, name) }));

/** Forty bad answers for each kind of field that asks something. */
export const badAnswers: Readonly<Record<string, readonly BadAnswer[]>> = {
  text: [
    ...of("name", "required", nobody),
    ...of("name", "tooShort", ["x", "é", "1", " y ", "\u{1f377}"]),
    ...of(
      "name",
      "tooLong",
      range(10).map((more) => "ñ".repeat(41 + more)),
    ),
    ...of("name", "repeated", [["Ada", "Bea"]]),
    ...of("code", "format", [
      ...["ab-123", "AB-12", "AB-123456", "AB123", "A-1234", "ABC-123", "AB-12a", "AB–123", "-123"],
      ...["AB-١٢٣", "AB--123", "XAB-123", "AB-123X", "AB-", "0"],
    ]),
  ].slice(0, badPerKind),
  longtext: [
    ...of("message", "tooShort", [
      "a",
      "ab",
      "abc",
      "abcd",
      "\r\nab\r\n",
      "é",
      "\u{1f377}\u{1f377}",
      "1 2",
      "a\nb",
      "....",
    ]),
    ...of(
      "message",
      "tooLong",
      range(28).map((more) => "à".repeat(501 + more * 7)),
    ),
    ...of("message", "repeated", [
      ["Bonjour à tous", "et encore"],
      ["Un message", "un autre", "un troisième"],
    ]),
  ],
  email: [
    ...of("email", "required", nobody.slice(0, 6)),
    ...of("email", "email", [
      ...[
        "a",
        "@",
        "a@",
        "@b.fr",
        "a@b",
        "a b@c.fr",
        "a@b c.fr",
        "a@@b.fr",
        "a@b..fr",
        "a@.fr",
        "a@b.",
        "a@b.fr,c@d.fr",
      ],
      ...[
        "<a@b.fr>",
        "a@b.fr>",
        '"a"@b.fr',
        "a(b)@c.fr",
        "a[b]@c.fr",
        "a;b@c.fr",
        "a:b@c.fr",
        "a\\b@c.fr",
        "mailto:a@b.fr",
      ],
      ...[
        "a@b.fr\nBcc: x@y.z",
        "a@b.fr\r\nTo: c@d.fr",
        "a.b.c",
        "http://a.fr",
        `${"a".repeat(250)}@b.fr`,
        "a@b@c.fr",
        "a,b@c.fr",
      ],
      ...["a@b;c.fr", "a@(b).fr", "a@[1].fr", 'a@b".fr', "a @b.fr"],
    ]),
    ...of("email", "repeated", [["a@b.fr", "c@d.fr"]]),
  ],
  phone: [
    ...of("phone", "phone", [
      ...["1", "12", "123", "abc", "06 12", "+", "++33612345678", "0612345678901234567", "06-12-34-56-7", "00000"],
      ...["06 12 34 56 7x", "phone", "+33", "+33 6", "(06)", "06.12", "12345", "0033", "+1", "+999 123456789"],
      ...[
        "0a12345678",
        "06 12 34 56 78 ou 79",
        "tel:0612345678",
        "#31#0612345678",
        "0",
        "+33 0",
        "١٢٣٤٥٦٧٨٩٠",
        "—",
        "N/A",
        "06 1",
      ],
      ...["+44", "06", "6", "+33 6 12", "no", "..........", "----------", "1/2", "0612 345"],
    ]),
    ...of("phone", "repeated", [["0612345678", "0612345679"]]),
  ],
  number: [
    ...of("persons", "number", [
      ...["abc", "1e3", "0x10", "--1", "1 2", "Infinity", "NaN", "∞", "½", "١", "1,2,3", "1.2.3", ".5", "5.", "+", "-"],
      ...["12345678901234", "1_000", "$5", "5€", "=1+1", "null", "true", "[1]", "one"],
    ]),
    ...of("persons", "tooLow", ["0", "-1", "-5", "-10", "00"]),
    ...of("persons", "tooHigh", ["11", "12", "100", "999999999999", "0011"]),
    ...of("persons", "integer", ["1.5", "2,5", "3.0"]),
    ...of("price", "decimals", ["1.234", "0,001"]),
  ],
  date: [
    ...of("day", "date", [
      ...[
        "24/12/2026",
        "2026-13-01",
        "2026-02-30",
        "2026-2-3",
        "26-12-24",
        "tomorrow",
        "2026",
        "2026-12",
        "2026-00-10",
      ],
      ...[
        "2026-12-32",
        "2026-12-00",
        "20261224",
        "2026/12/24",
        "2026-12-24T10:00",
        "2026-12-24Z",
        "0000-00-00",
        "-2026-12-24",
      ],
      ...["2027-02-29", "2026-04-31", "2026-06-31", "today", "now", "1782000000", "２０２６-12-24", "2026‑12‑24"],
    ]),
    ...of("day", "dayFrom", ["2025-12-31", "1999-01-01", "0001-01-01", "2024-02-29", "2025-01-01", "1970-01-01"]),
    ...of("day", "dayTo", [
      "2028-01-01",
      "9999-12-31",
      "2030-06-15",
      "2028-02-29",
      "2100-01-01",
      "2050-05-05",
      "3000-01-01",
      "2028-12-31",
    ]),
    ...of("day", "repeated", [["2026-12-24", "2026-12-25"]]),
  ],
  select: [
    ...of("topic", "offered", [
      ...["Visit", "VISIT", "visite", "visit,wine", "0", "1", "__proto__", "constructor", "toString", "hasOwnProperty"],
      ...range(29).map((index) => `option-${index}`),
    ]),
    ...of("topic", "repeated", [["visit", "wine"]]),
  ],
  radio: [
    ...of("when", "offered", [
      ...["Morning", "noon", "on", "true", "false", "null", "undefined", "__proto__", "constructor", "valueOf"],
      ...range(29).map((index) => `morning${index}`),
    ]),
    ...of("when", "repeated", [["morning", "evening"]]),
  ],
  checkboxes: [
    ...of("wines", "offered", [
      ...["Red", "on", "true", "red,white", "__proto__", "constructor", "toString"],
      ["red", "blue"],
      ["constructor", "red"],
      ...range(27).map((index) => `wine-${index}`),
    ]),
    ...of("wines", "repeated", [
      ["red", "red"],
      ["white", "white"],
    ]),
    ...of("wines", "tooManyTicked", [
      ["red", "white", "rose"],
      ["rose", "white", "red"],
    ]),
  ],
  file: [
    ...badFiles.slice(0, 34),
    { key: "papers", fault: "fileTooLarge", values: file("pdf", "large.pdf", 1024 * 1024 + 1) },
    { key: "papers", fault: "fileTooLarge", values: file("png", "large.png", 1024 * 1024 + 100) },
    ...["a.pdf", "b.png"].map((name): BadAnswer => ({
      key: "papers",
      fault: "tooManyFiles",
      values: [1, 2, 3].flatMap((at) => file("pdf", `${at}${name}`)),
    })),
    { key: "papers", fault: "noFile", values: ["C:\\fakepath\\a.pdf"] },
    { key: "papers", fault: "noFile", values: ["a.pdf"] },
  ],
  consent: of("agreed", "consent", [
    ...nobody.slice(0, 8),
    ...[
      "false",
      "0",
      "1",
      "yes",
      "on",
      "oui",
      "TRUE",
      "True",
      "null",
      "undefined",
      "checked",
      "ok",
      "y",
      "t",
      "vrai",
      "no",
    ],
    ...[
      "true true",
      "true,true",
      "truE",
      "truthy",
      "“true”",
      '"true"',
      "[true]",
      "{}",
      "constructor",
      "__proto__",
      "-1",
      "2",
    ],
    ...["agree", "j’accepte", "accord", "x"],
  ]),
};
