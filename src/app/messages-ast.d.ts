declare module "*.json?ast" {
  const messages: Readonly<Record<string, import("@formatjs/icu-messageformat-parser").MessageFormatElement[]>>;
  export default messages;
}
