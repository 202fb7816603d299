import { useEffect, useState } from "react";

/** Typing is waited out for so long before anybody is asked, in milliseconds. */
const pause = 200;

/** A text once nobody has typed on for a moment; an emptied one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
