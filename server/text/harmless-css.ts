import { TokenType, type CSSToken } from "@csstools/css-tokenizer";

/** Functions that load what they name, take a text for an address, or ran code in browsers of old. */
const loading = /^(src|image|image-set|expression|progid|url-prefix|domain)$/;

/** Functions of values that may hold a text: no browser takes it for an address. Others may not. */
const texts = /^(url|attr|counters?|symbols|var|env|if|style|string)$/;

/**
 * Tells whether tokens bring nothing in from elsewhere: an address is one of the site's own files, by whatever
 * spelling, and nothing else can be taken for an address. Selectors and the conditions of at-rules load nothing:
 * their functions may hold any text.
 */
export function isHarmless(tokens: readonly CSSToken[], { isValue = true } = {}): boolean {
  const around: string[] = [];
  const told = tokens.filter(([type]) => type !== TokenType.Whitespace && type !== TokenType.Comment);
  for (const [at, token] of told.entries()) {
    const [next, afterNext] = [told[at + 1], told[at + 2]];
    switch (token[0]) {
      case TokenType.URL:
        if (!isOwnFile(token[4].value)) return false;
        break;
      case TokenType.Function: {
        const called = plainName(token[4].value);
        if (loading.test(called) || (called === "url" && !takesOwnFile(next, afterNext))) return false;
        around.push(called);
        break;
      }
      case TokenType.Ident:
        // A name that stands apart from its parenthesis calls nothing, and nobody writes that in good faith.
        if (next?.[0] === TokenType.OpenParen && /^(url|src|image-set)$/.test(plainName(token[4].value))) return false;
        break;
      case TokenType.OpenParen:
        around.push("");
        break;
      case TokenType.CloseParen:
        around.pop();
        break;
      case TokenType.String:
        if (isValue && around.length > 0 && !texts.test(around.at(-1) || "style")) return false;
        break;
      default:
    }
  }
  return true;
}

/** The inside of `url(…)`: one text, nothing else. */
function takesOwnFile(address: CSSToken | undefined, end: CSSToken | undefined): boolean {
  return address?.[0] === TokenType.String && end?.[0] === TokenType.CloseParen && isOwnFile(address[4].value);
}

/** A path of the site. Browsers drop some characters of an address before they read it, so none of those may stand in it. */
function isOwnFile(address: string): boolean {
  if (!address.startsWith("/") || /[\0-\x1f\x7f\\]/.test(address)) return false;
  const base = "https://site.invalid";
  return URL.canParse(address, base) && new URL(address, base).origin === base;
}

/** A function's name without its vendor. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/^-[a-z]+-/, "");
}
