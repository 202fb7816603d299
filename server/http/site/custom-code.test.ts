import { describe, expect, test } from "vitest";

import { customCode, scriptPath } from "./custom-code.ts";
import { pageSecurityHeaders } from "./page-headers.ts";

const script = "window.tracker = 1;";

describe("[§3] custom HTML, CSS and script", () => {
  test("the script is a file of its own, named by its content", () => {
    const path = scriptPath({ CUSTOM_SCRIPT: script });
    expect(path).toMatch(/^\/custom\/[\w-]{16}\.js$/);
    expect(scriptPath({ CUSTOM_SCRIPT: `${script} ` })).not.toBe(path);
    expect(scriptPath({ CUSTOM_SCRIPT: "  " })).toBeNull();
  });

  test("pages for one person never load it", () => {
    expect(customCode({ CUSTOM_SCRIPT: script }, "public").script).toMatch(/^\/custom\//);
    expect(
      customCode({ CUSTOM_SCRIPT: script, CUSTOM_SCRIPT_HOSTS: "https://stats.example" }, "private"),
    ).toMatchObject({ script: null, hosts: [] });
  });

  test("what is longer than may be stored is none, whoever stored it", () => {
    const longest = customCode(
      { CUSTOM_CSS: "a{b:c}".padEnd(50_000), CUSTOM_HTML: "<p>a</p>".padEnd(50_000) },
      "public",
    );
    expect([longest.css, longest.html.trim()]).toEqual(["@layer custom{@scope (.page){a{b:c}}}", "<p>a</p>"]);
    const longer = customCode(
      { CUSTOM_CSS: "a{b:c}".padEnd(50_001), CUSTOM_HTML: "<p>a</p>".padEnd(50_001) },
      "public",
    );
    expect([longer.css, longer.html]).toEqual(["", ""]);
  });

  test("its hosts come from the operator's list, https origins only", () => {
    const hosts =
      "https://stats.example, http://plain.example https://a.example:8443\n* 'unsafe-inline' https://x/path";
    const code = customCode({ CUSTOM_SCRIPT: script, CUSTOM_SCRIPT_HOSTS: hosts }, "public");
    expect(code.hosts).toEqual(["https://stats.example", "https://a.example:8443"]);
    const policy = pageSecurityHeaders(code)["Content-Security-Policy"];
    expect(policy).toContain("script-src 'self' https://stats.example https://a.example:8443;");
    expect(policy).toContain("connect-src 'self' https://stats.example https://a.example:8443;");
    expect(pageSecurityHeaders()["Content-Security-Policy"]).toContain("script-src 'self';");
  });
});
