/** The address of a file that the browser's build emits as it is. */
declare module "*?url" {
  const address: string;
  export default address;
}

/** A style sheet as a text. */
declare module "*.css?inline" {
  const sheet: string;
  export default sheet;
}

/** Messages parsed at build time (see scripts/vite/messages.ts). */
declare module "*.json?ast" {
  import type { MessageFormatElement } from "react-intl";

  const messages: Readonly<Record<string, MessageFormatElement[]>>;
  export default messages;
}

declare module "*.ts?ast" {
  import type { MessageFormatElement } from "react-intl";

  const messages: Readonly<Record<string, MessageFormatElement[]>>;
  export default messages;
}
