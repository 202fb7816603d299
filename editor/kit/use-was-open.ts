import { useState } from "react";

/** Whether something has been open: what it is made of is drawn from then on, so that it can close as it likes. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
