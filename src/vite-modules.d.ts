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
