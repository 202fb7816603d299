import { calls } from "#schemas/contract/catalogue.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { saveElementList } from "#server/elements/lists/write.ts";
import { elementList } from "#server/elements/read.ts";
import { saveElement } from "#server/elements/write.ts";
import { granted } from "#tests/factories/site-content.ts";
import { contentOf } from "#tests/factories/sent-files.ts";

/** The element that the example of `registerElement` registers for. */
export const workshop = { route: "atelier", id: 77 } as const;

/** An element with so many places, of which nobody took any. */
export async function fillWorkshop(places: number, formId: number | null = null): Promise<void> {
  if (!(await elementList(workshop.route))) granted(await saveElementList({ route: workshop.route, fields: [] }));
  const texts = { fr_FR: { title: "Atelier d’assemblage" }, en_US: { title: "Blending workshop" } };
  granted(await saveElement({ ...workshop, places, formId, texts }));
}

/** The answer and the file that the examples of the calls name. */
export async function fillAnswer(): Promise<void> {
  const { id = "" } = calls.find(({ name }) => name === "downloadFormFile")?.example.params ?? {};
  const fileId = String(id);
  const kept = { form_id: 1, element_id: null, seats: 0, user_id: null, token_hash: "example", locale: "fr_FR" };
  const said = JSON.stringify([{ key: "name", label: "Nom", said: ["Lise"] }]);
  const file = {
    id: fileId,
    answer_id: 1000,
    field_key: "papers",
    position: 0,
    name: "plan.pdf",
    kind: "pdf",
    bytes: 64,
  };
  await inTransaction(async () => {
    await database().deleteFrom("form_answer").where("id", "=", 1000).execute();
    await database()
      .insertInto("form_answer")
      .values({ id: 1000, ...kept, said, search: "lise", received_at: now() })
      .execute();
    await database()
      .insertInto("form_file")
      .values({ ...file, created_at: now() })
      .execute();
    const content = Buffer.from(contentOf("pdf")).toString("base64");
    await database().insertInto("form_file_part").values({ file_id: fileId, position: 0, content }).execute();
  });
}
