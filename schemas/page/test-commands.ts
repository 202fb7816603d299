import type { Change, Command } from "./commands/command.ts";
import { applyCommand } from "./commands/command.ts";
import { checkLayout } from "./invariants.ts";
import type { BlockNode, LayoutDocument } from "./layout.ts";
import { testRegistry } from "./test-registry.ts";

/** The registry for a document of a kind: only pages require the test registry's block. */
function registryFor({ kind }: LayoutDocument) {
  return kind === "page" ? testRegistry : { get: testRegistry.get };
}

/**
 * Applies a command that must succeed and checks what holds for all of them: the result is sound, the
 * inverse restores the document, and untouched blocks keep their identity.
 */
export function applied(document: LayoutDocument, command: Command): LayoutDocument {
  const registry = registryFor(document);
  const change = expectChange(document, command);
  const issues = checkLayout(change.document, registry);
  if (issues.length > 0) throw new Error(`${command.type} leaves the layout unsound: ${JSON.stringify(issues)}`);
  const back = expectChange(change.document, change.inverse);
  if (sorted(back.document) !== sorted(document))
    throw new Error(`The inverse of ${command.type} doesn't restore the document`);
  return change.document;
}

/** Applies a command that must be refused, and gives the refusal's code. */
export function refusal(document: LayoutDocument, command: Command): string {
  const result = applyCommand(document, command, registryFor(document));
  if (result.ok) throw new Error(`${command.type} was not refused`);
  return result.error.code;
}

/** The document as text: `n1 s1(content: n2)`, slots by name. */
export function outline({ root, blocks }: LayoutDocument): string {
  const line = (ids: readonly string[]): string => ids.map((id) => one(id, blocks[id])).join(" ");
  function one(id: string, node: BlockNode | undefined): string {
    const slots = Object.entries(node?.slots ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const inside = slots.map(([name, ids]) => `${name}: ${line(ids)}`).join(", ");
    return inside === "" ? id : `${id}(${inside})`;
  }
  return line(root);
}

function expectChange(document: LayoutDocument, command: Command): Change {
  const result = applyCommand(document, command, registryFor(document));
  if (!result.ok) throw new Error(`${command.type} was refused: ${result.error.code}, ${result.error.messageKey}`);
  return result.value;
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
