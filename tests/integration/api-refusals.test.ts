import { describe, expect, test } from "vitest";

import { engines } from "#tests/setup/engines.ts";

import { keysOf, useApi } from "./api-server.ts";

const secretColumns = [
  "password",
  "passwordHash",
  "password_hash",
  "resetToken",
  "user.password",
  "t1.password",
  "role",
];
const operators = ["", "lk:", "df:", "lt:", "lte:", "gt:", "gte:"];
const lists = ["/page", "/element/logo-footer", "/album", "/news", "/product"];

describe.each(engines)("[§7] list queries on $name", (engine) => {
  const api = useApi(engine);

  test("[§7] nbItem beyond 1000 is a 400 with a clear message", async () => {
    for (const value of ["1e9", "1000000000", "1001", "0", "-1", "ten"]) {
      const answer = await api.call("GET", `/api/news?nbItem=${value}`, { lang: "en_US" });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        success: false,
        data: [{ key: "nbItem", error: "must be a whole number from 1 to 1000" }],
        message: "The request is not valid: nbItem: must be a whole number from 1 to 1000",
      });
    }
    expect((await api.call("GET", "/api/news?page=10001")).status).toBe(400);
    expect((await api.call("GET", "/api/news?nbItem=1000&page=10000")).body.data).toEqual({ news: [], total: 2 });
  });

  test("[§7] columns that are not for filtering are refused, whatever the operator (reliability S-07)", async () => {
    for (const list of lists) {
      for (const column of secretColumns) {
        for (const operator of operators) {
          const answer = await api.call("GET", `/api${list}?${column}=${operator}a`);
          expect({ list, column, status: answer.status, keys: keysOf(answer) }).toEqual({
            list,
            column,
            status: 400,
            keys: [column],
          });
        }
        expect((await api.call("GET", `/api${list}?orderBy=${column}%20asc`)).status).toBe(400);
      }
    }
  });

  test("[§7] injections in orderBy are refused, in filters they are only text", async () => {
    const injections = [
      "'",
      '";--',
      "1' OR '1'='1",
      "%",
      "_",
      "\\",
      "x'); DROP TABLE news;--",
      "${1}",
      "{{7*7}}",
      "\u2028",
    ];
    for (const text of injections) {
      const encoded = encodeURIComponent(text);
      expect((await api.call("GET", `/api/news?orderBy=${encoded}`)).status).toBe(400);
      for (const operator of ["", "lk:", "df:"]) {
        expect((await api.call("GET", `/api/news?title=${operator}${encoded}`)).status).toBe(200);
      }
      expect((await api.call("GET", `/api/product?search=${encoded}&tag=${encoded}`)).status).toBe(200);
    }
    expect((await api.call("GET", "/api/news")).body.data).toMatchObject({ total: 2 });
  });

  test("[§7] the signs of LIKE in a filter mean themselves", async () => {
    const total = async (title: string) =>
      ((await api.call("GET", `/api/news?title=lk:${encodeURIComponent(title)}`)).body.data as { total: number }).total;
    expect(await total("%")).toBe(1);
    expect(await total("_")).toBe(1);
    expect(await total("\\")).toBe(1);
    expect(await total("100 %")).toBe(1);
    expect(await total("bourgeons")).toBe(1);
    expect(await total("BOURGEONS")).toBe(1);
  });

  test("[§7 filter-operators] every operator filters", async () => {
    const products = async (query: string) => {
      const answer = await api.call("GET", `/api/product?${query}`);
      return (answer.body.data as { products: { price: number }[] }).products.map(({ price }) => price);
    };
    expect(await products("price=24.5")).toEqual([24.5]);
    expect(await products("price=df:24.5")).toEqual([9]);
    expect(await products("price=lt:24.5")).toEqual([9]);
    expect(await products("price=lte:24.5&orderBy=-price")).toEqual([24.5, 9]);
    expect(await products("price=gt:9")).toEqual([24.5]);
    expect(await products("price=gte:9&orderBy=price desc".replace(" ", "%20"))).toEqual([24.5, 9]);
    expect(await products("name=lk:cuvee")).toEqual([24.5]);
    expect(await products("type=BOX")).toEqual([]);
    expect(await products("tag=garde&nbItem=1&page=2")).toEqual([24.5]);
  });

  test("[§7 news-promoted] /news?promoted=true keeps the promoted ones, newest first without it", async () => {
    const titles = async (query: string) =>
      ((await api.call("GET", `/api/news${query}`)).body.data as { news: { title: string }[] }).news.map(
        ({ title }) => title,
      );
    expect(await titles("?promoted=true")).toEqual(["Premiers bourgeons"]);
    expect(await titles("")).toEqual(["L'été 100 % bio_\\", "Premiers bourgeons"]);
    expect(await titles("?promoted=")).toHaveLength(2);
    expect((await api.call("GET", "/api/news?promoted=yes")).status).toBe(400);
  });

  test("ten thousand parameters and a thousand orders are refused at once (reliability S-46)", async () => {
    const orders = Array.from({ length: 1000 }, () => "orderBy=date").join("&");
    expect((await api.call("GET", `/api/news?${orders}`)).status).toBe(400);
    const columns = Array.from({ length: 1000 }, () => "date").join(",");
    expect((await api.call("GET", `/api/news?orderBy=${columns}`)).status).toBe(400);
  });

  test("a call that is no list takes no parameters", async () => {
    expect(keysOf(await api.call("GET", "/api/parameter?__proto__=1&x=2"))).toEqual(["__proto__", "x"]);
  });
});

