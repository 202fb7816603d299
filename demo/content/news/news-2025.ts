import { both } from "#starter/both.ts";

import type { DemoNews } from "./news-item.ts";

const sheep: DemoNews = {
  date: "2025-03-18",
  image: "sheep-rows",
  title: both("Quarante brebis entre les rangs", "Forty ewes between the rows"),
  summary: both(
    "Depuis décembre, le troupeau de Maëlle tond l’herbe du coteau mieux que nous. Il repart à la pousse, et il va nous manquer.",
    "Since December, Maëlle’s flock has mown the slope better than we can. It leaves when the buds break, and we will miss it.",
  ),
  text: both(
    `<p>Elles sont revenues un matin de gel, quarante brebis et deux béliers qui n’avaient pas l’air convaincus. En 2013, Maëlle, leur bergère, cherchait de l’herbe d’hiver ; nous cherchions à passer moins souvent avec le tracteur. L’affaire s’est conclue autour d’un café, et tient toujours.</p>
<p>Trois mois plus tard, le couvert est ras, le sol n’est pas tassé et les rangs sont fumés sans que personne ait rien épandu. Simon a compté : neuf passages d’engin en moins, et autant de gazole.</p>
<p>Le troupeau redescend à la rivière à la fin du mois, avant que les bourgeons n’éclatent : une brebis fait très bien la différence entre l’herbe et la vigne, et préfère la vigne.</p>`,
    `<p>They came back one frosty morning, forty ewes and two rams who looked unconvinced. In 2013 Maëlle, their shepherd, wanted winter grass; we wanted to bring the tractor out less often. The bargain was struck over coffee, and still holds.</p>
<p>Three months on, the cover is short, the soil isn’t packed and the rows are manured without anyone having spread a thing. Simon kept count: nine tractor passes saved, and the fuel that goes with them.</p>
<p>The flock goes back down to the river at the end of the month, before the buds burst: a ewe knows perfectly well the difference between grass and vine, and prefers the vine.</p>`,
  ),
};

const owls: DemoNews = {
  date: "2025-05-21",
  image: "hedge-owl",
  title: both("Six cents mètres de haies, deux chouettes", "Six hundred yards of hedge, two owls"),
  summary: both(
    "Les haies plantées en 2019 ont enfin l’air de haies. Une effraie s’est installée au bout de Vent-Couvert, et elle n’est pas venue seule.",
    "The hedges planted in 2019 look like hedges at last. A barn owl has settled at the end of Vent-Couvert, and she did not come alone.",
  ),
  text: both(
    `<p>Prunelliers, cornouillers, viornes, quelques poiriers sauvages : nous avions mis en terre neuf cents plants de la taille d’un crayon. Pendant quatre ans, les visiteurs ont poliment cherché la haie des yeux.</p>
<p>Ce printemps, on ne la cherche plus. Et depuis la mi-avril, au crépuscule, une effraie chuinte depuis le nichoir du pignon. Une autre lui répond. Odile, qui les entend de sa chambre, tient les comptes : campagnols, mulots, un lézard.</p>
<p>Nous ne prétendons pas que le vin en soit meilleur. Mais le travail, si.</p>`,
    `<p>Blackthorn, dogwood, wayfaring tree, a few wild pears: we had put in nine hundred plants the size of a pencil. For four years visitors looked politely around for the hedge.</p>
<p>This spring nobody has to look. And since mid-April, at dusk, a barn owl has been hissing from the box on the gable. Another answers. Odile, who hears them from her bedroom, keeps the tally: voles, field mice, one lizard.</p>
<p>We don’t claim the wine is better for it. The work certainly is.</p>`,
  ),
};

