/**
 * Says in plain words what is going on: on a terminal one line with the seconds, in a log one line at the
 * start and one at the end.
 */
export function showProgress(words) {
  const began = Date.now();
  const terminal = process.stdout.isTTY === true;
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(terminal ? 0 : 1)} s`;
  process.stdout.write(terminal ? `${words}…` : `${words}…\n`);
  const timer = terminal ? setInterval(() => process.stdout.write(`\r${words}… ${seconds()}`), 1000) : undefined;
  const end = (outcome) => {
    clearInterval(timer);
    process.stdout.write(`${terminal ? "\r" : ""}${words}: ${outcome}, ${seconds()}\n`);
  };
  return { done: () => end("done"), fail: () => end("failed") };
}
