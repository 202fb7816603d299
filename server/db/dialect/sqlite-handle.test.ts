import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { expect, onTestFinished, test } from "vitest";

import { sqliteHandle } from "./sqlite-handle.ts";

function open() {
  const folder = mkdtempSync(join(tmpdir(), "cellardoor-handle-"));
  const path = join(folder, "site.sqlite");
  const [own, other] = [new DatabaseSync(path), new DatabaseSync(path)];
  onTestFinished(() => {
    own.close();
    other.close();
    rmSync(folder, { recursive: true, force: true });
  });
  own.exec("create table wine (id integer, name text, year integer) strict");
  own.exec("insert into wine values (1, 'Aubade', 2024)");
  return { handle: sqliteHandle(own), other };
}

test("rows are plain objects by the names of their columns; of two of one name the later counts", () => {
  const { handle } = open();
  const rows = handle.prepare("select id, name, year as id from wine").all([]);
  expect(rows).toStrictEqual([{ id: 2024, name: "Aubade" }]);
});

test("a kept statement names its columns rightly after another process changed the table", () => {
  const { handle, other } = open();
  const sql = "select * from wine where id = ?";
  expect(handle.prepare(sql).all([1])).toStrictEqual([{ id: 1, name: "Aubade", year: 2024 }]);
  other.exec("alter table wine drop column name");
  expect(handle.prepare(sql).all([1])).toStrictEqual([{ id: 1, year: 2024 }]);
  other.exec("alter table wine rename column year to vintage");
  expect(handle.prepare(sql).all([1])).toStrictEqual([{ id: 1, vintage: 2024 }]);
});

test("a statement that names its columns gives them whatever else has changed, and a count is no star", () => {
  const { handle, other } = open();
  const [named, counted] = ["select name, year from wine", "select count(*) as n from wine"];
  for (const change of ["select 1", "alter table wine add column colour text", "create table box (id integer)"]) {
    other.exec(change);
    expect(handle.prepare(named).all([])).toStrictEqual([{ name: "Aubade", year: 2024 }]);
    expect(handle.prepare(counted).all([])).toStrictEqual([{ n: 1 }]);
  }
});
