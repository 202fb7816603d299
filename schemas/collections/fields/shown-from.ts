import { dateTime } from "../../fields/date-time.ts";
import type { Field } from "../../fields/field.ts";

/** The instant from which visitors see something that has a day. */
export function shownFrom(): Field<string | null, string | null> {
  return dateTime({
    label: { fr_FR: "Visible à partir de", en_US: "Shown from" },
    help: { fr_FR: "Vide\u00a0: du début de son jour.", en_US: "Empty: from the beginning of its day." },
  });
}
