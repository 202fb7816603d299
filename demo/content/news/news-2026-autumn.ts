import { both } from "#starter/both.ts";

import type { DemoNews } from "./news-item.ts";

const nightAmongTheVines: DemoNews = {
  date: "2026-06-22",
  image: "long-table",
  title: both("Une nuit dans les vignes, et un accordéon", "A night among the vines, and an accordion"),
  summary: both(
    "Deux cents convives, une table de soixante mètres entre les rangs de Vent-Couvert, et la lune à l’heure. Merci à vous.",
    "Two hundred guests, a two-hundred-foot table between the rows of Vent-Couvert, and a moon on time. Thank you.",
  ),
  text: both(
    `<p>Il avait plu le matin, il a plu le lendemain. Entre les deux, une soirée sans un souffle, ce que Vent-Couvert sait faire de mieux.</p>
<p>On a servi l’agneau de Maëlle grillé sur les sarments de janvier, les fromages de la ferme du Gué, et quatre-vingts bouteilles dont nous avions sous-estimé le nombre. Vers minuit, l’accordéon de Basile a trouvé un tuba. Personne ne sait d’où il venait.</p>
<p>L’an prochain, ce sera le vendredi 18 juin. Les inscriptions ouvriront en mars.</p>`,
    `<p>It had rained that morning; it rained the next day. In between, an evening without a breath of wind, which is what Vent-Couvert does best.</p>
<p>We served Maëlle’s lamb, grilled over January’s cuttings, cheeses from the farm at the ford, and eighty bottles, a figure we had underestimated. Toward midnight Basile’s accordion was joined by a tuba. Nobody knows where it came from.</p>
<p>Next year’s night is Friday, June 18. Reservations open in March.</p>`,
  ),
};

const firstPicking: DemoNews = {
  date: "2026-09-03",
  image: "harvest-basket",
  title: both("Premier coup de sécateur", "The first cut"),
  summary: both(
    "Aubade ouvre le bal, comme chaque année. Les vendanges ont commencé ce matin à 6 h 30, par neuf degrés et grand beau temps.",
    "Aubade leads off, as it does every year. Harvest began at half past six this morning, at forty-eight degrees under a clear sky.",
  ),
  text: both(
    `<p>Vingt-deux coupeurs, dont dix habitués, une étudiante en lettres, un facteur en congés et la cousine d’Amiens. À dix heures, le pineau d’Aunis était au pressoir, encore frais de la nuit.</p>
<p>Les analyses sont belles : 11,8 degrés en puissance, une acidité franche, des peaux saines. Hélène a goûté le jus dans le creux de la main, n’a rien dit, et souri. C’est bon signe.</p>
<p>Suite du programme : Côtes Vives lundi, Vent-Couvert dans la semaine. Pour le rouge, on attendra la pluie annoncée, ou plutôt qu’elle passe.</p>`,
    `<p>Twenty-two pickers, ten of them old hands, one literature student, a postman on leave and the cousin from Amiens. By ten the Pineau d’Aunis was in the press, still cool from the night.</p>
<p>The figures are good: 11.8% potential alcohol, bright acidity, healthy skins. Hélène tasted the juice from the palm of her hand, said nothing, and smiled. A good sign.</p>
<p>Next: Côtes Vives on Monday, Vent-Couvert during the week. For the reds we will wait for the rain that is forecast, or rather for it to be over.</p>`,
  ),
};

