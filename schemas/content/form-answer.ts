import type { Form } from "../forms/form-document.ts";

/** What becomes of a form that was sent. */
export interface SentAnswer {
  /** What its form says then. */
  readonly confirmation: string;
  /** Its files, where whoever sent them finds them: with the answer's token as `key`. */
  readonly files: readonly AnswerFile[];
}

export interface AnswerFile {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly url: string;
}

/** A registration that was taken. */
export interface SentRegistration extends SentAnswer {
  /** How many places are left. */
  readonly left: number;
}

/** A line of an answer, as it was asked and answered then. */
export interface AnswerLine {
  readonly key: string;
  readonly label: string;
  readonly said: readonly string[];
  /** It was asked for a day: what was said is one, `YYYY-MM-DD`. */
  readonly isDay?: boolean | undefined;
}

/** An answer as the estate reads it. */
export interface FormAnswer {
  readonly id: number;
  readonly idForm: number;
  readonly idElement: number | null;
  /** How many places it takes. */
  readonly seats: number;
  readonly locale: string;
  /** UTC. */
  readonly receivedAt: string;
  readonly lines: readonly AnswerLine[];
  readonly files: readonly AnswerFile[];
}

export interface FormAnswerList {
  readonly answers: readonly FormAnswer[];
  readonly total: number;
}

/** A form among those of the site. */
export interface FormSummary {
  readonly id: number;
  readonly title: string;
  /** How many answers are kept. */
  readonly answers: number;
  readonly retentionDays: number;
  /** False: no visitor has it yet. */
  readonly isPublic: boolean;
  /** Every site has it: it can't be deleted. */
  readonly isStandard: boolean;
  /** Whether it is edited, and not public as it is there. */
  readonly hasChanges: boolean;
}

/** How one registers for an element. */
export interface Registration {
  readonly id: number;
  readonly route: string;
  readonly places: number;
  readonly left: number;
  readonly form: Form;
}
