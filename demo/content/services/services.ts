import type { Both } from "#starter/both.ts";
import { both } from "#starter/both.ts";
import type { MediaName } from "#demo/content/media.ts";

/** Something that the demo estate does for its guests. */
export interface DemoService {
  readonly image: MediaName;
  readonly tags: readonly ("visite" | "table" | "entreprise" | "famille")[];
  readonly title: Both;
  /** Plain text, for lists. */
  readonly summary: Both;
  /** HTML. */
  readonly text: Both;
}

/** The services of the demo, in their order. */
export const demoServices: readonly DemoService[] = [
  {
    image: "candle-cellar",
    tags: ["visite", "famille"],
    title: both("La visite à la bougie", "The candlelight tour"),
    summary: both(
      "Les Terrasses à pied, la cave sans électricité, cinq vins à table. Une heure et demie, de deux à douze personnes.",
      "Les Terrasses on foot, the cellar without electricity, five wines at the table. An hour and a half, for two to twelve.",
    ),
    text: both(
      `<p>On monte d’abord : onze terrasses, un banc, la vue jusqu’au deuxième pont. Puis on descend, chacun sa bougie, dans la cave que Michel a creusée en onze mois. Personne ne parle fort sous une voûte.</p>
<h2>Comment cela se passe</h2>
<p>Départ à 10 h 30 et à 15 h, du mardi au samedi. Cinq vins, du pain, du fromage de la ferme du Gué. Les enfants goûtent le jus de raisin et reçoivent la loupe. Chaussures fermées ; la cave est à douze degrés, même en août.</p>
<h2>Prix</h2>
<p>12 € par personne, gratuit pour les moins de dix-huit ans. Le prix est déduit à partir de six bouteilles.</p>`,
      `<p>First you climb: eleven terraces, one bench, the view as far as the second bridge. Then you go down, each with a candle, into the cellar that Michel dug in eleven months. Nobody talks loudly under a vault.</p>
<h2>What to expect</h2>
<p>We leave at 10:30 am and 3 pm, Tuesday to Saturday. Five wines, bread, cheese from the farm at the ford. Children taste grape juice and are given the magnifying glass. Closed shoes, please; the cellar stays at fifty-four degrees, even in August.</p>
<h2>Price</h2>
<p>€12 each, free for anyone under eighteen. The price is taken off when you leave with six bottles.</p>`,
    ),
  },
  {
    image: "odile-table",
    tags: ["table"],
    title: both("La table d’Odile", "Odile’s table"),
    summary: both(
      "Le vendredi midi, quatre plats et quatre vins pour dix convives, dans la cuisine. Le menu dépend du potager et de l’humeur.",
      "Friday lunch: four courses and four wines for ten guests, in the kitchen. The menu depends on the garden and the mood.",
    ),
    text: both(
      `<p>Une seule table, dix couverts, une nappe repassée. Odile cuisine le vendredi depuis qu’elle ne fait plus les comptes, et dit que les résultats sont meilleurs. On mange ce que le potager a décidé, on boit ce qui va avec, on aide à essuyer les verres si l’on veut être réinvité.</p>
<h2>Bon à savoir</h2>
<p>Nous servons à 12 h 30 précises. Prévenez-nous la veille pour les allergies et les régimes : Odile aime les contraintes, pas les surprises. De mars à novembre, sauf pendant les vendanges.</p>
<h2>Prix</h2>
<p>38 € par personne, vins et café compris.</p>`,
      `<p>One table, ten places, an ironed tablecloth. Odile has cooked on Fridays ever since she stopped keeping the accounts, and says that the results are better. You eat what the garden has decided, you drink what goes with it, and you help dry the glasses if you wish to be asked again.</p>
<h2>Good to know</h2>
<p>Lunch is at 12:30 sharp. Tell us the day before about allergies and diets: Odile likes constraints, not surprises. From March to November, except during harvest.</p>
<h2>Price</h2>
<p>€38 each, wines and coffee included.</p>`,
    ),
  },
  {
    image: "vineyard-rows",
    tags: ["visite", "famille"],
    title: both("Vendangeur d’un jour", "Picker for a day"),
    summary: both(
      "Un sécateur, un rang, un bol de soupe. En septembre, on peut se joindre à l’équipe le temps d’une matinée.",
      "One pair of shears, one row, one bowl of soup. In September you may join the crew for a morning.",
    ),
    text: both(
      `<p>On commence à sept heures, avec l’équipe, après un café que personne ne refuse deux fois. Simon montre comment tenir la grappe et où mettre les doigts, puis chacun prend un côté du rang. À dix heures, casse-croûte ; à midi, la soupe d’Odile, à table, avec tout le monde.</p>
<h2>Les places</h2>
<p>Huit par matinée, du mardi au vendredi, à partir de douze ans et avec un adulte. Nous ne connaissons les dates qu’une semaine à l’avance : laissez-nous votre adresse, nous vous appelons quand le raisin est prêt.</p>
<h2>Prix</h2>
<p>25 € par personne, soupe comprise, et une bouteille de l’année précédente à emporter.</p>`,
      `<p>We start at seven, with the crew, after a coffee that nobody refuses twice. Simon shows you how to hold the bunch and where to keep your fingers, then each takes one side of a row. At ten there is a snack; at noon, Odile’s soup, at the table, with everybody.</p>
<h2>Places</h2>
<p>Eight each morning, Tuesday to Friday, twelve and over, with an adult. We only know the dates a week ahead: leave us your address and we will call when the grapes are ready.</p>
<h2>Price</h2>
<p>€25 each, soup included, and a bottle of last year’s to take home.</p>`,
    ),
  },
  {
    image: "press-hall",
    tags: ["entreprise", "table"],
    title: both("La salle du pressoir", "The press room"),
    summary: both(
      "Une pièce de pierre pour quarante personnes, un poêle, aucune connexion : on y décide mieux qu’ailleurs.",
      "A stone room for forty people, a stove, no connection: decisions come easier here.",
    ),
    text: both(
      `<p>L’ancien pressoir n’abrite plus que sa vis, trop lourde pour bouger. Autour, quarante chaises dépareillées, un poêle, un tableau noir. On s’y réunit le matin, on déjeune sous le tilleul, on goûte en fin d’après-midi, quand tout a été dit.</p>
<h2>Ce que nous préparons</h2>
<p>Une journée d’étude, un anniversaire, un mariage de moins de quarante personnes. Maëlle fournit l’agneau, la ferme du Gué les fromages, Basile l’accordéon si l’on n’y prend pas garde.</p>
<h2>Prix</h2>
<p>380 € la journée, bois compris ; repas et vins sur devis. Écrivez-nous, Odile répond le matin.</p>`,
      `<p>The old press room now houses nothing but its screw, too heavy to move. Around it, forty chairs that don’t match, a stove, a blackboard. You meet in the morning, lunch under the linden tree, and taste at the end of the afternoon, once everything has been said.</p>
<h2>What we arrange</h2>
<p>A day of meetings, a birthday, a wedding of fewer than forty. Maëlle provides the lamb, the farm at the ford the cheese, and Basile the accordion unless somebody stops him.</p>
<h2>Price</h2>
<p>€380 a day, firewood included; meals and wines on request. Write to us: Odile answers in the morning.</p>`,
    ),
  },
  {
    image: "label-proofs",
    tags: ["entreprise"],
    title: both("Cadeaux et étiquettes à votre nom", "Gifts, and labels in your name"),
    summary: both(
      "Une caisse de Lucien, trois bouteilles, une étiquette imprimée pour vous. À partir de vingt-quatre coffrets.",
      "One of Lucien’s cases, three bottles, a label printed for you. From twenty-four boxes.",
    ),
    text: both(
      `<p>Nous n’imprimons pas de logo sur le vin : nous ajoutons, sous le nom de la cuvée, une ligne qui vous appartient. Un prénom, une date, quatre mots. La caisse est en peuplier de l’Orbrie, teintée à la lie, et se garde plus longtemps que ce qu’elle contient.</p>
<h2>Délais</h2>
<p>Trois semaines, cinq avant Noël. Nous vous envoyons une étiquette d’essai ; Odile relit l’orthographe, et elle a l’œil.</p>
<h2>Prix</h2>
<p>Celui des bouteilles, plus 9 € par coffret. Livraison en France métropolitaine ou retrait au caveau.</p>`,
      `<p>We don’t print logos on wine: under the name of the cuvée we add one line that belongs to you. A first name, a date, four words. The case is made of poplar from the Orbrie, stained with lees, and outlives what it holds.</p>
<h2>Lead time</h2>
<p>Three weeks, five before Christmas. We send you a trial label first; Odile checks the spelling, and she has an eye for it.</p>
<h2>Price</h2>
<p>That of the bottles, plus €9 a box. Delivered in mainland France, or collected from the tasting room.</p>`,
    ),
  },
];
