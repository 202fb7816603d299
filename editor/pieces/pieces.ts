import { makeAutoObservable, observableRef, runInAction } from "mobx";

import type { Piece, PieceItem, PieceKind, PieceUse } from "#schemas/content/piece.ts";
import { ApiError } from "#schemas/contract/api-error.ts";
import type { Fragment } from "#schemas/page/commands/fragment.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { err, ok, type Result } from "#schemas/result.ts";

import { loadViews } from "../canvas/views.ts";
import { onceFor } from "../once-for.ts";
import type { PageRefusal } from "../pages/page-actions.ts";
import { slugsIn } from "../shown-page.ts";
import type { Editor } from "../store/editor.ts";

type Done<Value> = Promise<Result<Value, PageRefusal | null>>;

/** The site's templates and reusable blocks, as an open editor knows them. */
export class Pieces {
  /** Null until they are there. */
  list: readonly PieceItem[] | null = null;
  readonly #editor: Pick<Editor, "beyond" | "canvas">;
  readonly #read = new Map<number, Promise<Piece>>();
  readonly #there = new Map<number, Piece>();

  constructor(editor: Pick<Editor, "beyond" | "canvas">) {
    this.#editor = editor;
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  /** Asks for them anew; gives whether they could be had. Never rejects: what was there before stays. */
  async load(): Promise<boolean> {
    try {
      const list = await this.#editor.beyond.call("listPieces");
      runInAction(() => (this.list = list));
      return true;
    } catch (error) {
      console.warn("templates and reusable blocks could not be had", error);
      return false;
    }
  }

  /** What stands in one, with the views of that; a reusable block is known to the canvas from then on. Asked for once. */
  async read(id: number): Promise<Piece> {
    const asked = this.#read.get(id) ?? this.#ask(id);
    this.#read.set(id, asked);
    return await asked;
  }

  /** What stands in one, where it has been asked for and is there. */
  known(id: number): Piece | undefined {
    return this.#there.get(id);
  }

  async #ask(id: number): Promise<Piece> {
    try {
      const piece = await this.#editor.beyond.call("readPiece", { params: { id } });
      if (piece.kind === "reusable") this.#know(piece);
      const inner = this.#editor.canvas.page.reusables.map(({ document }) => document);
      await loadViews([piece.document, ...inner].flatMap(slugsIn));
      this.#there.set(id, piece);
      return piece;
    } catch (error) {
      this.#read.delete(id);
      throw error;
    }
  }

  /** Keeps blocks under a name. */
  async create(kind: PieceKind, name: string, fragment: Fragment): Done<number> {
    return await this.#done(async () => {
      const { id } = await this.#editor.beyond.call("createPiece", { body: { kind, name, fragment } });
      if (kind === "reusable") this.#know({ id, name, document: { version: 1, kind, ...fragment } });
      return id;
    });
  }

  async rename(id: number, name: string): Done<null> {
    return await this.#done(async () => {
      const renamed = await this.#editor.beyond.call("renamePiece", { params: { id }, body: { name } });
      const { reusables } = this.#editor.canvas.page;
      this.#show(reusables.map((each) => (each.id === id ? { ...each, ...renamed } : each)));
      return null;
    });
  }

  async remove(id: number): Done<null> {
    return await this.#done(async () => {
      await this.#editor.beyond.call("deletePiece", { params: { id } });
      this.#show(this.#editor.canvas.page.reusables.filter((each) => each.id !== id));
      return null;
    });
  }

  /** Where a reusable block is used. */
  async useOf(id: number): Promise<PieceUse> {
    return await this.#editor.beyond.call("listPieceUse", { params: { id } });
  }

  #know(known: { readonly id: number; readonly name: string; readonly document: LayoutDocument }): void {
    const { id, name, document } = known;
    const { reusables } = this.#editor.canvas.page;
    if (!reusables.some((each) => each.id === id)) this.#show([...reusables, { id, name, document }]);
  }

  #show(reusables: Editor["canvas"]["page"]["reusables"]): void {
    const { canvas } = this.#editor;
    canvas.show({ ...canvas.page, reusables }, canvas.words);
  }

  /** Does something, and asks for the list anew; gives what the server has against it, null where it can't be reached. */
  async #done<Value>(work: () => Promise<Value>): Done<Value> {
    try {
      const value = await work();
      await this.load();
      return ok(value);
    } catch (error) {
      if (error instanceof ApiError) {
        const fields = error.details.map((detail) => [detail.key, detail.error] as const);
        return err({ message: error.message, fields: Object.fromEntries(fields) });
      }
      console.warn(error);
      return err(null);
    }
  }
}

/** Those of an editor: the same ones wherever they are asked for. */
export const piecesOf = onceFor((editor: Pick<Editor, "beyond" | "canvas">) => new Pieces(editor));
