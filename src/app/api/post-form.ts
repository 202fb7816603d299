import type { FormAnswer } from "#blocks/kit/ports.tsx";
import type { Envelope, KeyError } from "#schemas/contract/envelope.ts";

/**
 * Sends a form to its site action as a script does: where it leads, or what is wrong by its fields (ADR 058). Rejects
 * when there was no answer.
 */
export async function postForm(form: HTMLFormElement, fetch: typeof globalThis.fetch): Promise<FormAnswer> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const headers = { accept: "application/json" };
  const answered = await fetch(form.getAttribute("action") ?? "", { method: "POST", headers, body });
  const { success, data, message } = (await answered.json()) as Envelope<unknown>;
  if (success) return data as { readonly to: string };
  const problems = Array.isArray(data) ? (data as readonly KeyError[]) : [];
  return { errors: Object.fromEntries(problems.map(({ key, error }) => [key, error])), message };
}
