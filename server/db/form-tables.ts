import type { Generated } from "kysely";

/** Forms that visitors answer, and what they answered. */
export interface FormTables {
  /** `is_public`: 0 while visitors have nothing of it yet. */
  form: { id: number; document: string; updated_at: number; is_public: Generated<number> };
  form_answer: {
    id: Generated<number>;
    form_id: number;
    element_id: number | null;
    /** How many places of the element it takes. */
    seats: number;
    user_id: number | null;
    token_hash: string;
    locale: string;
    /** What was answered, by field, as `AnswerLine` has it. */
    said: string;
    search: string;
    received_at: number;
  };
  form_file: {
    id: string;
    /** Null: its answer is on its way, or never came. */
    answer_id: number | null;
    field_key: string;
    position: number;
    name: string;
    kind: string;
    bytes: number;
    /** Of its content, in hexadecimal; empty of files from before there was one. */
    hash: Generated<string>;
    created_at: number;
  };
  /** A part of a file's content, in Base64. */
  form_file_part: { file_id: string; position: number; content: string };
}
