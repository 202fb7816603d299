import { both } from "#starter/both.ts";

import type { DemoArticle, DemoBlogFolder } from "./blog-article.ts";

const latePruning: DemoArticle = {
  date: "2026-02-10",
  image: "pruning-winter",
  title: both("Pourquoi nous taillons la combe en dernier", "Why we prune the hollow last"),
  summary: both(
    "Un bourgeon qui dort ne gèle pas. Toute la science de Simon tient dans cette phrase, et dans un calendrier griffonné au dos d’une porte.",
    "A sleeping bud doesn’t freeze. All of Simon’s science fits into that sentence, and into a calendar scribbled on the back of a door.",
  ),
  text: both(
    `<p>Sur la porte de l’appentis, côté intérieur, Simon tient un calendrier au crayon. Chaque parcelle y a sa ligne, et la combe est toujours la dernière. On pourrait croire à de la paresse : elle est basse, humide, et l’on y a froid aux pieds. C’est exactement le contraire.</p>
<h2>Gagner dix jours sur le gel</h2>
<p>La vigne réveille d’abord les bourgeons du bout. Tant que le long bois est là, ceux de la base, les seuls qui comptent, continuent de dormir. En taillant à la fin de mars plutôt qu’en décembre, on retarde leur départ d’une dizaine de jours. Dans une combe où l’air froid coule comme de l’eau, dix jours font la différence entre une récolte et un souvenir.</p>
<p>Le prix à payer, c’est le temps. Trois mille deux cents pieds à tailler en une semaine, quand la sève monte déjà et que chaque coupe pleure. On commence à la lumière des phares. Odile apporte le café à neuf heures et repart avec des sarments pour la cheminée.</p>
<h2>Ce que l’on regarde avant de couper</h2>
<p>Un cep se lit de bas en haut. On cherche le passage de la sève, le bois de l’an dernier, la place d’un œil tourné vers l’extérieur. Puis on coupe une seule fois, net, en laissant un peu de bois sec au-dessus. La plaie est petite, le cep ne s’en souvient pas. Michel aime dire que tailler, c’est décider pour quelqu’un qui ne peut pas répondre : cela mérite au moins qu’on le regarde en face.</p>`,
    `<p>On the inside of the lean-to door, Simon keeps a calendar in pencil. Every parcel has its line, and the hollow always comes last. You might put it down to laziness: it is low, it is damp, and your feet get cold. It is exactly the opposite.</p>
<h2>Ten days stolen from the frost</h2>
<p>A vine wakes its outermost buds first. As long as the long wood is still there, the buds at the base, the only ones that matter, go on sleeping. By pruning at the end of March rather than in December, we delay them by about ten days. In a hollow where cold air flows like water, ten days are the difference between a harvest and a memory.</p>
<p>The price is time. Three thousand two hundred vines to prune in a week, with the sap already rising and every cut weeping. We start by the light of the headlamps. Odile brings coffee at nine and goes home with cuttings for the fireplace.</p>
<h2>What to look for before you cut</h2>
<p>A vine is read from the bottom up. You look for the way the sap takes, for last year’s wood, for a bud that faces outward. Then you cut once, cleanly, leaving a little dry wood above. The wound is small and the vine forgets it. Michel likes to say that pruning means deciding for somebody who can’t answer back: the least you can do is look them in the eye.</p>`,
  ),
};

const ewes: DemoArticle = {
  date: "2026-03-24",
  image: "sheep-rows",
  title: both("Quarante brebis et un cahier des charges", "Forty ewes and a job description"),
  summary: both(
    "Elles arrivent en décembre, repartent avant les bourgeons, et n’ont jamais demandé d’augmentation. Portrait d’une équipe d’hiver.",
    "They come in December, leave before the buds, and have never asked for a raise. Portrait of a winter crew.",
  ),
  text: both(
    `<p>Le troupeau de Maëlle passe l’hiver chez nous depuis 2013. Quarante brebis, deux béliers qui se croient chefs, et une chienne, Plume, qui l’est vraiment. Le contrat tient sur une page : nous fournissons l’herbe, elles fournissent le reste.</p>
<h2>Tondre, fumer, ne pas tasser</h2>
<p>Un tracteur pèse deux tonnes et demie et passe toujours au même endroit. Une brebis en pèse soixante-dix kilos et passe partout, sur quatre petits pieds qui aèrent le sol au lieu de le fermer. Là où elles ont pâturé, nous comptons deux fois plus de vers de terre au printemps. Nous le savons parce que nous les comptons, un dimanche par an, à la bêche, avec les enfants de l’école de Montclair.</p>
<p>Elles mangent l’herbe entre les rangs, puis sous les rangs, là où aucun outil ne va sans blesser un pied. En échange, elles laissent chaque jour de quoi nourrir la parcelle jusqu’en juin.</p>
<h2>Le jour du départ</h2>
<p>La seule règle est de partir à temps. Une brebis ne distingue pas une jeune pousse d’une friandise : quand les bourgeons gonflent, vers la fin mars, il faut les avoir emmenées. Cette année, Maëlle est venue le 23. Le troupeau a descendu le chemin de halage, traversé le deuxième pont et remonté vers ses prés, à six kilomètres.</p>
<p>Le coteau paraît toujours un peu vide le lendemain. On entend de nouveau les oiseaux, et Simon admet, au bout d’un jour ou deux, que les clochettes lui manquent.</p>`,
    `<p>Maëlle’s flock has wintered with us since 2013. Forty ewes, two rams who believe they are in charge, and a dog called Plume, who is. The contract fits on a page: we provide the grass, they provide the rest.</p>
<h2>Mow, manure, don’t pack</h2>
<p>A tractor weighs nearly three tons and always drives in the same place. A ewe weighs a hundred and fifty pounds and goes everywhere, on four small feet that open the soil rather than close it. Where they have grazed, we count twice as many earthworms in spring. We know because we count them, one Sunday a year, with spades and the children of Montclair’s school.</p>
<p>They eat the grass between the rows, then under the rows, where no tool can go without wounding a vine. In return they leave enough each day to feed the parcel until June.</p>
<h2>The day they leave</h2>
<p>The only rule is to leave in time. A ewe can’t tell a young shoot from a treat: once the buds begin to swell, toward the end of March, the flock must be gone. This year Maëlle came on the 23rd. They went down the towpath, over the second bridge and up to their own meadows, four miles away.</p>
<p>The slope always looks a little empty the day after. You can hear the birds again, and Simon admits, a day or two later, that he misses the bells.</p>`,
  ),
};