const harvestEnds: DemoNews = {
  date: "2026-10-21",
  promoted: true,
  image: "night-harvest",
  title: both("Vendanges 2026 : ce que la rivière nous a laissé", "Harvest 2026: what the river left us"),
  summary: both(
    "Quarante-huit jours, huit parcelles, une nuit blanche dans la combe. Le millésime 2026 est rentré ; premières impressions d’Hélène.",
    "Forty-eight days, eight parcels, one sleepless night in the hollow. The 2026 vintage is in; first impressions from Hélène.",
  ),
  text: both(
    `<p>On a commencé le 3 septembre en chemise et fini le 20 octobre en bonnet. Entre les deux, un été sec mais pas brûlant, une pluie le 14 qui a tout débloqué, et des nuits fraîches comme on n’en avait plus vu depuis 2016.</p>
<h2>Les blancs</h2>
<p>De la tension, beaucoup de parfum. Vent-Couvert sent déjà le tilleul ; Clos Sereine, cueilli en trois passages, aura de la matière et du temps devant lui.</p>
<h2>Les rouges</h2>
<p>Des peaux épaisses, des tanins mûrs, des couleurs d’encre. Pierre-Levée promet. La Centenaire a donné deux demi-muids, ce qui n’était pas arrivé depuis dix ans.</p>
<h2>Et la Nuit</h2>
<p>La brume est venue le 17 octobre. À onze heures du soir, quatorze lampes frontales sont entrées dans la combe. À l’aube, il y avait neuf cents litres au pressoir. Il y aura une Nuit 2026.</p>`,
    `<p>We began on September 3 in shirtsleeves and finished on October 20 in woolen hats. In between: a dry but not scorching summer, a rain on the 14th that set everything moving, and nights cooler than any since 2016.</p>
<h2>The whites</h2>
<p>Tension, and a great deal of scent. Vent-Couvert already smells of linden blossom; Clos Sereine, picked in three passes, will have substance and time ahead of it.</p>
<h2>The reds</h2>
<p>Thick skins, ripe tannins, colors like ink. Pierre-Levée is promising. La Centenaire filled two large barrels, which had not happened for ten years.</p>
<h2>And the Nuit</h2>
<p>The mist came on October 17. At eleven that night fourteen headlamps went down into the hollow. By dawn there were two hundred and forty gallons in the press. There will be a Nuit 2026.</p>`,
  ),
};

const openDays: DemoNews = {
  date: "2026-11-12",
  promoted: true,
  image: "letterbox-winter",
  title: both("Portes ouvertes de l’Avent, 5 et 6 décembre", "Advent open days, December 5 and 6"),
  summary: both(
    "Deux jours pour goûter toute la gamme, descendre à la cave et repartir avec le sapin et le vin. Soupe et châtaignes dans la cour.",
    "Two days to taste the whole range, go down to the cellar and leave with both the tree and the wine. Soup and chestnuts in the yard.",
  ),
  text: both(
    `<p>La maison ouvre en grand le samedi 5 et le dimanche 6 décembre, de 10 h à 19 h. On goûte tout, y compris les 2026 encore troubles, tirés au fût par Hélène à 11 h et à 16 h.</p>
<p>Dans la cour : la soupe de potiron d’Odile, les châtaignes de Michel, les fromages de la ferme du Gué et les sapins du voisin. Au caveau, les coffrets de Lucien et le tire-bouchon de la maison.</p>
<p>Entrée libre. Les enfants sont les bienvenus : un jus de raisin et un âne les attendent.</p>`,
    `<p>The house opens wide on Saturday, December 5, and Sunday, December 6, from 10 am to 7 pm. Taste everything, including the 2026s, still cloudy, drawn from the barrel by Hélène at 11 am and 4 pm.</p>
<p>In the yard: Odile’s pumpkin soup, Michel’s chestnuts, cheeses from the farm at the ford and the neighbor’s Christmas trees. In the tasting room, Lucien’s cases and the house corkscrew.</p>
<p>Free entry. Children are welcome: grape juice and a donkey are waiting.</p>`,
  ),
};

/** Written ahead: it shows on its day. */
const pruningSchool: DemoNews = {
  date: "2027-01-23",
  image: "pruning-winter",
  title: both("L’école de taille rouvre", "The pruning school is back"),
  summary: both(
    "Trois samedis pour apprendre à tailler la vigne, avec Simon, un sécateur affûté et une soupe au bout du rang.",
    "Three Saturdays to learn how to prune a vine, with Simon, a sharp pair of shears and soup at the end of the row.",
  ),
  text: both(
    `<p>Les 30 janvier, 6 et 13 février, de 9 h à 13 h. Huit places par matinée, le matériel est prêté, la patience fournie. On repart avec un fagot, un carnet de croquis et une opinion sur la taille Guyot.</p>
<p>Inscription au caveau ou par courriel ; 25 € par personne, soupe comprise.</p>`,
    `<p>On January 30, February 6 and February 13, from 9 am to 1 pm. Eight places a morning; tools are lent, patience is provided. You leave with a bundle of cuttings, a sketchbook and an opinion on Guyot training.</p>
<p>Book at the estate or by e-mail; €25 a person, soup included.</p>`,
  ),
};

export const autumn2026: readonly DemoNews[] = [nightAmongTheVines, firstPicking, harvestEnds, openDays, pruningSchool];
