/** Turns an HTML document (stdin) into its body's elements as `[tag, React props, children]` (stdout). */
import { readFileSync } from "node:fs";
import { parseDocument, DomUtils } from "htmlparser2";

const names = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  srcset: "srcSet",
  crossorigin: "crossOrigin",
  fetchpriority: "fetchPriority",
  hreflang: "hrefLang",
  autocomplete: "autoComplete",
  value: "defaultValue",
  checked: "defaultChecked",
  viewbox: "viewBox",
  datetime: "dateTime",
  popovertarget: "popoverTarget",
  popovertargetaction: "popoverTargetAction",
  enterkeyhint: "enterKeyHint",
  inputmode: "inputMode",
  maxlength: "maxLength",
  readonly: "readOnly",
};
const flags = new Set(["hidden", "disabled", "checked", "required", "open", "inert", "multiple", "selected"]);

const document = parseDocument(readFileSync(0, "utf8"));
const body = DomUtils.findOne((node) => node.name === "body", document.children);
process.stdout.write(JSON.stringify(body.children.flatMap(toNode)));

function toNode(node) {
  if (node.type === "text") return [node.data];
  if (node.type !== "tag") return [];
  return [[node.name, toProps(node.attribs), node.children.flatMap(toNode)]];
}

function toProps(attributes) {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name === "style") return ["style", toStyle(value)];
      const isData = name.startsWith("data-") || name.startsWith("aria-");
      const prop = names[name] ?? (isData ? name : camelCase(name));
      return [prop, flags.has(name) && value === "" ? true : value];
    }),
  );
}

function toStyle(text) {
  const pairs = text.split(";").map((rule) => rule.split(/:(.*)/s).map((part) => part.trim()));
  return Object.fromEntries(
    pairs.filter(([name]) => name).map(([name, value]) => [name.startsWith("--") ? name : camelCase(name), value]),
  );
}

function camelCase(name) {
  return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
