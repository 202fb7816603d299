import { both } from "#starter/both.ts";

import type { DemoArticle, DemoBlogFolder } from "./blog-article.ts";

const blending: DemoArticle = {
  date: "2026-02-22",
  image: "tasting-table",
  title: both("Un dimanche de février, sept verres chacun", "A Sunday in February, seven glasses each"),
  summary: both(
    "L’assemblage se décide en famille, à l’aveugle et sans téléphone. Récit d’une journée où personne n’a eu raison tout de suite.",
    "Blends are settled by the family, blind and without telephones. The story of a day when nobody was right at once.",
  ),
  text: both(
    `<p>Hélène prépare les échantillons à six heures, seule, dans la cave encore noire. Sept carafes numérotées, une par foudre des Terrasses, et un papier plié dans sa poche qu’elle ne sortira qu’à la fin. À dix heures, nous sommes tous assis. Les téléphones dorment dans la boîte à pain.</p>
<h2>Le silence, puis les chiffres</h2>
<p>Le premier tour se fait sans un mot. On note de un à vingt, on cache sa feuille, on crache dans le seau du voisin si le sien est trop loin. Le deuxième tour, on parle. Michel trouve toujours de la violette. Simon ne dit que deux choses, « oui » ou « pas encore ». Odile attend, les mains à plat, et donne sa note en dernier.</p>
<p>Sa voix compte double depuis 1996. Cette année-là, tout le monde voulait mettre le foudre quatre dans l’assemblage, sauf elle. On l’a mis. On l’a regretté douze mille fois, bouteille après bouteille.</p>
<h2>Trouver ce qui manque</h2>
<p>Assembler n’est pas additionner des qualités : deux vins brillants font parfois un bavard. On cherche plutôt ce qui manque, une fin de bouche, un peu d’ombre, une raison de reprendre un verre. Cette fois, c’est le petit foudre des rangs du bas, que chacun avait mal noté, qui a remis tout le reste debout. Cinq parts sur cent, pas davantage.</p>
<p>À quatre heures, Hélène a déplié son papier. Elle avait écrit la même chose, à une part près. Elle n’a rien dit ; elle a seulement servi la soupe.</p>`,
    `<p>Hélène prepares the samples at six, alone, in a cellar that is still dark. Seven numbered decanters, one for each of the great oak vats of Les Terrasses, and a folded paper in her pocket that stays there until the end. By ten we are all seated. The telephones are asleep in the breadbox.</p>
<h2>First silence, then figures</h2>
<p>The first round passes without a word. You mark out of twenty, you hide your sheet, you use your neighbor’s bucket when your own is too far. In the second round you may talk. Michel always finds violets. Simon says only one of two things, “yes” or “not yet”. Odile waits, hands flat on the table, and gives her mark last.</p>
<p>Her vote has counted twice since 1996. That year everybody wanted vat four in the blend, except her. In it went. We regretted it twelve thousand times, one bottle after another.</p>
<h2>Finding what is missing</h2>
<p>Blending isn’t adding qualities up: two brilliant wines sometimes make one chatterbox. You look for what is missing instead, an ending, a little shade, a reason to pour a second glass. This time it was the small vat from the lowest rows, which each of us had marked down, that set all the rest on its feet. Five parts in a hundred, no more.</p>
<p>At four o’clock Hélène unfolded her paper. She had written the same thing, give or take one part. She said nothing; she just served the soup.</p>`,
  ),
};

const oldBarrels: DemoArticle = {
  date: "2026-05-12",
  image: "cellar-barrels",
  title: both("Éloge du fût qui n’a plus rien à dire", "In praise of a barrel with nothing left to say"),
  summary: both(
    "Nous n’achetons presque jamais de bois neuf. Un fût commence à nous intéresser à l’âge où d’autres le scient pour en faire des bacs à fleurs.",
    "We hardly ever buy new oak. A barrel begins to interest us at the age when others saw it in half for flowerpots.",
  ),
  text: both(
    `<p>Un fût neuf est un invité qui parle fort. Il raconte la forêt, la chauffe, la vanille ; le vin, poli, écoute et finit par répéter. Au troisième vin, il baisse la voix. Au cinquième, il se tait, et c’est alors que nous l’invitons à rester.</p>
<h2>À quoi sert le bois quand il ne parfume plus</h2>
<p>À respirer. Par les douelles et par la bonde, un fût de deux cent vingt-huit litres laisse entrer chaque année une vingtaine de milligrammes d’oxygène par litre : de quoi arrondir un tanin sans jamais le fatiguer. La cuve, elle, ne respire pas, et le foudre respire à peine. Pierre-Levée demande dix-huit mois de cette lenteur ; Les Terrasses, dix mois d’un souffle plus large.</p>
<p>Nos plus vieux fûts ont vu sept vins. Nous les achetons à trois domaines dont nous aimons la propreté, car le bois se souvient de tout, et d’abord des négligences.</p>
<h2>Un travail d’eau chaude</h2>
<p>Entre deux vins, on rince, on brûle une mèche, on rince encore. On écoute le fût en le frappant du poing : plein, il est mat ; sec, il sonne ; fêlé, il bourdonne. Hélène les connaît par leur numéro. Le 31 fuit un peu à la lune montante, le 12 fait toujours de meilleurs vins que ses voisins, et personne n’a jamais su pourquoi.</p>
<p>Quand un fût renonce, Lucien le démonte. Les fonds deviennent des plateaux, les cercles des jouets. Rien, ici, ne finit en bac à fleurs.</p>`,
    `<p>A new barrel is a guest with a loud voice. It goes on about the forest, the fire, the vanilla; the wine, being polite, listens and ends up repeating it. By its third wine it lowers its voice. By the fifth it falls silent, and that is when we ask it to stay.</p>
<h2>What oak is for once the scent has gone</h2>
<p>For breathing. Through its staves and its bung, a sixty-gallon barrel lets in about twenty milligrams of oxygen per liter each year: enough to round a tannin without ever tiring it. A steel tank doesn’t breathe at all, and a great oak vat hardly does. Pierre-Levée asks for eighteen months of this slowness; Les Terrasses for ten months of a broader breath.</p>
<p>Our oldest barrels have seen seven wines. We buy them from three estates whose cleanliness we trust, for oak remembers everything, and carelessness first of all.</p>
<h2>Hot water, mostly</h2>
<p>Between two wines you rinse, you burn a wick, you rinse again. You listen to a barrel by knocking on it: full, it is dull; dry, it rings; cracked, it hums. Hélène knows them by number. Number 31 leaks a little under a waxing moon, number 12 always makes better wine than its neighbors, and nobody has ever known why.</p>
<p>When a barrel gives up, Lucien takes it apart. The heads become trays, the hoops become toys. Nothing here ends up as a flowerpot.</p>`,
  ),
};

