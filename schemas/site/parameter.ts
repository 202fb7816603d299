export type ParameterKind = "STRING" | "BOOLEAN" | "NUMBER" | "TEXT" | "LINK";

/** A typed site setting as GET /parameter carries it (spec §3). An unset one has the value null. */
export interface Parameter {
  readonly id: number;
  readonly type: string;
  readonly kind: ParameterKind;
  readonly label: string;
  readonly value: string | null;
}
