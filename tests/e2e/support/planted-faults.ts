import { randomBytes } from "node:crypto";

import sharp from "sharp";

import { picture } from "#demo/content/media.ts";
import type { Draft } from "#schemas/content/draft.ts";
import type { Image } from "#schemas/content/image.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { both } from "#starter/both.ts";
import { block, layout, section } from "#starter/layout-builder.ts";
import { besides } from "#tests/setup/besides.ts";

import { type Administrator, callAs, makePage, type OwnPage, removePage } from "./administrator.ts";
import { expect } from "./test.ts";

const link = (url: string) => ({ to: { kind: "url", url }, label: both("Voir", "See") });

/** A page with a fault for every check that looks at blocks, but those that take more than words (`plantMore`). */
export const faulty = layout(
  "page",
  section("head", { spacing: "small" }, [
    block("title", "heading", { title: both("Le bal des vendanges", "The harvest ball"), level: 1 }),
    block("again", "heading", { title: both("Encore un titre", "Another title"), level: 1 }),
    block("half", "heading", { title: { fr_FR: "Sous les lampions" }, level: 2 }),
  ]),
  block("faint", "banner", {
    ...{ image: picture("candle-cellar"), height: "short", ink: "dark", overlay: 0, isFirst: false },
    title: both("On danse", "We dance"),
  }),
  block("album", "image", { image: { ...picture("long-table"), alt: { fr_FR: "" } }, ratio: "wide" }),
  block("typed", "call-to-action", { title: both("Venez", "Come"), call: link("/le-vignoble") }),
  block("dead", "call-to-action", { title: both("Restez", "Stay"), call: link("/nowhere") }),
  block("place", "call-to-action", {
    title: both("Attendez", "Wait"),
    call: { to: { kind: "anchor", hash: "nulle-part" }, label: both("Voir", "See") },
  }),
  block("beyond", "call-to-action", { title: both("Allez", "Go"), call: link("/le-vignoble#nulle-part") }),
);

/** The faults that words alone don't make: a page that is gone, a picture that weighs much, a block that nobody knows. */
export async function plantMore(administrator: Administrator, own: OwnPage): Promise<void> {
  const title = { fr_FR: "Le bal des vendanges, sous les lampions, le premier samedi d’octobre à la tombée du jour" };
  await callAs(administrator, "PUT", `/page/${own.pageId}`, { title });
  const gone = await makePage(administrator, "Partie", faulty);
  const heavy = await addHeavyPicture(administrator);
  const more = layout(
    "page",
    block("heavy", "image", { image: { id: heavy, alt: both("Un grenier", "A loft") }, ratio: "wide" }),
    block("lost", "call-to-action", {
      title: both("Revenez", "Come back"),
      call: { to: { kind: "page", id: gone.pageId }, label: both("Voir", "See") },
    }),
    block("old", "heading", { title: both("Jadis", "Long ago"), level: 2 }),
  );
  const draft = `/draft/layout/${own.layoutId}`;
  const { sequence } = await callAs<Draft>(administrator, "GET", draft);
  const deep = layout("page", block("deep", "heading", { title: both("Tout en bas", "Far below"), level: 3 }));
  const insert = ({ root, blocks }: LayoutDocument, into: string | null, slot: string, after: string) =>
    ({ type: "insert", at: { into, slot, after }, fragment: { root, blocks } }) as const;
  const commands = [insert(more, null, "root", "dead"), insert(deep, "head", "content", "again")];
  await callAs(administrator, "POST", `${draft}/edits`, {
    since: sequence,
    edits: [{ id: `edit-${crypto.randomUUID()}`, commands }],
  });
  await removePage(administrator, gone);
  // What a block of a version that is gone would be: no edit makes one.
  await besides(administrator.site.dataDir, async () => {
    await inTransaction(async () => {
      const drafts = database().selectFrom("draft").select("document").where("kind", "=", "layout");
      const row = await drafts.where("document_id", "=", own.layoutId).executeTakeFirstOrThrow();
      const document = JSON.parse(row.document) as LayoutDocument;
      const blocks = { ...document.blocks, old: { id: "old", slug: "harvest-clock", v: 1, props: {}, slots: {} } };
      const changed = { document: JSON.stringify({ ...document, blocks }) };
      await database()
        .updateTable("draft")
        .set(changed)
        .where("kind", "=", "layout")
        .where("document_id", "=", own.layoutId)
        .execute();
    });
  });
}

/** Adds a picture that no format makes light: squares of black, white and every pure colour at random. Gives its number. */
async function addHeavyPicture({ site, request, token }: Administrator): Promise<number> {
  const squares = { width: 500, height: 333, channels: 3 } as const;
  const points = Buffer.from(randomBytes(500 * 333 * 3).map((byte) => (byte < 128 ? 0 : 255)));
  const picture = sharp(points, { raw: squares }).resize(2000, 1332, { kernel: "nearest" });
  const buffer = await picture.jpeg({ quality: 75 }).toBuffer();
  const answer = await request.post(`${site.url}/api/admin/media`, {
    headers: { idSite: "3", authorization: token },
    multipart: {
      alt: JSON.stringify({ fr_FR: "Un grenier" }),
      image: { name: "Grenier.jpg", mimeType: "image/jpeg", buffer },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { readonly data: Image }).data.id;
}