const walls: DemoNews = {
  date: "2025-07-14",
  image: "stone-wall",
  title: both("Un mur se relève à huit mains", "It takes eight hands to raise a wall"),
  summary: both(
    "Le gros orage de juin avait emporté neuf mètres du quatrième muret des Terrasses. Récit d’une semaine à l’école de la pierre sèche.",
    "June’s great storm took thirty feet of the fourth wall in Les Terrasses. The story of a week at the dry-stone school.",
  ),
  text: both(
    `<p>Quarante millimètres en vingt minutes, et un bruit de charrette qu’on renverse. Le lendemain, neuf mètres de mur dormaient dans le rang du dessous.</p>
<p>Yann, murailler à Sainte-Aubierge, est venu avec sa massette et ses trois règles : une pierre se pose, elle ne se jette pas ; une pierre se touche deux fois au plus ; et la plus belle ne va pas devant, elle va où il faut. Nous étions quatre, nous avons posé dix-huit tonnes.</p>
<p>Le mur a été fini un vendredi, à l’heure de l’apéritif. Auguste l’avait bâti en un hiver ; nous n’avons fait que le recopier.</p>`,
    `<p>An inch and a half in twenty minutes, and a sound like a cart going over. Next morning thirty feet of wall lay asleep in the row below.</p>
<p>Yann, a waller from Sainte-Aubierge, came with his hammer and his three rules: a stone is laid, never thrown; a stone is touched twice at most; and the handsomest doesn’t go in front, it goes where it is needed. There were four of us and we laid twenty tons.</p>
<p>The wall was finished on a Friday, at aperitif time. Auguste had built it in one winter; all we did was copy it out again.</p>`,
  ),
};

const magnums: DemoNews = {
  date: "2025-10-09",
  image: "old-vine",
  title: both("La Centenaire 2019 quitte la cave", "La Centenaire 2019 leaves the cellar"),
  summary: both(
    "Quatre cent douze magnums, six ans de patience. Le millésime 2019 de nos plus vieilles vignes est disponible au caveau et ici.",
    "Four hundred and twelve magnums, six years of patience. The 2019 from our oldest vines is now available at the estate and here.",
  ),
  text: both(
    `<p>Il y a eu un gel, puis un été sans une goutte, puis trois jours de pluie tombés exactement quand il fallait. Le raisin était petit, noir, sucré comme une confiture et vif comme une pomme. Nous n’avons pas eu à discuter longtemps : ce serait une année à Centenaire.</p>
<p>Vingt-quatre mois de demi-muid, quatre ans de bouteille. Le vin s’est d’abord tu, comme toujours, puis il s’est remis à parler l’hiver dernier : violette, cerise noire, un fond de sous-bois. Les tanins ont la douceur d’un vieux bois de rampe.</p>
<p>Nous ne vendons qu’un magnum par personne jusqu’à la fin de l’année. Non pour faire les difficiles : pour qu’il y en ait pour tout le monde.</p>`,
    `<p>There was a frost, then a summer without a drop, then three days of rain that fell exactly when they should. The fruit was small, black, sweet as jam and sharp as an apple. It didn’t take long to agree: this would be a year for La Centenaire.</p>
<p>Twenty-four months in large oak, four years in glass. The wine fell silent at first, as it always does, then found its voice again last winter: violet, black cherry, a floor of forest behind. The tannins are smooth as an old banister.</p>
<p>We are selling one magnum per person until the end of the year. Not to be difficult: so that there is enough to go around.</p>`,
  ),
};

const box: DemoNews = {
  date: "2025-12-04",
  image: "poplar-case",
  title: both("Une caisse de peuplier pour les fêtes", "A poplar case for the holidays"),
  summary: both(
    "Trois bouteilles, une caisse faite à Montclair, un mot écrit à la main : le coffret Découverte est prêt à partir.",
    "Three bottles, a case made in Montclair, a handwritten note: the Discovery box is ready to go.",
  ),
  text: both(
    `<p>Lucien a livré les caisses ce matin. Elles sentent le copeau et la colle chaude. Celle de l’image est encore de bois brut : les autres passent au bain de lie, et partent couleur de vin. Dedans, Les Terrasses, Vent-Couvert et Aubade, calés dans de la paille de seigle.</p>
<p>Si c’est un cadeau, dictez-nous le mot au moment de la commande : Odile a une écriture d’institutrice et s’y met volontiers. Les colis partent le mardi et le jeudi ; le dernier départ avant Noël est fixé au jeudi 18 décembre.</p>`,
    `<p>Lucien brought the cases this morning. They smell of shavings and warm glue. The one in the picture is still bare wood: the others are stained with wine lees, and leave wine-red. Inside, Les Terrasses, Vent-Couvert and Aubade, bedded in rye straw.</p>
<p>If it is a gift, dictate the note when you order: Odile writes a schoolteacher’s hand and is glad to use it. Packages leave on Tuesdays and Thursdays; the last before Christmas goes on Thursday, December 18.</p>`,
  ),
};

export const news2025: readonly DemoNews[] = [sheep, owls, walls, magnums, box];
