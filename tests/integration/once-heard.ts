/** Asks until there is an answer to what was asked: who is told by a busy database to come again (503) does so. */
export async function onceHeard<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask();
  return answer.status === 503 ? await onceHeard(ask) : answer;
}
