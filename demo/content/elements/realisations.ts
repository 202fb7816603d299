import { both } from "#starter/both.ts";
import { workList } from "#starter/element-lists.ts";

import type { DemoElementList } from "./element-list.ts";

/** What the estate has put back on its feet (spec §2, realisations). */
export const realisations: DemoElementList = {
  ...workList,
  items: [
    {
      title: both("Onze marches relevées", "Eleven steps rebuilt"),
      image: "stone-wall",
      text: both(
        `<p><strong>2019 – 2024 · Les Terrasses.</strong> Quinze cents mètres de murets en pierre sèche, dont un tiers avait coulé en 2018. Pas de ciment, pas de machine : un mur qui doit boire et bouger ne supporte ni l’un ni l’autre.</p>
<p>Basile, murailler à Montclair, a formé six d’entre nous. On démonte jusqu’à la roche, on trie les pierres par taille, on remonte en fruit, un dixième de recul par mètre. Un bon jour, on avance de deux mètres à quatre. Un mauvais, on recommence ceux de la veille.</p>
<p>Les lézards sont revenus avant la fin du chantier. La chaleur aussi : on mesure deux degrés de plus au pied du mur, à minuit, en août.</p>`,
        `<p><strong>2019 – 2024 · Les Terrasses.</strong> A mile of dry-stone wall, a third of which had slumped in the rains of 2018. No cement, no machines: a wall that has to drink and move can bear neither.</p>
<p>Basile, the waller in Montclair, trained six of us. You strip down to the rock, sort the stones by size and build back up with a batter of one in ten. On a good day, four people lay seven feet. On a bad one, they take yesterday’s down again.</p>
<p>The lizards were back before we had finished. So was the warmth: at midnight in August it is nearly four degrees warmer at the foot of the wall.</p>`,
      ),
    },
    {
      title: both("Trois kilomètres de haies", "Two miles of hedge"),
      image: "hedge-owl",
      text: both(
        `<p><strong>2013 – 2022 · Vent-Couvert et Les Côtes Vives.</strong> On les avait arrachées en 1966 pour faire passer le tracteur. Nous en avons replanté trois kilomètres : érable champêtre, cornouiller, prunellier, noisetier, et un poirier tous les cinquante pas.</p>
<p>Les plants viennent de graines ramassées à moins de dix kilomètres. Les élèves de l’école de Montclair ont planté les deux cents premiers mètres, avec plus de terre sur les bottes que dans les trous.</p>
<p>En dix ans, les mésanges ont divisé par trois les dégâts du ver de la grappe. Elles ne demandent pas de facture.</p>`,
        `<p><strong>2013 – 2022 · Vent-Couvert, Les Côtes Vives.</strong> They had been torn out in 1966 to let the tractor through. We have replanted two miles of them: field maple, dogwood, blackthorn, hazel, and a pear tree every fifty paces.</p>
<p>The plants come from seed gathered within six miles. The children of Montclair’s school planted the first two hundred yards, with more soil on their boots than in the holes.</p>
<p>In ten years the titmice have cut the grape moth’s damage to a third. They send no invoice.</p>`,
      ),
    },
    {
      title: both("La voûte reprise", "The vault repaired"),
      image: "cellar-barrels",
      text: both(
        `<p><strong>Hiver 2020 – 2021 · La cave.</strong> Une fissure de la largeur d’un doigt courait sur neuf mètres, au-dessus des fûts. Les tirants de fer posés par Michel avaient fait leur temps.</p>
<p>Il a fallu sortir quatre-vingt-deux fûts, un par un, par une porte qui n’a pas cédé d’un centimètre. La voûte a été cintrée, dégarnie, puis rejointoyée à la chaux avec le sable de l’Orbrie. Le chantier a duré du premier gel à la floraison de l’amandier.</p>
<p>Il y fait toujours douze degrés. On entend mieux le silence.</p>`,
        `<p><strong>Winter 2020 – 2021 · The cellar.</strong> A crack as wide as a finger ran for thirty feet above the barrels. The iron ties that Michel had put in were worn out.</p>
<p>Eighty-two barrels had to go out, one at a time, through a door that did not give by half an inch. The vault was propped, raked out and repointed in lime with sand from the Orbrie. The work lasted from the first frost until the almond tree flowered.</p>
<p>It is still fifty-four degrees in there. You can hear the silence better.</p>`,
      ),
    },
    {
      title: both("Le pressoir de Jeanne", "Jeanne’s press"),
      image: "press-house",
      text: both(
        `<p><strong>2023 – 2024 · La grange.</strong> Un pressoir vertical de 1932, acheté d’occasion par Jeanne, puis oublié sous les sacs. La vis était bonne, le bois ne l’était plus.</p>
<p>Un tonnelier a refait la cage en chêne de la forêt voisine ; un forgeron, le cliquet. Simon a passé un hiver à la brosse.</p>
<p>Depuis, Clos Sereine y est pressé en six heures, à la main, à quatre. Le jus coule clair. C’est plus long, et c’est pour cela.</p>`,
        `<p><strong>2023 – 2024 · The barn.</strong> A basket press of 1932, bought second-hand by Jeanne, then forgotten under sacks. The screw was sound; the wood no longer was.</p>
<p>A cooper rebuilt the cage in oak from the forest next door; a blacksmith remade the ratchet. Simon spent a winter with a brush.</p>
<p>Since then Clos Sereine has been pressed in it, by hand, by four people, in six hours. The juice runs clear. It takes longer, which is the point.</p>`,
      ),
    },
  ],
};
