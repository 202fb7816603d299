import { beforeEach, describe, expect, test } from "vitest";

import type { BlockNode } from "#schemas/page/layout.ts";
import { buildBlock, buildLayout, createPage, publishedLayoutId, textBlock } from "#tests/factories/site-content.ts";
import { engines } from "#tests/setup/engines.ts";
import { administratorToken, createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";

describe.each(engines)("a page that is shown by the draft of its layout, on $name", (engine) => {
  const api = useApi(engine);
  let site: TestSite;
  let layout = 0;
  let frame = 0;

  beforeEach(async () => {
    const around = ["outlet", "legal-text", "alcohol-message"].map((slug) => buildBlock(slug, slug));
    frame = await publishedLayoutId("page", buildLayout(around, { kind: "frame" }));
    const document = buildLayout([textBlock("words", "Le violon")]);
    await createPage("fete", { document });
    const token = await logIn(api, administrator);
    const opened = await api.call("POST", "/api/admin/canvas", { token, body: { path: "/fete" } });
    layout = (opened.body.data as { readonly layoutId: number }).layoutId;
    const changes = [{ prop: "html", value: { fr_FR: "<p>L’accordéon</p>" } }];
    const commands = [{ type: "set-props", id: "words", changes }];
    await new DraftCalls(api, layout, token).save(0, [{ id: "edit-0001", commands }]);
    site = createTestSite(api.database.db);
  });

  const cookie = `token=${administratorToken}`;
  const seen = async (path: string, headers = {}) => await (await site.get(path, headers)).text();

  test("an administrator has it as it is edited, and nothing of that is kept", async () => {
    expect(await seen(`/fete?draft=layout:${layout}`, { cookie })).toContain("L’accordéon");
    for (const path of ["/fete", `/fete?draft=layout:${layout}`]) expect(await seen(path)).not.toContain("L’accordéon");
    expect(await seen("/fete", { cookie })).not.toContain("L’accordéon");
  });

  test("what customers alone see is shown to who looks as one of them, and to no visitor", async () => {
    const shownTo = (visitors: string, block: BlockNode) => {
      return { ...block, props: { ...block.props, visibility: { visitors } } };
    };
    const document = buildLayout([
      shownTo("customers", textBlock("in", "Votre espace")),
      shownTo("guests", textBlock("out", "Rejoignez-nous")),
    ]);
    const { layoutId } = await createPage("club", { document });
    const shownAs = async (as: string) => {
      const html = await seen(`/club?draft=layout:${layoutId}${as}`, { cookie });
      return ["Votre espace", "Rejoignez-nous"].filter((words) => html.includes(words));
    };
    expect(await shownAs("")).toEqual(["Rejoignez-nous"]);
    expect(await shownAs("&as=visitor")).toEqual(["Rejoignez-nous"]);
    expect(await shownAs("&as=customer")).toEqual(["Votre espace"]);
    expect(await shownAs("&as=nobody")).toEqual(["Rejoignez-nous"]);
    // Nobody gets by a word in an address what they don't get without.
    expect(await seen("/club?as=customer")).not.toContain("Votre espace");
  });

  test("so it is around a page by the draft of its frame; other pages' drafts change nothing", async () => {
    expect(await seen(`/fete?draft=layout:${frame}`, { cookie })).toContain("Le violon");
    expect(await seen("/fete?draft=layout:99999", { cookie })).not.toContain("L’accordéon");
  });
});
