import type { Command } from "commander";

import { defaultLocale } from "#schemas/locale.ts";
import { logoTypes, type LogoType } from "#schemas/site/logo.ts";
import { mediaByPath } from "#server/media/read.ts";
import { isLogoType, listLogos } from "#server/site/logos/read.ts";
import { removeLogo, saveLogo } from "#server/site/logos/write.ts";

import { CliRefusal, valueOrRefuse, type CliContext } from "./cli-context.ts";

/** `logo list`, `logo set TYPE PATH`, `logo remove TYPE`. */
export function addLogoCommands(group: Command, context: CliContext): void {
  group
    .command("list")
    .option("--json", "as JSON")
    .description("show the logo of each type")
    .action(({ json }: { json?: boolean }) => list(context, json === true));
  group
    .command("set")
    .argument("<type>", logoTypes.join(", "))
    .argument("<path>", "a picture of the media library: logo.svg")
    .description("set the logo of a type")
    .action((type: string, path: string) => set(context, typeOf(type), path));
  group
    .command("remove")
    .argument("<type>")
    .description("take the logo of a type away")
    .action((type: string) => remove(context, typeOf(type)));
}

async function list(context: CliContext, json: boolean): Promise<void> {
  const logos = await context.withDatabase(() => listLogos(defaultLocale));
  if (json) return context.out(JSON.stringify(logos, null, 2));
  for (const { type, onlineImage, width, height } of logos) {
    context.out(`${type}  ${onlineImage.externalPath}  ${width} × ${height}`);
  }
}

async function set(context: CliContext, type: LogoType, path: string): Promise<void> {
  await context.withDatabase(async () => {
    const media = await mediaByPath(path);
    if (!media) throw new CliRefusal(`The media library has no "${path}"`);
    valueOrRefuse(await saveLogo(type, media.id));
  });
  context.out(`${type} is ${path}`);
}

async function remove(context: CliContext, type: LogoType): Promise<void> {
  await context.withDatabase(async () => valueOrRefuse(await removeLogo(type)));
  context.out(`${type} is removed`);
}

function typeOf(text: string): LogoType {
  if (isLogoType(text)) return text;
  throw new CliRefusal(`"${text}" is not a logo: ${logoTypes.join(", ")}`);
}
