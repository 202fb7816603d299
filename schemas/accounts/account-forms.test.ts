import { describe, expect, test } from "vitest";

import { type AccountForm, accountProblems, type AccountRules } from "./account-forms.ts";

const rules: AccountRules = {
  asksBirthdate: true,
  today: "2026-05-20",
  estate: "Domaine de Clairveille",
  email: "marie.aubert@exemple.test",
  phoneFault: (phone) => (phone === "12" ? "phone" : null),
};

describe("[§5 errors-at-fields] the forms of an account have one schema each, for the server and for a browser", () => {
  test.each<[AccountForm, Readonly<Record<string, string>>, readonly string[]]>([
    ["login", {}, ["email required", "password required"]],
    ["login", { email: "marie", password: "x" }, ["email email"]],
    ["ask", { email: " " }, ["email required"]],
    ["ask", { email: " marie@exemple.test " }, []],
    ["reset", { password: "aubert 1234" }, ["password passwordNear"]],
    ["reset", { password: "court" }, ["password length"]],
    ["password", { oldPassword: "", newPassword: "vendanges à la main" }, ["oldPassword required"]],
    ["password", { oldPassword: "x", newPassword: "clairveille12" }, ["newPassword passwordNear"]],
    ["profile", { firstname: "Marie", lastname: " " }, ["lastname required", "birthdate required"]],
    [
      "profile",
      { firstname: "M", lastname: "A", phone: "12", birthdate: "2008-05-21" },
      ["phone phone", "birthdate minor"],
    ],
    [
      "register",
      { email: "luc@", firstname: "", lastname: "", birthdate: "1984-02-30", password: "" },
      ["email email", "firstname required", "lastname required", "birthdate birthdate", "password length"],
    ],
  ])("%s of %j: %j", (form, typed, expected) => {
    expect(accountProblems(form, typed, rules).map(({ key, fault }) => `${key} ${fault}`)).toEqual(expected);
  });

  test("a password is compared with the address that is typed beside it", () => {
    const typed = { email: "luc.hardouin@exemple.test", firstname: "L", lastname: "H", birthdate: "1984-05-20" };
    const faults = (password: string) => accountProblems("register", { ...typed, password }, rules);
    expect(faults("hardouin 12")).toEqual([{ key: "password", fault: "passwordNear" }]);
    expect(faults("aubert 1234")).toEqual([]);
  });
});
