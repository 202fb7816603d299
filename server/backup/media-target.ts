import { FileMoves } from "./file-moves.ts";
import { filesBelow } from "./files-below.ts";
import { placeFiles, removeOthers } from "./place-files.ts";
import { WorkFolder } from "./work-folder.ts";

/** Where a restore puts the files of a backup, in such a way that it can be taken back until the rows are committed. */
export interface MediaTarget {
  /** As a person knows it. */
  readonly place: string;
  /** Where the new files wait. */
  readonly staged: string;
  /** Where the old files are that a failure could not put back. */
  readonly kept: string;
  /** Clears up after restores that were cut off: their old files go back, unless one was committed. */
  recover(wasCommitted: (at: number) => Promise<boolean>): Promise<void>;
  /** Every file that is there. */
  files(): AsyncIterable<string>;
  /** Puts the new files among the old ones. */
  placeStaged(): Promise<void>;
  /** Whether anything was placed that is not taken back. */
  readonly hasMoved: boolean;
  /** Takes back what was placed; gives what was refused. */
  undo(): Promise<readonly unknown[]>;
  /** Removes what the restore itself needed. */
  clear(): Promise<void>;
  /** Removes those files of some that are not among those to keep; gives those that could not be removed. */
  removeOthers(given: {
    readonly files: readonly string[];
    readonly keep: ReadonlySet<string>;
  }): Promise<readonly string[]>;
}

/** Files in a folder of this machine: they are moved, never copied. For the restore that begins at an instant. */
export function folderTarget(mediaDir: string, now: number): MediaTarget {
  const work = new WorkFolder(mediaDir, now);
  const moves = new FileMoves();
  return {
    place: mediaDir,
    staged: work.places.staged,
    kept: work.path,
    recover: (wasCommitted) => work.recover(wasCommitted),
    files: () => filesBelow(mediaDir),
    placeStaged: () => placeFiles(work.places, moves),
    get hasMoved() {
      return moves.hasMoved;
    },
    undo: () => moves.undo(),
    clear: () => work.remove(),
    removeOthers: (given) => removeOthers(mediaDir, given),
  };
}
