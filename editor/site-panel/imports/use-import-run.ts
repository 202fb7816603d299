import { useCallback, useEffect, useState } from "react";

import { useReading } from "../use-reading.ts";
import type { ImportPort } from "./import-port.ts";
import { useImportWords } from "./import-words.ts";

/** How often is looked how far it is, in milliseconds. */
const pace = 1_500;

/** An import that is looked at as long as it is on its way, and what is done with it. */
export function useImportRun(id: number, port: ImportPort) {
  const away = useImportWords()("away");
  const { answer, isMissing, again, look } = useReading(useCallback(() => port.run(id), [id, port]));
  const [refusal, setRefusal] = useState("");
  const [isDoing, setDoing] = useState(false);
  const run = answer?.ok ? answer.value : null;
  const act = async (what: "start" | "stop"): Promise<void> => {
    setDoing(true);
    const said = await port[what](id).catch((error: unknown) => {
      console.warn("an import could not be asked for", error);
      return null;
    });
    setDoing(false);
    setRefusal(said?.ok ? "" : (said?.error ?? away));
    look();
  };
  const isRunning = run?.state === "RUNNING";
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(look, pace);
    return () => clearInterval(timer);
  }, [isRunning, look]);
  const missing = answer?.ok === false ? answer.error : isMissing ? away : "";
  return { run, missing, refusal, isDoing, again, act };
}
