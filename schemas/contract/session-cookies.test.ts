import { describe, expect, test } from "vitest";

import { endedSessionCookies, readToken, sessionAge, sessionCookies } from "./session-cookies.ts";

describe("login cookies", () => {
  test("[§9 login-lasts] token and idSite last 86400 seconds", () => {
    expect(sessionAge).toBe(86_400);
    expect(sessionCookies({ token: "a b", idSite: 3 }, { secure: false })).toEqual([
      "token=a%20b; Max-Age=86400; Path=/; SameSite=Lax",
      "idSite=3; Max-Age=86400; Path=/; SameSite=Lax",
    ]);
  });

  test("[§9 login-domain] are set on the parent domain, when one is configured", () => {
    const [token] = sessionCookies({ token: "t", idSite: 3 }, { parentDomain: "estate.example", secure: true });
    expect(token).toBe("token=t; Max-Age=86400; Path=/; SameSite=Lax; Domain=estate.example; Secure");
  });

  test("[§4 logout-cookies] logout clears them, on the same domain", () => {
    expect(endedSessionCookies({ parentDomain: "estate.example", secure: false })).toEqual([
      "token=; Max-Age=0; Path=/; SameSite=Lax; Domain=estate.example",
      "idSite=; Max-Age=0; Path=/; SameSite=Lax; Domain=estate.example",
    ]);
  });
});

describe("the stored token", () => {
  test("[§6 token-cookie] is read from the cookie named token", () => {
    expect(readToken("language=fr_FR; token=a%20b; idSite=3")).toBe("a b");
  });

  test.each(["", "idSite=3", "token=", "xtoken=1", "token=%E0%A4%A"])("nobody is logged in with %j", (cookies) => {
    expect(readToken(cookies)).toBeNull();
  });
});
