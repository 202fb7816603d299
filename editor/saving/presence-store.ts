import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";

import type { Presence } from "#schemas/content/draft.ts";

import type { SaverClock } from "./saver.ts";

/** Somebody else who edits the same document. */
export type Present = Presence["others"][number];

export interface PresencePorts {
  /** Tells the server which block one is at; gives the others. Rejects when nobody can be reached. */
  readonly tell: (block: string | null) => Promise<readonly Present[]>;
  /** Whether one has the document open in another tab as well. */
  readonly isInOtherTab: () => Promise<boolean>;
  readonly clock: SaverClock;
  readonly isVisible: () => boolean;
}

/** How often one is heard of, and how soon after choosing another block, in milliseconds. */
export const presenceTimes = { beat: 10_000, turn: 600 } as const;

/** Who else edits the document just now, and where. */
export class PresenceStore {
  others: readonly Present[] = [];
  /** One has it open in another tab of this browser, too. */
  isInOtherTab = false;
  readonly #names = new Map<number, string>();
  readonly #ports: PresencePorts;

  constructor(ports: PresencePorts) {
    this.#ports = ports;
    makeAutoObservable(this, { others: observableRef }, { autoBind: true });
  }

  /** Tells from now on which block is chosen, and hears of the others; gives what ends it. */
  start(chosen: () => string | null): () => void {
    const { clock, isVisible } = this.#ports;
    let cancel = (): void => {};
    let [hasEnded, isTelling] = [false, false];
    const beat = async (): Promise<void> => {
      const told = chosen();
      isTelling = true;
      if (isVisible()) await this.#tell(told);
      isTelling = false;
      // What was chosen while that was on its way is told no later than every other choice.
      if (!hasEnded) plan(chosen() === told ? presenceTimes.beat : presenceTimes.turn);
    };
    const plan = (delay: number): void => {
      cancel();
      cancel = clock.after(delay, () => void beat());
    };
    const stop = reaction(chosen, () => isTelling || plan(presenceTimes.turn));
    void beat();
    return () => {
      hasEnded = true;
      cancel();
      stop();
    };
  }

  /** What somebody is called who was here at some time; null: they weren't. */
  nameOf(user: number): string | null {
    return this.#names.get(user) ?? null;
  }

  /** Who can't be heard of is not there: nobody is told of people who left an hour ago. */
  async #tell(block: string | null): Promise<void> {
    const { tell, isInOtherTab } = this.#ports;
    const [others, isDouble] = await Promise.all([tell(block).catch(() => []), isInOtherTab().catch(() => false)]);
    for (const { user, name } of others) this.#names.set(user, name);
    runInAction(() => {
      this.others = others;
      this.isInOtherTab = isDouble;
    });
  }
}
