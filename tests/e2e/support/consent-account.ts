import type { Page } from "playwright/test";

import type { RunningSite } from "#tests/setup/running-site.ts";

import { expect } from "./test.ts";

/** Makes somebody an account and logs the browser in as them; gives their e-mail. */
export async function shopperAccount(page: Page, site: RunningSite): Promise<string> {
  const { request } = page.context();
  const email = `odile-${crypto.randomUUID()}@exemple.test`;
  const person = { email, password: "une phrase secrète", firstname: "Odile", lastname: "Ferrand" };
  const registered = await request.post("/api/register", { headers: { idSite: "3" }, data: person });
  expect(registered.status(), await registered.text()).toBe(200);
  const { email: login, password } = person;
  const answer = await request.post("/api/login", { headers: { idSite: "3" }, data: { email: login, password } });
  const { data } = (await answer.json()) as { readonly data: { readonly token: string } };
  await page.context().addCookies([
    { name: "token", value: data.token, url: site.url },
    { name: "idSite", value: "3", url: site.url },
  ]);
  return email;
}
