/** The command that sets one thing of a popup, or one language of it, as it is sent: what can't be set is sent too. */
export function setPopupField(field: string, value: unknown, locale?: string): object {
  return { type: "set", field, value, ...(locale !== undefined && { locale }) };
}
