import { HashType, tokenize, TokenType, type CSSToken } from "@csstools/css-tokenizer";

/** Blocks and parentheses within each other: nobody writes so many, and who walks the tree has a stack. */
const deepest = 64;

/** The tokens of a style sheet as the CSS Syntax standard has them, without the end; null when it is broken. */
export function cssTokens(css: string): readonly CSSToken[] | null {
  let isBroken = false;
  const tokens = tokenize({ css }, { onParseError: () => (isBroken = true) });
  const open: string[] = [];
  for (const [type, text] of tokens) {
    const closing = closed[type];
    if (closing !== undefined) isBroken ||= open.push(closing) > deepest;
    else if (closings.has(text) && open.pop() !== text) isBroken = true;
    if (type === TokenType.BadString || type === TokenType.BadURL) isBroken = true;
  }
  return isBroken || open.length > 0 ? null : tokens.slice(0, -1);
}

/**
 * Writes tokens anew from what they mean: names without escapes where they need none, strings in double quotes, and
 * nothing that somebody who reads CSS less well than the standard could take for something else. Comments go.
 */
export function writeCss(tokens: readonly CSSToken[]): string {
  const written = tokens.map(writeToken).join("");
  // In HTML nothing begins with this but a comparison of a media query.
  return written.replaceAll(/<(?![=\s])/g, "< ");
}

const closed: Partial<Record<TokenType, string>> = {
  [TokenType.OpenCurly]: "}",
  [TokenType.OpenParen]: ")",
  [TokenType.OpenSquare]: "]",
  [TokenType.Function]: ")",
};

const closings = new Set(Object.values(closed));

function writeToken(token: CSSToken): string {
  switch (token[0]) {
    case TokenType.Comment:
    case TokenType.CDO:
    case TokenType.CDC:
      return "/**/";
    case TokenType.Ident:
      return name(token[4].value);
    case TokenType.AtKeyword:
      return `@${name(token[4].value)}`;
    case TokenType.Function:
      return `${name(token[4].value)}(`;
    case TokenType.Hash:
      return `#${token[4].type === HashType.ID ? name(token[4].value) : escaped(token[4].value)}`;
    case TokenType.String:
      return text(token[4].value);
    case TokenType.URL:
      return /^[\w./%-]*$/.test(token[4].value) ? `url(${token[4].value})` : `url(${text(token[4].value)})`;
    case TokenType.Dimension: {
      const { value, signCharacter, unit } = token[4];
      const number = `${signCharacter === "+" ? "+" : ""}${value}`;
      // After a number, `e3` would be read as an exponent.
      return number + (/^e[-+\d]/i.test(unit) ? hex(unit.slice(0, 1)) + escaped(unit.slice(1)) : name(unit));
    }
    default:
      return token[1];
  }
}

/** An identifier (CSSOM, "serialize an identifier"), with hexadecimal escapes alone. */
function name(value: string): string {
  const first = /^-?\d|^-$/.exec(value)?.[0] ?? "";
  if (first === "") return escaped(value);
  return first.slice(0, -1) + hex(first.slice(-1)) + escaped(value.slice(first.length));
}

function escaped(value: string): string {
  return value.replaceAll(/[\0-\x7f]/g, (char) => (/[\w-]/.test(char) ? char : hex(char)));
}

function text(value: string): string {
  return `"${value.replaceAll(/[\0-\x1f"\\<>{}();*\x7f]/g, hex)}"`;
}

function hex(char: string): string {
  return `\\${char.charCodeAt(0).toString(16)} `;
}
