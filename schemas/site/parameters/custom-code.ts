import { text } from "../../fields/text.ts";
import type { Localized } from "../../locale.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { defineParameter } from "./define-parameter.ts";

/** Code that the operator adds to every page (spec §3). The server puts it in: GET /parameter keeps it to itself. */
export const customCode: readonly ParameterDefinition[] = [
  code("CUSTOM_HTML", "html", { fr_FR: "HTML ajouté à chaque page", en_US: "HTML added to every page" }),
  code("CUSTOM_CSS", "css", { fr_FR: "Styles CSS", en_US: "CSS styles" }),
  code("CUSTOM_SCRIPT", "script", { fr_FR: "Script", en_US: "Script" }),
  code("CUSTOM_SCRIPT_HOSTS", "script", {
    fr_FR: "Hôtes que le script et Tag Manager peuvent utiliser (https://…, un par ligne)",
    en_US: "Hosts that the script and Tag Manager may use (https://…, one a line)",
  }),
  defineParameter({
    type: "SVG_HOSTS",
    kind: "TEXT",
    group: "custom-code",
    field: text({
      label: { fr_FR: "Hôtes des images SVG", en_US: "Hosts of SVG pictures" },
      help: {
        fr_FR: "Un nom d’hôte par ligne ; vide : seulement la médiathèque du site.",
        en_US: "One host name per line; empty: the site’s own media library only.",
      },
      localized: false,
      multiline: true,
      max: 2000,
    }),
    effect: { rules: true },
  }),
];

function code(type: string, language: "html" | "css" | "script", label: Localized<string>): ParameterDefinition {
  const field = text({ label, localized: false, multiline: true, max: 50_000 });
  return defineParameter({
    type,
    kind: "TEXT",
    group: "custom-code",
    field,
    effect: { code: language },
  });
}
