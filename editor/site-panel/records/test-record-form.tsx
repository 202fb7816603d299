import { vi } from "vitest";
import { render } from "vitest-browser-react";

import type { Collection } from "#schemas/collections/collection.ts";
import { blankRecord, type RecordDocument, valuesOf } from "#schemas/collections/record-document.ts";
import type { RecordCommand } from "#schemas/collections/set-record.ts";
import type { Locale } from "#schemas/locale.ts";

import { testPorts } from "../../fields/test-ports.ts";
import { InEditor } from "../../kit/test-editor.tsx";
import { memoryJournal } from "../../persistence/memory-journal.ts";
import { DraftStore } from "../../store/draft-store.ts";
import { TestDraftServer } from "../../store/test-draft-server.ts";
import type { PanelWork } from "../panel-work.ts";
import { RecordForm } from "./record-form.tsx";
import { type RecordDraft, recordPlace } from "./record-words.ts";
import type { RefusedFields } from "./refused-fields.ts";

/** Shows the form of a record; gives its draft. */
export async function showRecord(
  collection: Collection,
  values: object = {},
  locale: Locale = "fr_FR",
  width = 800,
  refused?: RefusedFields,
  records: readonly object[] = [],
): Promise<RecordDraft> {
  const { rules, words } = recordPlace(collection, 3);
  const document = { ...blankRecord(collection), values: valuesOf(collection, { ...values }) };
  const server = new TestDraftServer<RecordDocument, RecordCommand>(rules, document);
  let count = 0;
  const draft = await DraftStore.open<RecordDocument, RecordCommand>({
    kind: rules,
    port: server.port(1),
    journal: memoryJournal(),
    describe: words.describe,
    author: 1,
    now: () => Date.UTC(2026, 8, 14, 8, (count += 1)),
    newId: () => `edit-${(count += 1)}`,
  });
  const call = vi.fn(async () => await Promise.resolve({ unpublished: [], records, total: records.length }));
  const work = { ports: testPorts(), clients: () => ({ call }), locale } as unknown as PanelWork;
  await render(
    <InEditor locale={locale}>
      <div style={{ background: "var(--ed-panel)", inlineSize: width }}>
        <RecordForm {...{ work, collection, draft, ...(refused && { refused }) }} />
      </div>
    </InEditor>,
  );
  return draft;
}
