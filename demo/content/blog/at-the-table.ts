import { both } from "#starter/both.ts";

import type { DemoArticle, DemoBlogFolder } from "./blog-article.ts";

const temperature: DemoArticle = {
  date: "2026-06-16",
  image: "glass-evening",
  title: both("Trois degrés qui changent tout", "Five degrees that change everything"),
  summary: both(
    "La plupart des vins sont servis trop chauds ou trop froids, et presque toujours de trois degrés. Petite expérience à refaire chez soi.",
    "Most wines are served too warm or too cold, and nearly always by the same few degrees. A small experiment to try at home.",
  ),
  text: both(
    `<p>Prenez une bouteille des Terrasses et partagez-la en trois carafons. Le premier passe vingt minutes au réfrigérateur, le deuxième attend dans l’escalier de la cave, le troisième reste près du four. Goûtez-les dans le désordre, à plusieurs, sans rien dire. Nous faisons l’expérience à chaque visite du samedi ; personne n’a encore cru qu’il s’agissait du même vin.</p>
<h2>Le froid serre, le chaud étale</h2>
<p>À douze degrés, le cabernet franc se referme : on ne sent plus que son tanin, et l’on dit qu’il est sévère. À vingt, l’alcool prend toute la place et le fruit a l’air cuit. À quinze, il y a la framboise, le poivre, la pierre mouillée, et l’envie de se resservir. Trois degrés, de chaque côté, suffisent à perdre tout cela.</p>
<p>« Servir chambré » date d’un temps où les chambres étaient à seize degrés. Les nôtres en ont vingt-deux. Un quart d’heure au frais, même pour un rouge, rend plus de services qu’une carafe en cristal.</p>
<h2>Sans thermomètre</h2>
<p>Posez la joue sur la bouteille, comme on vérifie un biberon. Franchement froide : dix degrés, un blanc vif. Fraîche sans surprise : quinze, un rouge. Si vous ne sentez rien, elle est trop chaude. Pour les blancs de garde, comme Clos Sereine, sortez-les une demi-heure avant : à douze degrés, le coing arrive, et il serait dommage de ne pas l’attendre.</p>
<p>Et si un doute subsiste, servez trop froid. Le verre se réchauffe tout seul ; l’inverse demande un glaçon, et nous ne voulons pas le savoir.</p>`,
    `<p>Take a bottle of Les Terrasses and share it out among three small carafes. The first goes into the refrigerator for twenty minutes, the second waits on the cellar stairs, the third stays near the oven. Taste them in any order, in company, without a word. We run this experiment on every Saturday tour, and nobody has yet believed that it was the same wine.</p>
<h2>Cold tightens, warmth spreads</h2>
<p>At fifty-four degrees Cabernet Franc closes up: you notice only the tannin and call it stern. At sixty-eight the alcohol takes up all the room and the fruit tastes cooked. At fifty-nine there is raspberry, pepper, wet stone, and the wish for another glass. A handful of degrees on either side is enough to lose all that.</p>
<p>“Room temperature” dates from a time when rooms were at sixty. Ours are in the seventies. A quarter of an hour in the cool, even for a red, does more good than a crystal decanter.</p>
<h2>Without a thermometer</h2>
<p>Lay your cheek against the bottle, as you would test a baby’s milk. Plainly cold: fifty degrees, a brisk white. Cool and no surprise: fifty-nine, a red. If you feel nothing at all, it is too warm. White wines for keeping, such as Clos Sereine, should come out half an hour ahead: at fifty-four the quince arrives, and it would be a pity not to wait for it.</p>
<p>When in doubt, serve too cold. A glass warms up by itself; the reverse takes an ice cube, and we would rather not know.</p>`,
  ),
};

const soup: DemoArticle = {
  date: "2026-10-30",
  image: "soup-pot",
  title: both("La soupe des vendanges d’Odile", "Odile’s harvest soup"),
  summary: both(
    "Trente-cinq bols par jour, pendant quarante-huit jours, et jamais deux fois la même. Odile a fini par accepter d’en écrire une.",
    "Thirty-five bowls a day for forty-eight days, and never the same twice. Odile has finally agreed to write one down.",
  ),
  text: both(
    `<p>Odile ne croit pas aux recettes. « Il y a ce qu’il y a », dit-elle en ouvrant la porte du potager. Nous avons donc suivi ses mains, un matin d’octobre, avec une balance de cuisine et beaucoup de discrétion.</p>
<h2>Pour huit coupeurs, ou douze personnes assises</h2>
<ul><li>Un potimarron d’un kilo et demi, avec sa peau</li><li>Quatre poireaux, le vert compris</li><li>Trois cents grammes de haricots blancs, trempés la veille</li><li>Une couenne de lard, ou une croûte de vieux comté</li><li>Deux feuilles de laurier, une poignée de sarriette</li><li>Un verre de Vent-Couvert, et le reste de la bouteille pour la cuisinière</li></ul>
<p>On fait fondre les poireaux doucement, sans couleur, le temps d’éplucher autre chose. On verse le vin, on attend qu’il ne sente plus le vin. Les haricots, la couenne, les herbes, deux litres et demi d’eau froide : une heure à petits bouillons, sans sel, sinon les haricots s’entêtent. Le potimarron, en gros dés, n’entre qu’à la fin, pour une vingtaine de minutes. On sale, on écrase quelques morceaux contre la paroi, on laisse le reste entier.</p>
<h2>Ce qu’on boit avec</h2>
<p>Le même vin que dans la marmite, à dix degrés. Ou un fond de Terrasses de la veille, s’il en reste ; d’après nos observations, il n’en reste pas. L’eau du puits convient aussi, surtout à ceux qui reprennent le sécateur à treize heures.</p>
<p>La soupe est meilleure le lendemain. C’est vrai de presque tout, ajoute Odile, sauf des bonnes intentions.</p>`,
    `<p>Odile doesn’t hold with recipes. “There is what there is,” she says, opening the door to the kitchen garden. So one October morning we followed her hands, with a kitchen scale and a great deal of tact.</p>
<h2>For eight pickers, or twelve people sitting down</h2>
<ul><li>A three-pound red kuri squash, in its skin</li><li>Four leeks, green part included</li><li>Ten ounces of white beans, soaked overnight</li><li>A piece of bacon rind, or the crust of an old Comté</li><li>Two bay leaves and a handful of savory</li><li>A glass of Vent-Couvert, and the rest of the bottle for the cook</li></ul>
<p>Soften the leeks gently, without letting them color, while you peel something else. Pour in the wine and wait until it no longer smells of wine. Then the beans, the rind, the herbs and ten cups of cold water: an hour at a quiet simmer, with no salt, or the beans turn stubborn. The squash, in large cubes, goes in only at the end, for twenty minutes or so. Salt it, crush a few pieces against the side of the pot, and leave the others whole.</p>
<h2>What to drink with it</h2>
<p>The same wine as in the pot, well chilled. Or what is left of yesterday’s Terrasses, if anything is left; according to our observations, nothing is. Water from the well will do as well, above all for those who pick up their shears again at one o’clock.</p>
<p>The soup is better the next day. That is true of almost everything, adds Odile, except good intentions.</p>`,
  ),
};

/** What happens once the bottle is open. */
export const atTheTable: DemoBlogFolder = {
  image: "odile-table",
  name: both("À table", "At the table"),
  text: both(
    "<p>Servir, goûter, partager : les recettes de la maison et quelques idées reçues, remises à leur place.</p>",
    "<p>Serving, tasting, sharing: the recipes of the house, and a few received ideas put in their place.</p>",
  ),
  articles: [temperature, soup],
};