const dryWalls: DemoArticle = {
  date: "2026-07-08",
  image: "stone-wall",
  title: both("Relever un mur sans ciment", "Raising a wall without mortar"),
  summary: both(
    "Un kilomètre et demi de murets tient Les Terrasses. Chaque été, trente mètres tombent, et trente mètres remontent.",
    "A mile of dry-stone wall holds Les Terrasses in place. Every summer thirty yards fall down, and thirty yards go up again.",
  ),
  text: both(
    `<p>Un muret de pierre sèche n’a qu’un défaut : il tombe. C’est aussi sa qualité. Un mur maçonné retient l’eau jusqu’au jour où il éclate ; le nôtre la laisse passer, se fatigue un peu, s’ouvre au ventre, et prévient longtemps à l’avance.</p>
<h2>La règle des trois pierres</h2>
<p>Michel nous l’a apprise comme on apprend une comptine. Une pierre sur deux, deux pierres sous une, et la troisième en travers, qui va chercher la terre. On ne casse jamais une pierre pour qu’elle entre : on la choisit des yeux, longtemps, avant de se baisser. Une fois en main, elle doit servir, sinon la journée n’avance pas. Ceux qui trichent se reconnaissent à leurs doigts.</p>
<p>On monte par rangs, légèrement penché vers le coteau, un pouce de fruit par pied de hauteur. Derrière, on remplit de cailloux, jamais de terre : l’hiver, l’eau gèlerait et pousserait tout dehors.</p>
<h2>Ce qui habite un mur</h2>
<p>Au printemps dernier, avant d’ouvrir une brèche au quatrième palier, nous avons attendu six semaines qu’une famille de rougequeues ait fini d’y élever ses petits. Il y avait aussi deux lézards, un crapaud et une clé que personne n’a su attribuer. Le mur est la plus vieille maison du domaine, et nous n’en sommes pas les seuls locataires.</p>
<p>Trente mètres par été, cinquante étés pour en faire le tour. Quand nous aurons fini, il faudra recommencer ; c’est une façon de dire que nous restons.</p>`,
    `<p>A dry-stone wall has only one fault: it falls down. That is also its virtue. A mortared wall holds the water back until the day it bursts; ours lets it through, tires a little, bulges at the belly, and gives notice long in advance.</p>
<h2>The rule of three stones</h2>
<p>Michel taught it to us like a nursery rhyme. One stone over two, two stones under one, and the third crosswise, reaching back into the earth. You never break a stone to make it fit: you choose it with your eyes, at length, before you bend down. Once it is in your hand it has to be used, or the day goes nowhere. You can tell those who cheat by their fingers.</p>
<p>You build in courses, leaning slightly into the hill, an inch for every foot of height. Behind it goes rubble, never soil: in winter the water would freeze and push everything out.</p>
<h2>Who lives in a wall</h2>
<p>Last spring, before opening a breach on the fourth step, we waited six weeks for a family of redstarts to finish raising their young inside. There were also two lizards, a toad and a key that nobody could place. The wall is the oldest house on the estate, and we are not its only tenants.</p>
<p>Thirty yards a summer, fifty summers to get around it all. By the time we have finished it will be time to begin again, which is one way of saying that we are staying.</p>`,
  ),
};

/** What happens outdoors. */
export const inTheVineyard: DemoBlogFolder = {
  image: "horse-plough",
  name: both("À la vigne", "In the vineyard"),
  text: both(
    "<p>Le coteau au fil des saisons, à hauteur de cep.</p>",
    "<p>The slope through the seasons, seen from the height of a vine.</p>",
  ),
  articles: [latePruning, ewes, dryWalls],
};
