import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import type { ListQuery } from "#schemas/contract/list-query.ts";
import { getAlbum, listAlbums } from "#server/albums/read.ts";
import { saveAlbum } from "#server/albums/write.ts";
import { withReadRecorder } from "#server/db/tags.ts";
import { elementList, getElement, listElements } from "#server/elements/read.ts";
import { removeElementList, saveElementList } from "#server/elements/lists/write.ts";
import { removeElement, saveElement } from "#server/elements/write.ts";
import { mediaByIds, mediaByPath } from "#server/media/read.ts";
import { saveMedia } from "#server/media/write.ts";
import { bothEngines, useDatabase } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

const all: ListQuery = { nbItem: 10, page: 1, orderBy: [], filters: [] };

describe.each(bothEngines)("lists and media on $name", (engine) => {
  const opened = useDatabase(engine);

  describe("media", () => {
    test("[§3 images] pictures of some ids, in one query, with their text in the language", async () => {
      const { id } = await aPicture("vigne/rang.jpg");
      const images = await mediaByIds([id, id, 99, -1], "en_US");
      expect(Object.fromEntries(images)).toEqual({
        [id]: {
          id,
          name: "rang.jpg",
          alt: "Un rang",
          width: 1600,
          height: 900,
          focal: { x: 50, y: 50 },
          onlineImage: {
            id,
            externalId: String(id),
            externalType: "local",
            externalPath: "vigne/rang.jpg",
            url: "/media/vigne/rang.jpg",
          },
        },
      });
      expect(await mediaByPath("vigne/rang.jpg")).toMatchObject({ id, mime: "image/jpeg", bytes: 1000 });
      expect(await mediaByPath("vigne/autre.jpg")).toBeNull();
    });

    test("a path is one picture's, and plain", async () => {
      await aPicture("a.jpg");
      expect(await saveMedia(picture("a.jpg"))).toMatchObject(refused("conflict", "path"));
      for (const path of ["../a.jpg", "/a.jpg", "a//b.jpg", "a\0.jpg", ".env", "a/../b", "320/a.jpg", "a b.jpg", ""]) {
        expect(await saveMedia(picture(path))).toMatchObject(refused("invalid", "path"));
      }
      expect(await saveMedia({ ...picture("b.jpg"), width: 0 })).toMatchObject(refused("invalid"));
      expect(await saveMedia({ ...picture("b.jpg"), width: 1.5 })).toMatchObject(refused("invalid"));
    });
  });

  describe("what of a picture has to stay in view", () => {
    const focalOf = async (id: number) => (await mediaByIds([id], "fr_FR")).get(id)?.focal;

    test("is its middle, or the point that was saved, which later writes of something else leave as it is", async () => {
      const { id } = await aPicture("a.jpg");
      expect(await focalOf(id)).toEqual({ x: 50, y: 50 });
      done(await saveMedia({ id, focal: { x: 72, y: 0 } }));
      done(await saveMedia({ id, alt: { fr_FR: "Deux rangs" } }));
      expect(await focalOf(id)).toEqual({ x: 72, y: 0 });
    });

    test("comes with every picture that an answer carries", async () => {
      const { id } = done(await saveMedia({ ...picture("a.jpg"), focal: { x: 10, y: 90 } }));
      done(await saveAlbum({ id: 1, mediaIds: [id], texts: { fr_FR: { title: "Vendanges" } } }));
      expect((await getAlbum(1, "fr_FR"))?.images[0]?.focal).toEqual({ x: 10, y: 90 });
    });

    test.each([
      ["focal.x", { x: 101, y: 50 }],
      ["focal.x", { x: -1, y: 50 }],
      ["focal.y", { x: 50, y: 101 }],
    ])("lies in the picture, in whole per cents: %s", async (key, focal) => {
      expect(await saveMedia({ ...picture("a.jpg"), focal })).toMatchObject(refused("invalid", key));
      expect(await saveMedia({ ...picture("b.jpg"), focal: { x: 50, y: 50.5 } })).toMatchObject(refused("invalid"));
    });
  });

  describe("element lists", () => {
    const fields = [
      { name: "message", kind: "html", localized: true },
      { name: "couleur_de_fond", kind: "colour", localized: false },
    ] as const;

    test("[§2] the promotional banner's messages, with the list's own columns beside the common ones", async () => {
      const route = "bandeau-promotionnel";
      done(await saveElementList({ route, fields }));
      const { id } = done(
        await saveElement({
          route,
          values: { couleur_de_fond: "#6d1a36" },
          link: "/nos-cuvees",
          texts: {
            fr_FR: { title: "Port offert", values: { message: "<strong>Port offert</strong><script>x</script>" } },
            en_US: { values: { message: "<strong>Free shipping</strong>" } },
          },
        }),
      );
      expect(await getElement(route, id, "fr_FR")).toEqual({
        id,
        route,
        slug: "port-offert",
        title: "Port offert",
        text: "",
        image: null,
        url: "",
        link: "/nos-cuvees",
        message: "<strong>Port offert</strong>",
        couleur_de_fond: "#6d1a36",
        registration: null,
      });
      expect(await getElement(route, id, "en_US")).toMatchObject({
        title: "Port offert",
        message: "<strong>Free shipping</strong>",
        couleur_de_fond: "#6d1a36",
      });
      expect(await getElement("realisation", id, "fr_FR")).toBeNull();
    });

    test("[§9] pages of a list in its own order; an unknown list is none, an empty one is empty", async () => {
      done(await saveElementList({ route: "realisation", fields: [] }));
      expect(await listElements("nothing", "fr_FR", all)).toBeNull();
      expect(await listElements("realisation", "fr_FR", all)).toEqual({
        elements: [],
        total: 0,
        pagination: { page: 1, nbItem: 10 },
      });
      for (let order = 30; order > 0; order--) {
        done(await saveElement({ route: "realisation", order, texts: { fr_FR: { title: `N ${order}` } } }));
      }
      const page = await listElements("realisation", "fr_FR", { ...all, nbItem: 24, page: 2 });
      expect(page).toMatchObject({ total: 30, pagination: { page: 2, nbItem: 24 } });
      expect(page?.elements.map(({ title }) => title)).toEqual(["N 25", "N 26", "N 27", "N 28", "N 29", "N 30"]);
    });

    test("a parcel's outline on the map and its wines are columns of their own kinds", async () => {
      const route = "parcelles";
      const columns = [
        { name: "contour", kind: "outline", localized: false },
        { name: "cuvees", kind: "products", localized: false },
      ] as const;
      done(await saveElementList({ route, fields: columns }));
      const save = (values: Record<string, string>) => saveElement({ route, values, texts: { fr_FR: { title: "T" } } });
      const { id } = done(await save({ contour: "1,1 20,1 20,30.5 / 50,50 60,50 60,60", cuvees: "1,3" }));
      expect(await getElement(route, id, "en_US")).toMatchObject({
        contour: "1,1 20,1 20,30.5 / 50,50 60,50 60,60",
        cuvees: "1,3",
      });
      expect(await save({ contour: "1,1 20,1" })).toMatchObject(refused("invalid", "contour"));
      expect(await save({ contour: "1,1 20,1 20,130" })).toMatchObject(refused("invalid", "contour"));
      expect(await save({ cuvees: "les-terrasses" })).toMatchObject(refused("invalid", "cuvees"));
    });

    test("a list and its columns are made of what people call them, and keep what they are once they hold something", async () => {
      const label = { fr_FR: "Dégustations d’été", en_US: "Summer tastings" };
      const columns = [
        { label: { fr_FR: "Salle voûtée" }, kind: "text", localized: false },
        { label: { fr_FR: "Salle voûtée" }, kind: "text", localized: true },
        { label: { fr_FR: "Lien" }, name: "lien", kind: "link", localized: false },
      ] as const;
      const { id } = done(await saveElementList({ label, fields: columns }));
      const route = "degustations-d-ete";
      expect(await elementList(route)).toMatchObject({
        label,
        fields: [{ name: "salle_voutee", localized: false }, { name: "salle_voutee_2" }, { name: "lien" }],
      });
      expect(await saveElementList({ label, fields: [] })).toMatchObject(refused("invalid", "route"));
      expect(await saveElementList({ id, route: "autre", fields: columns })).toMatchObject(refused("invalid", "route"));
      const texts = { fr_FR: { title: "T" } };
      const { id: element } = done(await saveElement({ route, values: { salle_voutee: "La grande" }, texts }));
      const { fields: known = [] } = (await elementList(route)) ?? {};
      const otherwise = (at: number, change: object) =>
        known.map((field, index) => (index === at ? { ...field, ...change } : field));
      for (const [change, key] of [
        [{ kind: "html" }, "fields.0.kind"],
        [{ localized: true }, "fields.0.localized"],
      ] as const)
        expect(await saveElementList({ id, fields: otherwise(0, change) })).toMatchObject(refused("invalid", key));
      for (const fewer of [known.slice(1), otherwise(0, { name: "salle" })])
        expect(await saveElementList({ id, fields: fewer })).toMatchObject(refused("invalid", "fields"));
      done(await saveElementList({ id, label: { fr_FR: "Dégustations" }, fields: otherwise(2, { kind: "text" }) }));
      expect(await elementList(route)).toMatchObject({ label: { fr_FR: "Dégustations" } });
      expect(await removeElementList(id)).toMatchObject(refused("conflict"));
      done(await removeElement(element));
      done(await removeElementList(id));
      expect(await elementList(route)).toBeNull();
      expect(await removeElementList(id)).toMatchObject(refused("not-found"));
    });

    test("values that a column doesn't take are refused", async () => {
      const route = "bandeau-promotionnel";
      done(await saveElementList({ route, fields }));
      const save = (values: Record<string, string>, link = "") =>
        saveElement({ route, values, link, texts: { fr_FR: { title: "T" } } });
      expect(await save({ couleur_de_fond: "red;}" })).toMatchObject(refused("invalid", "couleur_de_fond"));
      expect(await save({ message: "not here" })).toMatchObject(refused("invalid", "message"));
      expect(await save({ constructor: "x" })).toMatchObject(refused("invalid", "constructor"));
      expect(await save({}, "javascript:alert(1)")).toMatchObject(refused("invalid", "link"));
      expect(await saveElement({ route: "none", texts: { fr_FR: { title: "T" } } })).toMatchObject(
        refused("not-found"),
      );
      expect(await saveElementList({ route: "../x", fields })).toMatchObject(refused("invalid", "route"));
      expect(
        await saveElementList({ route: "x", fields: [{ name: "id", kind: "text", localized: false }] }),
      ).toMatchObject(refused("invalid", "fields.0.name"));
    });
  });

  test("[§3 albums] albums carry their pictures in order, in two queries", async () => {
    const ids = [await aPicture("a.jpg"), await aPicture("b.jpg"), await aPicture("c.jpg")].map(({ id }) => id);
    const [a = 0, b = 0, c = 0] = ids;
    const first = done(await saveAlbum({ order: 2, mediaIds: [c, a], texts: { fr_FR: { title: "Vendanges" } } }));
    const second = done(await saveAlbum({ order: 1, mediaIds: [b], texts: { fr_FR: { title: "Le chai" } } }));
    const { albums, total } = await listAlbums("fr_FR", { ...all, nbItem: 100 });
    expect(total).toBe(2);
    expect(albums.map(({ id, images }) => [id, images.map(({ name }) => name)])).toEqual([
      [second.id, ["b.jpg"]],
      [first.id, ["c.jpg", "a.jpg"]],
    ]);
    done(await saveAlbum({ id: first.id, mediaIds: [a, b, c] }));
    const { value, tags } = await withReadRecorder(() => getAlbum(first.id, "en_US"));
    expect(value).toMatchObject({ title: "Vendanges", slug: "vendanges" });
    expect([...tags].toSorted()).toEqual([`album:${first.id}`, ...ids.map((id) => `media:${id}`)]);
  });

  test("a picture in use can't be removed", async () => {
    const { id } = await aPicture("a.jpg");
    done(await saveAlbum({ mediaIds: [id], texts: { fr_FR: { title: "T" } } }));
    await expect(sql`delete from media where id = ${id}`.execute(opened.db.writer)).rejects.toThrow(/foreign key/i);
  });
});

async function aPicture(path: string): Promise<{ readonly id: number }> {
  return done(await saveMedia(picture(path)));
}

function picture(path: string) {
  return { path, width: 1600, height: 900, bytes: 1000, mime: "image/jpeg", alt: { fr_FR: "Un rang" } };
}
