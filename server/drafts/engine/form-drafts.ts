import { type FormCommand, parseFormCommand } from "#schemas/forms/editing/form-command.ts";
import { formKind } from "#schemas/forms/editing/form-kind.ts";
import type { FormDocument } from "#schemas/forms/form-document.ts";
import { parseFormDraft } from "#schemas/forms/read-form.ts";
import { keptForm } from "#server/forms/read.ts";
import { publishForm } from "#server/forms/write.ts";

import type { DraftKind } from "./draft-kind.ts";

/** A form that visitors answer (`schemas/forms/SPEC.md`). Code writes forms without a revision. */
export const formDrafts: DraftKind<FormDocument, FormCommand> = {
  published: keptForm,
  editing: async () => formKind,
  parse: parseFormDraft,
  parseCommand: parseFormCommand,
  become: (form) => [{ type: "set-all", form }],
  isWrittenElsewhere: true,
  publish: publishForm,
};
