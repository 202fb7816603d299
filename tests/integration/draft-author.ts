import type { Draft, LoggedEdit } from "#schemas/content/draft.ts";
import { definitionsBySlug } from "#blocks/definitions.ts";
import type { Edit } from "#schemas/editing/edit.ts";
import { type Conflict, rebase } from "#schemas/editing/rebase.ts";
import { applyCommand, type Command } from "#schemas/page/commands/command.ts";
import { layoutKind } from "#schemas/page/editing/layout-kind.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

import type { ApiAnswer, TestApi } from "./api-server.ts";

const kind = layoutKind(definitionsBySlug);

/** Who edits a layout as the editor does: on a copy of their own, saved by number, replayed when others were faster. */
export class DraftAuthor {
  readonly conflicts: Conflict<Command>[] = [];
  document: LayoutDocument;
  #base: LayoutDocument;
  #since: number;
  #own: readonly Edit<Command>[] = [];
  readonly #api: TestApi;
  readonly #place: { readonly path: string; readonly token: string };

  private constructor(api: TestApi, place: { readonly path: string; readonly token: string }, draft: Draft) {
    this.#api = api;
    this.#place = place;
    this.#base = draft.document as LayoutDocument;
    this.#since = draft.sequence;
    this.document = this.#base;
  }

  static async open(api: TestApi, layoutId: number, token: string): Promise<DraftAuthor> {
    const path = `/api/admin/draft/layout/${layoutId}`;
    const { body } = await api.call("GET", path, { token });
    return new DraftAuthor(api, { path, token }, body.data as Draft);
  }

  /** Changes one's own copy. Throws when that is refused. */
  edit(id: string, command: Command): void {
    const applied = applyCommand(this.document, command, definitionsBySlug);
    if (!applied.ok) throw new Error(`${command.type} is refused: ${applied.error.messageKey}`);
    this.document = applied.value.document;
    this.#own = [...this.#own, { id, commands: [command] }];
  }

  /** Saves what was done since; replays it on what others did, as often as they are faster. */
  async save(): Promise<void> {
    while (this.#own.length > 0) {
      const answer = await this.#send();
      if (answer.status === 200) {
        this.#base = this.document;
        this.#since += this.#own.length;
        this.#own = [];
        return;
      }
      if (answer.status !== 409) throw new Error(`Saving answers ${answer.status}: ${answer.body.message}`);
      await this.#catchUp();
    }
  }

  async #send(): Promise<ApiAnswer> {
    const { path, token } = this.#place;
    const body = { since: this.#since, edits: this.#own };
    return await this.#api.call("POST", `${path}/edits`, { token, body });
  }

  async #catchUp(): Promise<void> {
    const { path, token } = this.#place;
    const { body } = await this.#api.call("GET", `${path}/edits/${this.#since}`, { token });
    const missed = body.data as readonly (LoggedEdit & { readonly commands: readonly Command[] })[];
    const rebased = rebase(kind, {
      base: this.#base,
      missed: missed.map(({ id, commands }) => ({ id, commands })),
      own: this.#own,
    });
    this.conflicts.push(...rebased.conflicts);
    this.#base = rebased.theirs;
    this.#since += missed.length;
    this.document = rebased.document;
    this.#own = rebased.kept.map(({ id, commands }) => ({ id, commands }));
  }
}
