import type { Command } from "commander";

import type { CliContext } from "./cli-context.ts";

/** A command of the first level. Its module is loaded when the command runs: all of them take a second. */
export interface ListedCommand {
  readonly name: string;
  /** What follows the name in the list of all commands. */
  readonly usage?: string;
  readonly description: string;
  /** Loads what declares the command's arguments, options and action, or its subcommands. */
  readonly load: () => Promise<(command: Command, context: CliContext) => void>;
}

/** In the order of the help. */
export const allCommands: readonly ListedCommand[] = [
  {
    name: "init",
    usage: "[options]",
    description: "make a new site an estate's own; asks when nothing is given",
    load: async () => (await import("./init-command.ts")).declareInitCommand,
  },
  {
    name: "parameter",
    description: "settings of the site",
    load: async () => (await import("./parameter-commands.ts")).addParameterCommands,
  },
  {
    name: "layout",
    description: "layouts of pages",
    load: async () => (await import("./layout-commands.ts")).addLayoutCommands,
  },
  {
    name: "news",
    description: "news items",
    load: async () => (await import("./news-commands.ts")).addNewsCommands,
  },
  {
    name: "blog",
    description: "blog articles",
    load: async () => (await import("./blog-commands.ts")).addBlogCommands,
  },
  {
    name: "blog-folder",
    description: "blog folders",
    load: async () => (await import("./folder-commands.ts")).addFolderCommands,
  },
  {
    name: "service",
    description: "services",
    load: async () => (await import("./service-commands.ts")).addServiceCommands,
  },
  {
    name: "popup",
    description: "popups",
    load: async () => (await import("./popup-commands.ts")).addPopupCommands,
  },
  {
    name: "address",
    description: "addresses",
    load: async () => (await import("./address-commands.ts")).addAddressCommands,
  },
  {
    name: "logo",
    description: "the estate's logos",
    load: async () => (await import("./logo-commands.ts")).addLogoCommands,
  },
  {
    name: "e-label",
    description: "ingredients and nutrition of each vintage, and their QR codes",
    load: async () => (await import("./label-commands.ts")).addLabelCommands,
  },
  {
    name: "customization",
    description: "products that are made for their buyers",
    load: async () => (await import("./customization-commands.ts")).addCustomizationCommands,
  },
  {
    name: "newsletter",
    description: "who gets the newsletter",
    load: async () => (await import("./newsletter-commands.ts")).addNewsletterCommands,
  },
  {
    name: "visit",
    description: "visits by marked links (?from=)",
    load: async () => (await import("./audience-commands.ts")).addAudienceCommands,
  },
  {
    name: "admin",
    description: "who may edit the site",
    load: async () => (await import("./admin-commands.ts")).addAdminCommands,
  },
  {
    name: "password",
    usage: "[options] [email]",
    description: "set a password and end the sessions; it is asked, or read from the standard input, or made",
    load: async () => (await import("./password-command.ts")).declarePasswordCommand,
  },
  {
    name: "demo",
    description: "the demo estate",
    load: async () => (await import("./demo-commands.ts")).addDemoCommands,
  },
  {
    name: "backup",
    usage: "<file>",
    description: "write the database and the media files into one file, while the site runs",
    load: async () => (await import("./backup-commands.ts")).declareBackupCommand,
  },
  {
    name: "restore",
    usage: "[options] <file>",
    description: "make the site what a backup says",
    load: async () => (await import("./backup-commands.ts")).declareRestoreCommand,
  },
  {
    name: "media",
    description: "the files of the media library",
    load: async () => (await import("./media-commands.ts")).addMediaCommands,
  },
  {
    name: "stock",
    description: "what is in the cellar, by article number",
    load: async () => (await import("./stock-commands.ts")).addStockCommands,
  },
  {
    name: "import",
    usage: "[options] <files...>",
    description: "bring in what another shop or site exported; may be cut off, and said again: nothing comes twice",
    load: async () => (await import("./import-command.ts")).declareImportCommand,
  },
  {
    name: "code",
    description: "discount codes, which customers enter in their cart",
    load: async () => (await import("./code-commands.ts")).addCodeCommands,
  },
  {
    name: "shipping",
    description: "what shipping costs, by zone, service and bottles of a parcel",
    load: async () => (await import("./shipping-commands.ts")).addShippingCommands,
  },
  {
    name: "slot",
    description: "when orders are picked up, and how many; times in Paris",
    load: async () => (await import("./slot-commands.ts")).addSlotCommands,
  },
  {
    name: "order",
    description: "orders, by the code that customers know",
    load: async () => (await import("./order-commands.ts")).addOrderCommands,
  },
  {
    name: "ship",
    usage: "<code> [number]",
    description: "an order left with the carrier of its service; the customer is told, with the link to follow it",
    load: async () => (await import("./order-commands.ts")).declareShipCommand,
  },
  {
    name: "refund",
    usage: "[options] [code]",
    description: "give money back that was paid by card; with the last of it the order is cancelled",
    load: async () => (await import("./refund-command.ts")).declareRefundCommand,
  },
  {
    name: "withdrawal",
    description: "what customers withdrew from, by the number of the withdrawal",
    load: async () => (await import("./withdrawal-commands.ts")).addWithdrawalCommands,
  },
  {
    name: "return",
    description: "what customers send back, by the number of the return",
    load: async () => (await import("./return-commands.ts")).addReturnCommands,
  },
  {
    name: "check",
    description:
      "look whether stock, slots, codes, orders, payments and invoice numbers agree; ends with 2 when they don't",
    load: async () => (await import("./check-command.ts")).declareCheckCommand,
  },
  {
    name: "mail",
    description: "mails that wait, went out or could not be sent",
    load: async () => (await import("./mail-commands.ts")).addMailCommands,
  },
  {
    name: "plan",
    description: "what is to go public, or to be taken away, at an instant",
    load: async () => (await import("./plan-commands.ts")).addPlanCommands,
  },
  {
    name: "status",
    usage: "[options]",
    description: "show which database it is, how much is in it, and what the site lacks before it may open",
    load: async () => (await import("./status-command.ts")).declareStatusCommand,
  },
  {
    name: "block",
    usage: "<name>",
    description:
      "write the folder of a new block, with its form, styles, situations and test, and take it into the lists",
    load: async () => (await import("./block-command.ts")).declareBlockCommand,
  },
];
