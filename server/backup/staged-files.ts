import { mkdir, open, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes files one after another into a folder that is not yet anybody's. */
export class StagedFiles implements AsyncDisposable {
  /** The files so far. */
  readonly paths = new Set<string>();
  readonly #folder: string;
  #open: FileHandle | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async begin(path: string): Promise<void> {
    await this.end();
    const whole = join(this.#folder, path);
    await mkdir(dirname(whole), { recursive: true });
    this.#open = await open(whole, "wx");
    this.paths.add(path);
  }

  async write(bytes: Uint8Array): Promise<void> {
    await this.#open?.writeFile(bytes);
  }

  /** Ends the last file. Its bytes outlive a loss of power from here on; its name does once the folders are synced. */
  async end(): Promise<void> {
    await this.#open?.sync();
    await this[Symbol.asyncDispose]();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const file = this.#open;
    this.#open = null;
    await file?.close();
  }
}
