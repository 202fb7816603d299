import { recordKind } from "#schemas/collections/record-kind.ts";
import { parseRecord, type RecordDocument } from "#schemas/collections/record-document.ts";
import { parseRecordCommand, type RecordCommand } from "#schemas/collections/set-record.ts";
import { findRecord, publicRecord } from "#server/collections/read.ts";
import { publishRecord, unpublishRecord } from "#server/collections/write.ts";

import type { DraftKind } from "./draft-kind.ts";

/** Records of the estate's collections (`schemas/collections/SPEC.md`). The command line changes their rows without a revision. */
export const recordDrafts: DraftKind<RecordDocument, RecordCommand> = {
  published: publicRecord,
  editing: async (id) => recordKind((await findRecord(id))?.source.collection ?? { fields: {} }),
  parse: parseRecord,
  // [CO15]
  filled: (document, other) => ({ ...document, values: { ...other.values, ...document.values } }),
  parseCommand: parseRecordCommand,
  become: ({ values }) => [{ type: "set-all", values }],
  isWrittenElsewhere: true,
  publish: publishRecord,
  unpublish: unpublishRecord,
};
