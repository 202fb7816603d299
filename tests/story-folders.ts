/** Folders and the browser stories that `npm run test:affected -- --stories` runs for a change in them. */
export interface StoryFolder {
  /** Globs of the product's files, from the root. */
  readonly sources: readonly string[];
  /** Globs of files in tests/e2e/stories. */
  readonly stories: readonly string[];
}

const shopStories = ["{cart,cart-in-place,late-payment,purchases,readme-tour}.test.ts"];

const pageStories = ["{boot,islands,keyboard,language,navigation,popup,search,visit,widgets}.test.ts"];

/** The first row with a file decides: narrower rows stand above wider ones. A file without a row has no story. */
export const storyFolders: readonly StoryFolder[] = [
  {
    sources: ["editor/site-panel/{answers,forms,popups}/**", "server/{forms,popups}/**", "schemas/{forms,popups}/**"],
    stories: ["{answer-forms,form-panel,panel-answers,popup,popup-panel}.test.ts"],
  },
  {
    sources: [
      "editor/site-panel/{customers,desk,figures,imports,lists,orders,people,readers,records,stock}/**",
      "server/{collections,inventory,order-desk,people}/**",
      "schemas/collections/**",
    ],
    stories: ["console-*.test.ts"],
  },
  {
    sources: ["editor/site-panel/library/**", "server/{images,media}/**"],
    stories: ["{media-library,editor-pictures}.test.ts"],
  },
  {
    sources: ["editor/site-panel/**", "server/site/**", "schemas/site*/**"],
    stories: ["{site-panel,popup-panel}.test.ts"],
  },
  { sources: ["editor/**", "server/{drafts,pages}/**", "schemas/{editing,page}/**"], stories: ["editor-*.test.ts"] },
  { sources: ["server/newsletter/**", "blocks/newsletter-*/**"], stories: ["newsletter.test.ts"] },
  { sources: ["src/consent/**"], stories: ["consent.test.ts"] },
  {
    sources: [
      "server/{accounts,customers}/**",
      "schemas/accounts/**",
      "blocks/{account-*,login-form,register-form}/**",
    ],
    stories: ["{account,purchases}.test.ts"],
  },
  {
    sources: ["server/{customizations,elements}/**", "blocks/product-customization/**"],
    stories: ["customization.test.ts"],
  },
  { sources: ["server/returns/**", "blocks/{return-*,withdrawal}/**"], stories: ["{returns,withdrawal}.test.ts"] },
  {
    sources: [
      "server/{cart,catalogue,checkout,orders,payment,shipping}/**",
      "{schemas,src}/commerce/**",
      "src/app/shop/**",
      "blocks/{add-to-cart,cart*,checkout-*,discount-code,order-*,pickup-calendar,relay-picker}/**",
    ],
    stories: shopStories,
  },
  { sources: ["server/search/**", "blocks/search-*/**"], stories: ["search.test.ts"] },
  {
    sources: ["{blocks,renderer,src}/**", "server/http/**", "schemas/fields/**"],
    stories: [...pageStories, "cart.test.ts"],
  },
];
