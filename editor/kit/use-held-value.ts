import { useState } from "react";

export interface HeldValue<Value> {
  /** What the field shows. */
  readonly value: Value;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly change: (value: Value) => void;
}

/**
 * What somebody types into is theirs until they leave it: what comes from outside meanwhile (an answer of the server,
 * another administrator) waits, so that no letter is lost and the caret never jumps. Each change is told at once.
 */
export function useHeldValue<Value>(outer: Value, onChange: (value: Value) => void): HeldValue<Value> {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null);
  return {
    value: held === null ? outer : held.value,
    onFocus: () => setHeld({ value: outer }),
    onBlur: () => setHeld(null),
    change: (value) => {
      setHeld((before) => (before === null ? null : { value }));
      onChange(value);
    },
  };
}
