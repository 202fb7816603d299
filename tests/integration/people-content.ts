import { calls } from "#schemas/contract/catalogue.ts";
import { invitationLifetime } from "#server/accounts/invitations/rules.ts";
import { accountOf } from "#server/accounts/read.ts";
import { addAdministrator } from "#server/accounts/write.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { granted } from "#tests/factories/site-content.ts";

/** Who decides who edits the site. */
export const owner = { email: "proprietaire@estate.test", password: "vieilles vignes 1936" } as const;

/** What the examples of the calls about administrators are about: another one with a login, and, unless one is made, an invitation. */
export async function fillPeople(hasInvitation: boolean): Promise<void> {
  if ((await accountOf(owner.email)) === null) granted(await addAdministrator({ ...owner, role: "SUPER_ADMIN" }));
  const { id, session } = calls.find(({ name }) => name === "endPersonSession")?.example.params ?? {};
  const user_id = Number(id);
  const login = { user_id, id_site: 3, created_at: now(), expires_at: now() + 60_000 };
  await inTransaction(async () => {
    await database()
      .insertInto("user")
      .values({
        ...{ id: user_id, email: "maitre@estate.test", email_folded: "maitre@estate.test", password_hash: "" },
        ...{ role: "ADMIN", phone: null, firstname: "Guy", lastname: "Maître", birthdate: null, created_at: now() },
      })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ role: "ADMIN" }))
      .execute();
    await database()
      .insertInto("session")
      .values({ token_hash: String(session).padEnd(64, "0"), ...login })
      .onConflict((conflict) => conflict.column("token_hash").doUpdateSet(login))
      .execute();
    await database().deleteFrom("admin_invitation").execute();
    const invitation = { email: "x@exemple.test", email_folded: "x@exemple.test", firstname: "", lastname: "" };
    const times = { invited_at: now(), expires_at: now() + invitationLifetime };
    if (hasInvitation)
      await database()
        .insertInto("admin_invitation")
        .values({ id: 1, ...invitation, role: "ADMIN", token_hash: null, invited_by: null, ...times })
        .execute();
  });
}
