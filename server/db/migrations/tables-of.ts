import { engineWords, type Migration } from "./migration.ts";

/** The tables that some migrations leave behind, read from their own statements, in the order of their making. */
export function tablesOf(migrations: readonly Migration[]): readonly string[] {
  const tables = new Set<string>();
  for (const statement of migrations.flatMap((migration) => migration.statements(engineWords.sqlite))) {
    const [, made] = /^create table (?:if not exists )?"?(\w+)/.exec(statement) ?? [];
    const [, dropped] = /^drop table "?(\w+)/.exec(statement) ?? [];
    const [, old, renamed] = /^alter table "?(\w+)"? rename to "?(\w+)/.exec(statement) ?? [];
    if (made) tables.add(made);
    if (dropped) tables.delete(dropped);
    if (old && renamed) tables.delete(old);
    if (renamed) tables.add(renamed);
  }
  return [...tables];
}
