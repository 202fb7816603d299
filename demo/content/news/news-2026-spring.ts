import { both } from "#starter/both.ts";

import type { DemoNews } from "./news-item.ts";

const saintVincent: DemoNews = {
  date: "2026-01-25",
  image: "pruning-winter",
  title: both("À la Saint-Vincent, on taille", "On Saint Vincent’s day we prune"),
  summary: both(
    "Le patron des vignerons a la bonne idée d’être fêté au milieu de l’hiver. Cette année, trente amis sont venus tailler un rang chacun.",
    "The winegrowers’ patron saint is kindly celebrated in midwinter. This year thirty friends came to prune a row each.",
  ),
  text: both(
    `<p>La règle est simple : un sécateur, un rang, un bol de soupe. Simon montre une fois, répond aux questions dix fois, et repasse derrière tout le monde avec tact.</p>
<p>On apprend vite que la taille est une conversation. On regarde ce que le cep a fait l’an dernier, on devine ce qu’il voudrait faire, et on lui laisse deux yeux pour s’expliquer. Au bout de la matinée, les plus bavards se taisaient.</p>
<p>Les sarments ont été mis en fagots : ils serviront aux grillades de la Nuit des vignes, le 19 juin.</p>`,
    `<p>The rule is simple: one pair of shears, one row, one bowl of soup. Simon demonstrates once, answers questions ten times, and goes over everyone’s work afterward with great tact.</p>
<p>You soon learn that pruning is a conversation. You look at what the vine did last year, guess what it would like to do, and leave it two buds to explain itself. By the end of the morning even the talkers had fallen quiet.</p>
<p>The cuttings are tied in bundles for the grills of our Night among the Vines, on June 19.</p>`,
  ),
};

const eclatMedal: DemoNews = {
  date: "2026-03-02",
  image: "riddling-racks",
  title: both("De l’or pour Éclat", "Gold for Éclat"),
  summary: both(
    "Le Concours des vins de rivière a donné à notre brut sa première médaille d’or. Hélène l’a appris à la cave, une bouteille à la main.",
    "The River Wines Competition has given our brut its first gold medal. Hélène heard the news in the cellar, bottle in hand.",
  ),
  text: both(
    `<p>« Bulle d’une grande finesse, bouche nette, sans fard » : le jury aura dit en une ligne ce que nous cherchons depuis quinze ans. Éclat dort trente mois sur lattes, ne reçoit que cinq grammes de sucre et n’a jamais vu de bois.</p>
<p>La médaille récompense aussi les Côtes Vives, cette parcelle tournée au nord que Michel avait failli arracher. Il en rit encore.</p>
<p>Pour fêter cela, deux euros de moins sur la bouteille, ici comme au caveau, tant qu’il en reste.</p>`,
    `<p>“A bead of great finesse, a clean palate, no makeup”: the jury put into a line what we have been after for fifteen years. Éclat sleeps thirty months on its lees, takes five grams of sugar and has never seen wood.</p>
<p>The medal also belongs to Les Côtes Vives, the north-facing parcel that Michel very nearly pulled up. He is still laughing about it.</p>
<p>To celebrate, two euros off the bottle, here and at the estate, for as long as it lasts.</p>`,
  ),
};

const frost: DemoNews = {
  date: "2026-04-16",
  image: "frost-candles",
  title: both("La nuit des bougies", "The night of the candles"),
  summary: both(
    "Moins deux degrés à trois heures du matin. Douze personnes, quatre cents bougies, et au bout du compte presque rien de perdu.",
    "Twenty-eight degrees at three in the morning. Twelve people, four hundred candles and, in the end, almost nothing lost.",
  ),
  text: both(
    `<p>L’alarme a sonné à 2 h 40. Dans la combe, le thermomètre descendait d’un dixième toutes les cinq minutes. Les voisins sont venus sans qu’on les appelle : ils avaient vu nos lampes.</p>
<p>Une bougie de paraffine tous les sept mètres, allumées de bas en haut. À cinq heures, le coteau ressemblait à une ville. À sept heures, le soleil a pris le relais, et l’Orbrie a envoyé sa brume par-dessus, comme une couverture.</p>
<p>Nous estimons les pertes à trois bourgeons sur cent. L’an prochain, nous essaierons de tailler la combe plus tard encore.</p>`,
    `<p>The alarm went off at 2:40. Down in the hollow the thermometer was losing a fifth of a degree every five minutes. The neighbors came without being called: they had seen our lamps.</p>
<p>One paraffin candle every twenty feet or so, lit from the bottom up. By five the slope looked like a town. At seven the sun took over, and the Orbrie sent up its mist like a blanket.</p>
<p>We put the losses at three buds in a hundred. Next year we will try pruning the hollow later still.</p>`,
  ),
};

const flower: DemoNews = {
  date: "2026-06-04",
  image: "spring-flower",
  title: both("La fleur est passée", "The vines have flowered"),
  summary: both(
    "Dix jours de beau temps, une odeur de miel vert et de réséda sur tout le coteau. Il faut désormais compter cent jours.",
    "Ten days of fine weather and a scent of green honey across the whole slope. From here on, count a hundred days.",
  ),
  text: both(
    `<p>Elle ne se voit presque pas : une poussière crème, grande comme une tête d’épingle. Elle se sent, en revanche, surtout le soir, quand l’air retombe. Michel dit que c’est la seule semaine où il comprend pourquoi il s’est levé si tôt toute sa vie.</p>
<p>Les Terrasses ont fleuri le 24 mai, Clos Sereine le 29. La nouaison est belle, régulière, sans coulure. Cent jours après la fleur, dit le proverbe, on sort les paniers : rendez-vous dans les premiers jours de septembre.</p>`,
    `<p>You can hardly see it: a creamy dust, no bigger than a pinhead. You can smell it, though, above all in the evening when the air sinks. Michel says it is the one week when he understands why he has got up so early all his life.</p>
<p>Les Terrasses flowered on May 24, Clos Sereine on the 29th. The fruit has set well and evenly. A hundred days after flowering, says the proverb, bring out the baskets: see you in the first days of September.</p>`,
  ),
};

export const spring2026: readonly DemoNews[] = [saintVincent, eclatMedal, frost, flower];
