import { makeAutoObservable, observableRef } from "mobx";
import type { IntlShape } from "react-intl";

import type { BlockPorts } from "#blocks/kit/ports.tsx";
import type { PageFacts } from "#schemas/page/page-facts.ts";

/** What every island's root stands in (design §5): one object, observed by all of them. */
export class Application {
  page: PageFacts;
  intl: IntlShape;
  readonly ports: BlockPorts;

  constructor(page: PageFacts, intl: IntlShape, ports: BlockPorts) {
    this.page = page;
    this.intl = intl;
    this.ports = ports;
    makeAutoObservable(this, { page: observableRef, intl: observableRef, ports: false }, { autoBind: true });
  }

  /** Another page is shown, perhaps in another language. */
  show(page: PageFacts, intl: IntlShape): void {
    this.page = page;
    this.intl = intl;
  }
}
