import { createHash } from "node:crypto";

import { LRUCache } from "lru-cache";

import { defaultLocale } from "#schemas/locale.ts";
import { findParameter } from "#schemas/site/parameters/catalogue.ts";
import { textInLocale } from "#schemas/site/parameters/parse-value.ts";
import { customCss } from "#server/text/custom-css.ts";
import { customHtml } from "#server/text/custom-html.ts";

/** What an operator adds to every page, made safe (spec §3). */
export interface CustomCode {
  readonly html: string;
  readonly css: string;
  /** Address of the script, by its content; null without one. */
  readonly script: string | null;
  /** Other hosts that the script, or the tag manager, may load from and talk to, as origins. */
  readonly hosts: readonly string[];
}

type Parameters = Readonly<Record<string, string | null>>;

const made = new LRUCache<string, CustomCode>({ max: 8 });

/**
 * Reads the custom code of the parameters. Pages for one person never get the script: it stays out of
 * the account, the cart and the order (design §11.10).
 */
export function customCode(parameters: Parameters, zone: "public" | "private"): CustomCode {
  const [html, css, hosts] = ["CUSTOM_HTML", "CUSTOM_CSS", "CUSTOM_SCRIPT_HOSTS"].map((type) =>
    stored(type, parameters),
  );
  const script = zone === "public" ? scriptPath(parameters) : null;
  // A tag manager loads what stands in its container: from hosts that the estate allows, too.
  const loads = script !== null || (zone === "public" && stored("TAG_MANAGER_IDS", parameters) !== "");
  const key = JSON.stringify([html, css, script, loads, hosts]);
  const known = made.get(key);
  if (known) return known;
  const code = {
    html: customHtml(html ?? ""),
    css: customCss(css ?? ""),
    script,
    hosts: loads ? origins(hosts ?? "") : [],
  };
  made.set(key, code);
  return code;
}

/** A parameter's text, where it may be stored: another hand may have written more than can be judged in good time. */
function stored(type: string, parameters: Parameters): string {
  const definition = findParameter(type);
  return (definition && textInLocale(definition, parameters[type] ?? null, defaultLocale)) ?? "";
}

/** `/custom/{hash}.js`; null when the operator has written no script. */
export function scriptPath({ CUSTOM_SCRIPT: script }: Parameters): string | null {
  if (!script?.trim()) return null;
  return `/custom/${createHash("sha256").update(script).digest("base64url").slice(0, 16)}.js`;
}

/** The https origins among words separated by spaces, commas or lines; anything else is left out. */
function origins(text: string): readonly string[] {
  const words = text.split(/[\s,]+/).filter((word) => /^https:\/\/[\w.-]+(:\d+)?$/.test(word));
  return [...new Set(words)];
}
