import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";

import type { Command } from "commander";

import { addAdministrator } from "#server/accounts/write.ts";
import { missingToOpen } from "#server/estate/read.ts";
import { foundEstate, setEstate } from "#server/estate/write.ts";
import {
  type EstateSettings,
  estateSettings,
  flagOf,
  readSettings,
  settingNames,
} from "#schemas/site/estate-settings.ts";

import { askSecret } from "./ask-secret.ts";
import { askSettings } from "./ask-settings.ts";
import { CliRefusal, valueOrRefuse, type CliContext } from "./cli-context.ts";
import { missingLines } from "./missing-lines.ts";

type InitOptions = EstateSettings & { readonly from?: string };

/** `init`: makes a site an estate's own, from flags, from JSON or by asking. A second time it changes what is given. */
export function declareInitCommand(init: Command, context: CliContext): void {
  for (const name of settingNames) init.option(`${flagOf(name)} <${name}>`, estateSettings[name].label);
  init
    .option("--from <file>", "the same settings as JSON; - reads the standard input; flags win")
    .addHelpText("after", "\nThe administrator's password comes from ADMIN_PASSWORD, or is asked, or made.")
    .action((options: InitOptions) => initSite(context, options));
}

async function initSite(context: CliContext, { from, ...flags }: InitOptions): Promise<void> {
  const given = { ...(from === undefined ? {} : await readFrom(from)), ...flags };
  const isBare = Object.keys(given).length === 0;
  const settings = isBare && process.stdin.isTTY ? await askSettings() : given;
  const { administrator } = settings;
  const chosen = administrator === undefined ? undefined : (context.settings().adminPassword ?? (await askPassword()));
  const password = chosen ?? randomBytes(16).toString("base64url");
  const done = await context.withDatabase(async (_db, env) => {
    const founded = await foundEstate();
    const set = await setEstate(settings);
    if (!set.ok) throw new CliRefusal(set.error.join("\n"));
    const added = administrator === undefined ? false : await addOnce(administrator, password);
    return { founded, added, missing: await missingToOpen(env.siteUrl) };
  });
  if (done.founded) context.out("The site has its frames, pages and drafts of the legal texts");
  const changed = Object.keys(settings);
  if (changed.length > 0) context.out(`Set: ${changed.join(", ")}`);
  if (done.added) context.out(`Administrator ${administrator ?? ""} is added`);
  if (done.added && chosen === undefined) context.out(`Password, shown this once: ${password}`);
  context.out("");
  for (const line of missingLines(done.missing)) context.out(line);
  context.out(`\nNext: ${nextSteps}`);
}

const nextSteps = `npm start shows the site. "npm run site -- status" tells again what is missing,
"npm run site -- parameter set LEGAL_NOTICE …" writes a legal text, "npm run site -- help" lists the rest.`;

/** Adds the administrator; one who is there already stays as he is. */
async function addOnce(email: string, password: string): Promise<boolean> {
  const added = await addAdministrator({ email, password, role: "SUPER_ADMIN" });
  if (!added.ok && added.error.code === "conflict") return false;
  valueOrRefuse(added);
  return true;
}

async function askPassword(): Promise<string | undefined> {
  return (await askSecret("The administrator's password (empty: one is made): ")) || undefined;
}

async function readFrom(file: string): Promise<EstateSettings> {
  const text = await readFile(file === "-" ? "/dev/stdin" : file, "utf8").catch((error: unknown) => {
    throw new CliRefusal(`${file} can't be read: ${String(error)}`);
  });
  const { settings, faults } = readSettings(parseJson(file, text));
  if (faults.length > 0) throw new CliRefusal(faults.join("\n"));
  return settings;
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliRefusal(`${file} isn't JSON: ${String(error)}`);
  }
}
