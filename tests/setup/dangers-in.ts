import { Parser } from "htmlparser2";

/** What tests plant where it must not run: it is seen in what does. */
export const planted = "window.hostile=1";

/** What of a document would run, or lead to what runs; what runs by the site's own hand isn't meant. */
export function dangersIn(text: string): readonly string[] {
  const dangers: string[] = [];
  let script = "";
  const parser = new Parser({
    onopentag(name, attributes) {
      script = name === "script" && !/json/.test(attributes["type"] ?? "") ? name : "";
      for (const [key, value] of Object.entries(attributes)) {
        const isAddress = ["href", "src", "action", "formaction", "xlink:href", "srcdoc"].includes(key);
        if (/^on/i.test(key) || (isAddress && /^\s*(javascript|data:text)/i.test(value)))
          dangers.push(`${name} ${key}=${value}`);
      }
      if (["iframe", "object", "embed", "base"].includes(name)) dangers.push(name);
    },
    ontext(words) {
      if (script !== "" && words.includes("hostile")) dangers.push(`script ${words}`);
    },
    onclosetag(name) {
      if (name === "script") script = "";
    },
  });
  parser.end(text);
  return dangers;
}