describe.each(engines)("requests that are refused on $name", (engine) => {
  const api = useApi(engine);

  test("[§8 missing-route] a missing route is a 404 in the envelope, in both languages", async () => {
    const answer = await api.call("GET", "/api/nothing", { lang: "en_US" });
    expect(answer).toMatchObject({
      status: 404,
      body: { success: false, data: null, message: "This page could not be found" },
    });
    expect((await api.call("GET", "/api/nothing")).body.message).toBe("Cette page est introuvable");
    for (const path of ["/api", "/api/", "/api/news/", "/api//news", "/api/news/1/2", "/api/NEWS"]) {
      expect({ path, status: (await api.send("GET", path)).status }).toEqual({ path, status: 404 });
    }
  });

  test("other methods are a 405 that says which ones there are", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]) {
      const answer = await api.send(method, "/api/news", { headers: { userLang: "en_US" } });
      expect({ method, status: answer.status, allow: answer.headers["allow"] }).toEqual({
        method,
        status: 405,
        allow: "GET, HEAD",
      });
      expect(answer.body.message).toBe(`This address does not answer ${method} requests. It answers: GET, HEAD.`);
    }
    expect((await api.send("GET", "/api/login")).headers["allow"]).toBe("POST");
    expect((await api.send("TRACE", "/api/nothing")).status).toBe(404);
  });

  test("[§8] a body's faults are told under their keys", async () => {
    const answer = await api.call("POST", "/api/login", { body: { email: ["a@b.c"], role: "ADMIN" }, lang: "en_US" });
    expect(answer.status).toBe(400);
    expect(answer.body.data).toEqual(
      expect.arrayContaining([
        { key: "email", error: "must be text" },
        { key: "password", error: "is required" },
        { key: "role", error: "unknown name" },
      ]),
    );
  });

  test("what is no JSON object is a 400", async () => {
    const headers = { "content-type": "application/json" };
    for (const body of ["null", "[]", '"x"', "1", "true", "{", "", '{"email":1}', "[".repeat(5000), "\u0000"]) {
      const answer = await api.send("POST", "/api/login", { headers, body });
      expect({ body, status: answer.status, success: answer.body.success }).toEqual({
        body,
        status: 400,
        success: false,
      });
    }
  });

  test("names of Object.prototype in a body are a 400 and pollute nothing (reliability S-33)", async () => {
    const headers = { "content-type": "application/json" };
    for (const name of ["__proto__", "constructor", "prototype", "hasOwnProperty", "toString", "__defineGetter__"]) {
      const inside = `${JSON.stringify(name)}:{"isAdmin":true}`;
      for (const more of [`"a":[{"b":{${inside}}}]`, inside]) {
        const answer = await api.send("POST", "/api/login", {
          headers,
          body: `{"email":"a@b.c","password":"x",${more}}`,
        });
        expect({ name, status: answer.status }).toEqual({ name, status: 400 });
      }
    }
    expect(Reflect.get({}, "isAdmin")).toBeUndefined();
  });

  test("a Content-Type that is not exactly JSON is a 415 (reliability S-34)", async () => {
    const types = ["application/json\ta", "application/json garbage", "text/plain", "application/json; charset=utf-7"];
    const forms = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
    for (const type of [...types, ...forms, null]) {
      const headers: Record<string, string> = { userLang: "en_US", ...(type !== null && { "content-type": type }) };
      const answer = await api.send("POST", "/api/login", { headers, body: '{"email":"a@b.c","password":"x"}' });
      const message = "This call takes application/json, in UTF-8.";
      expect({ type, status: answer.status, message: answer.body.message }).toEqual({ type, status: 415, message });
    }
  });

  test("any Content-Encoding is a 415, on every method (reliability S-35)", async () => {
    for (const encoding of ["gzip", "br", "deflate", "zstd", "identity", "", "x"]) {
      const headers = { "content-type": "application/json", "content-encoding": encoding };
      for (const method of ["POST", "PUT", "DELETE"]) {
        const answer = await api.send(method, "/api/login", { headers, body: "not compressed at all" });
        expect({ encoding, method, status: answer.status }).toEqual({ encoding, method, status: 415 });
      }
      expect((await api.send("GET", "/api/news", { headers })).status).toBe(415);
    }
  });

  test("every answer carries the headers of reliability D30, and none that tells what runs here", async () => {
    for (const path of ["/api/news", "/api/nothing", "/api/user", "/api/news?x=1"]) {
      const { headers } = await api.send("GET", path);
      expect(headers).toMatchObject({
        "content-security-policy": expect.stringContaining("default-src 'none'"),
        "cross-origin-opener-policy": "same-origin",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-content-type-options": "nosniff",
        "x-request-id": expect.stringMatching(/^[\w-]{8,64}$/),
        vary: expect.stringMatching(/(^|, )userLang, Authorization$/),
        "content-type": "application/json",
      });
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  test("a host or an address that cannot be read is a 400 in the envelope", async () => {
    for (const host of ["shop:80@evil", "a b", "evil/../x"]) {
      const answer = await api.send("GET", "/api/news", { headers: { host } });
      expect({ host, status: answer.status, success: answer.body.success }).toEqual({
        host,
        status: 400,
        success: false,
      });
    }
    expect((await api.send("GET", "/api\\news")).status).toBe(400);
  });
});
