import { describe, expect, test } from "vitest";

import { isTest, read, roomOf, sourceFiles } from "./support/source-files.ts";

/*
 * What is nowhere in the application, so that whole chapters of security need no answer (`docs/asvs.csv`). Who brings
 * one of these in answers them.
 */
const sources = sourceFiles()
  .filter((file) => roomOf(file) !== null && !isTest(file))
  .map((file) => ({ file, source: withoutComments(read(file)) }));
const { packages } = JSON.parse(read("package-lock.json")) as { packages: Readonly<Record<string, { dev?: boolean }>> };
const shipped = Object.entries(packages)
  .filter(([, { dev }]) => dev !== true)
  .map(([key]) => key.slice(key.lastIndexOf("node_modules/") + "node_modules/".length));

describe("nowhere in what runs", () => {
  test("text becomes code: no eval, no Function, no vm, no timer with a text", () => {
    expect(filesWith(/\beval\(|\bnew Function\b|["']node:vm["']|set(Timeout|Interval)\(\s*["'`]/)).toEqual([]);
  });

  test("another program is started by the server, but for its own makers of pictures and papers, without a shell", () => {
    const starting = ["server/images/maker/picture-maker.ts", "server/typesetting/typesetter.ts"];
    expect(filesWith(/["'](node:)?(child_process|cluster)["']/)).toEqual(starting);
    for (const file of starting) {
      expect(withoutComments(read(file))).toMatch(/import \{ fork, type ChildProcess \} from "node:child_process"/);
    }
    expect(filesWith(/\bshell:|execPath,/)).toEqual([]);
  });

  test("a pattern is made of what somebody wrote", () => {
    const made = sources.flatMap(({ file, source }) => (/new RegExp\((?!")/.test(source) ? [file] : []));
    // Of names of their own, of a random mark, and of escaped addresses (`privatePathSource`).
    expect(made).toEqual([
      "renderer/head/preload-picture.ts",
      "renderer/page/pieces.ts",
      "server/media/engine/inspect-file.ts",
      "src/app/navigation/zones.ts",
    ]);
  });

  test("markup is set, but for what the server rendered or cleaned", () => {
    expect(filesWith(/dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/)).toEqual([
      "blocks/kit/island.tsx",
      "blocks/kit/prose.tsx",
      "blocks/promo-banner/view.tsx",
      "renderer/page/render-block.tsx",
      "src/app/page/block-dom.ts",
    ]);
  });

  test("windows talk to each other, or sockets stay open: no message events, no WebSocket, no WebRTC", () => {
    expect(
      filesWith(/addEventListener\(\s*["']message["']|\bonmessage\b(?!\s*=\s*null)/).filter(
        (file) => !ownChannel(file),
      ),
    ).toEqual([]);
    expect(filesWith(/\bnew WebSocket\b|\bRTCPeerConnection\b|\bEventSource\b/)).toEqual([]);
    expect(shipped.filter((name) => /^(ws|socket\.io.*|uWebSockets\.js|sockjs.*)$/.test(name))).toEqual([]);
  });

  test("GraphQL, LDAP, XPath, LaTeX, JNDI, memcache, SAML, OpenID or a signed token is spoken", () => {
    const names =
      /graphql|ldap|xpath|latex|memcache|saml|openid|oauth|oidc|jsonwebtoken|^jose$|jwt|passport|xml2js|fast-xml-parser|libxml/i;
    expect(shipped.filter((name) => names.test(name))).toEqual([]);
    expect(filesWith(/graphql|\bldap|\bjndi|memcache|\bsaml\b|\bjwt\b/i)).toEqual([]);
    // The browser's own parser reads HTML and never XML.
    expect(filesWith(/\bparseFromString\((?!.*"text\/html"\))/)).toEqual([]);
  });

  test("something is encrypted or signed", () => {
    expect(
      filesWith(/createCipher|createDecipher|createSign|createVerify|generateKey|subtle\.|scrypt|pbkdf2|hkdf/),
    ).toEqual([]);
  });

  test("a certificate goes unchecked", () => {
    expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
  });

  test("chance that somebody could foresee decides more than when to try again", () => {
    expect(filesWith(/Math\.random/)).toEqual(["server/backup/restore-target.ts", "server/db/open-database.ts"]);
  });

  test("a hint, or a question that others could answer, stands in for a password", () => {
    expect(filesWith(/\b(password[_-]?hint|secret[_-]?answer|security[_-]?question)/i)).toEqual([]);
  });

  test("an account comes with the software", () => {
    const adding = sources.filter(({ source }) => /addAdministrator\(/.test(source)).map(({ file }) => file);
    expect(adding).toEqual(["server/accounts/write.ts", "server/cli/admin-commands.ts", "server/cli/init-command.ts"]);
    expect(filesWith(/insertInto\("user"\)/)).toEqual([
      "server/accounts/customers/write.ts",
      "server/accounts/invitations/write.ts",
      "server/accounts/profile/write.ts",
      "server/accounts/write.ts",
    ]);
  });

  test("a session is opened, but by a login", () => {
    expect(filesWith(/insertInto\("session"\)/)).toEqual(["server/accounts/sessions/write.ts"]);
    expect(filesWith(/\blogin\(/)).toEqual(["server/accounts/answer.ts", "server/accounts/sessions/write.ts"]);
  });

  test("the browser keeps what is somebody's: its storages hold marks of what was seen, places on pages, the cart, what is typed for it, and which rows are closed", () => {
    const users = filesWith(/localStorage|sessionStorage/);
    const cart = ["src/boot/send-cart-form.ts", "src/cart-memory.ts"];
    const shop = ["blocks/kit/typed-memory.ts", "src/app/shop/browser-shop.ts", ...cart];
    const editor = "editor/page-tree/page-tree-store.ts";
    expect(users.toSorted()).toEqual(
      [...shop, editor, "src/app/session-storage.ts", "src/boot.ts", "src/boot/popups.ts"].toSorted(),
    );
    expect(filesWith(/indexedDB|caches\.open|navigator\.serviceWorker/)).toEqual([]);
  });
});

function filesWith(pattern: RegExp): string[] {
  return sources.flatMap(({ file, source }) => (pattern.test(source) ? [file] : []));
}

/** Both ends of these channels are in the site's own hands: a page's with itself, and one that no other origin can speak on. */
function ownChannel(file: string): boolean {
  return ["src/app/page/next-task.ts", "src/admin/publications.ts"].includes(file);
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "");
}
