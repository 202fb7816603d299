import { logBrowserIn } from "../support/administrator.ts";
import { editorParts } from "../support/editor-parts.ts";
import { expect, rememberPopups, startRuntime, test } from "../support/test.ts";

test("visitors and customers get no bar and no byte of the editor, and no answer to an administrator's call", async ({
  page,
  request,
  site,
}) => {
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
  await rememberPopups(page);
  const look = async (): Promise<void> => {
    await page.goto("/notre-maison");
    await startRuntime(page);
    await expect(page.locator("#admin")).toHaveCount(0);
    await expect(editorParts(page).open).toHaveCount(0);
  };
  await look();
  const known = { email: `odile-${crypto.randomUUID()}@exemple.test`, password: "vendanges à la main" };
  const person = { firstname: "Odile", lastname: "Petit", phone: "", birthdate: "" };
  const headers = { idSite: "3" };
  const registered = await request.post("/api/register", { headers, data: { ...known, ...person } });
  expect(registered.status(), await registered.text()).toBe(200);
  const answer = await request.post("/api/login", { headers, data: known });
  const { data } = (await answer.json()) as { readonly data: { readonly token: string } };
  await logBrowserIn({ site, token: data.token }, page.context());
  await look();
  expect(asked.filter((path) => /editor|admin|inspector|tiptap|draft/i.test(path))).toEqual([]);
  const calls = [
    ["GET", "/canvas/page"],
    ["POST", "/canvas"],
    ["POST", "/page"],
    ["GET", "/draft/layout/1"],
    ["POST", "/draft/layout/1/edits"],
    ["POST", "/publication"],
    ["GET", "/draft/layout/1/revisions"],
  ] as const;
  for (const [method, path] of calls) {
    const body = method === "POST" ? { data: {} } : {};
    const sent = { method, headers: { ...headers, authorization: data.token }, ...body };
    expect((await request.fetch(`/api/admin${path}`, sent)).status(), path).toBe(403);
    expect((await request.fetch(`/api/admin${path}`, { ...sent, headers })).status(), path).toBe(401);
  }
});