const riddling: DemoArticle = {
  date: "2026-09-29",
  image: "riddling-racks",
  title: both("Un huitième de tour, deux fois par jour", "An eighth of a turn, twice a day"),
  summary: both(
    "Le remuage d’Éclat se fait encore à la main, sur des pupitres plus vieux que nous. Ce que l’on apprend en tournant douze mille bouteilles.",
    "We still riddle Éclat by hand, on racks older than we are. What you learn from turning twelve thousand bottles.",
  ),
  text: both(
    `<p>Au fond de la cave, sous la voûte basse, quarante pupitres de chêne attendent leurs bouteilles la tête en bas. Michel les a rachetés en 1983 à un voisin qui s’équipait de machines. Il avait dix ans de retard, disait le voisin ; il en avait surtout trente d’avance.</p>
<h2>Faire descendre un nuage</h2>
<p>Après trente mois sur lattes, les levures ont fini leur ouvrage et reposent au flanc de la bouteille, en un voile beige. Il faut les convaincre de descendre jusqu’au goulot sans troubler le vin. On saisit deux fonds à la fois, un dans chaque main, on tourne d’un huitième, on redresse d’un cheveu, on repose avec un petit coup sec. Puis les deux suivantes. Une bonne main en fait quatre mille à l’heure ; Simon en fait deux mille et chante.</p>
<p>Il faut vingt-quatre jours, matin et soir. À la lampe, on voit le dépôt glisser comme du sable dans un sablier très lent.</p>
<h2>Ce qu’une machine ne verrait pas</h2>
<p>Une gyropalette ferait le même travail en une semaine. Nous avons essayé, par honnêteté. Le vin était bon. Mais à la main, on sent la bouteille qui pèse un peu moins, celle dont le bouchon a soupiré, celle dont le voile refuse de glisser parce qu’il prépare autre chose. On les met de côté, on les goûte un soir. Ce sont souvent les plus intéressantes.</p>
<p>Et puis, deux fois par jour pendant un mois, on est tranquille. Il y a des gens qui paient pour cela.</p>`,
    `<p>At the far end of the cellar, under the low vault, forty oak racks wait for bottles to be put in head first. Michel bought them in 1983 from a neighbor who was changing over to machines. He was ten years behind the times, said the neighbor; mostly, he was thirty years ahead.</p>
<h2>Persuading a cloud to sink</h2>
<p>After thirty months on its side, the yeast has done its work and lies along the flank of the bottle in a beige veil. It has to be persuaded down to the neck without clouding the wine. You take two bottles at a time, one in each hand, turn them by an eighth, tip them up by a hair, and set them back with a small sharp knock. Then the next two. A good hand does four thousand an hour; Simon does two thousand, and sings.</p>
<p>It takes twenty-four days, morning and evening. Under the lamp you see the deposit slide like sand in a very slow hourglass.</p>
<h2>What a machine wouldn’t notice</h2>
<p>A mechanical cradle would do the same work in a week. We tried one, out of honesty. The wine was good. But by hand you feel the bottle that weighs a little less, the one whose cork has sighed, the one whose veil won’t slide because it has other plans. You set those aside and taste them one evening. They are often the most interesting.</p>
<p>And then, twice a day for a month, nobody disturbs you. There are people who pay for that.</p>`,
  ),
};

/** What happens under the vault. */
export const inTheCellar: DemoBlogFolder = {
  image: "press-house",
  name: both("À la cave", "In the cellar"),
  text: both(
    "<p>Sous la voûte, à douze degrés : ce que nous faisons, et surtout ce que nous ne faisons pas.</p>",
    "<p>Under the vault, at fifty-four degrees: what we do and, above all, what we leave alone.</p>",
  ),
  articles: [blending, oldBarrels, riddling],
};
