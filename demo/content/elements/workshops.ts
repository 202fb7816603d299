import { both } from "#starter/both.ts";

import type { DemoElementList } from "./element-list.ts";

/** What one registers for: each has a page, and so many places. */
export const workshops: DemoElementList = {
  route: "atelier",
  label: both("Ateliers", "Workshops"),
  one: both("Atelier", "Workshop"),
  fields: [],
  items: [
    {
      title: both("Assembler sa cuvée", "Blend your own cuvée"),
      image: "tasting-room",
      places: 12,
      text: both(
        `<p><strong>Samedi 12 décembre 2026, de 10 h à 13 h · 45 €.</strong> Quatre fûts de Syrah, de Grenache et de Mourvèdre, une éprouvette chacun, et Hélène pour dire non au bon moment.</p>
<p>On goûte les vins un par un, on note, on se trompe. Puis chacun assemble sa bouteille, la bouche et la cire. Elle repart avec vous, le casse-croûte d’Odile reste ici.</p>`,
        `<p><strong>Saturday, December 12, 2026, 10 am to 1 pm · €45.</strong> Four barrels of Syrah, Grenache and Mourvèdre, a measuring tube each, and Hélène to say no at the right moment.</p>
<p>You taste the wines one by one, take notes, and get it wrong. Then everyone blends a bottle, corks it and dips it in wax. It goes home with you; Odile’s lunch stays here.</p>`,
      ),
    },
  ],
};
