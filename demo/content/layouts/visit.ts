import { both } from "#starter/both.ts";
import { demoFormIds } from "#demo/content/forms.ts";
import { toPage } from "#demo/content/links.ts";
import { picture } from "#demo/content/media.ts";
import { block, columns, layout, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

export const visitLayout = layout(
  "page",
  block("opening", "banner", {
    image: picture("picnic-terrace"),
    height: "tall",
    place: "top",
    ink: "dark",
    eyebrow: both("Le caveau et la cave", "Tasting room and cellar"),
    title: both("Trois façons de pousser la porte", "Three ways through the door"),
    call: toPage("contact", both("Appeler ou écrire", "Call or write")),
  }),
  section("ways", { width: "wide", spacing: "large" }, [
    columns(
      "ways-columns",
      { ratio: "thirds", gap: "large" },
      [
        title("glass-title", both("Un verre", "A glass"), {
          size: "medium",
          eyebrow: both("Sans rendez-vous · offert", "No reservation · free"),
        }),
        words(
          "glass-text",
          both(
            "<p>Trois vins au comptoir, avec celui ou celle qui se trouve là. Vingt minutes, ou toute la matinée si la conversation prend.</p>",
            "<p>Three wines at the counter with whoever is about. Twenty minutes, or all morning if the conversation takes.</p>",
          ),
        ),
      ],
      [
        title("tour-title", both("Un tour", "A tour"), {
          size: "medium",
          eyebrow: both("Une heure et demie · 12 €", "An hour and a half · €12"),
        }),
        words(
          "tour-text",
          both(
            '<p>Les Terrasses à pied, la cave à la bougie, cinq vins à table. Départ à 10 h 30 et à 15 h, de deux à douze personnes. Chaussures fermées.</p><p><a href="/services/1">La visite à la bougie</a></p>',
            '<p>Les Terrasses on foot, the cellar by candlelight, five wines at the table. Leaves at 10:30 am and 3 pm, for two to twelve people. Closed shoes.</p><p><a href="/en_US/services/1">The candlelight tour</a></p>',
          ),
        ),
      ],
      [
        title("table-title", both("Une table", "A table"), {
          size: "medium",
          eyebrow: both("Le vendredi midi · 38 €", "Friday lunch · €38"),
        }),
        words(
          "table-text",
          both(
            '<p>Le déjeuner d’Odile, quatre plats, quatre vins, dix couverts. On apporte son appétit ; le menu dépend du potager et de l’humeur. De mars à novembre, hors vendanges.</p><p><a href="/services/2">La table d’Odile</a></p>',
            '<p>Odile’s lunch: four courses, four wines, ten places. Bring an appetite; the menu depends on the garden and the mood. March to November, except during harvest.</p><p><a href="/en_US/services/2">Odile’s table</a></p>',
          ),
        ),
      ],
    ),
  ]),
  section("open", { width: "wide", spacing: "large" }, [
    block("open-call", "call-to-action", {
      look: "panel",
      eyebrow: both("5 et 6 décembre 2026, de 10 h à 19 h", "December 5 and 6, 2026, 10 am to 7 pm"),
      title: both("Portes ouvertes de l’Avent", "Advent open days"),
      text: both(
        "Soupe, châtaignes, sapins, et les 2026 encore troubles tirés au fût. Entrée libre.",
        "Soup, chestnuts, Christmas trees, and the 2026s, still cloudy, straight from the barrel. Free entry.",
      ),
      call: toPage("news", both("Lire le programme", "Read the program")),
    }),
  ]),
  section("workshops-band", { width: "wide" }, [
    block("workshops", "element-list", {
      route: "atelier",
      layout: "zigzag",
      eyebrow: both("Sur inscription", "With a reservation"),
      title: both("Les ateliers de l’hiver", "This winter’s workshops"),
      more: both("S’inscrire", "Register"),
    }),
  ]),
  section("coming", { tone: "tint", width: "wide" }, [
    columns(
      "coming-columns",
      { ratio: "narrow-wide", gap: "large" },
      [
        title("coming-title", both("Venir jusqu’ici", "Finding us"), {
          eyebrow: both("Montclair-sur-Orbrie", "Montclair-sur-Orbrie"),
        }),
        words(
          "hours",
          both(
            "<p><strong>Lundi</strong><br>Fermé</p><p><strong>Mardi à jeudi</strong><br>10 h – 12 h, 14 h – 18 h</p><p><strong>Vendredi</strong><br>10 h – 12 h, 14 h – 19 h</p><p><strong>Samedi</strong><br>10 h – 19 h</p><p><strong>Dimanche</strong><br>10 h – 13 h, d’avril à octobre</p>",
            "<p><strong>Monday</strong><br>Closed</p><p><strong>Tuesday to Thursday</strong><br>10 am – noon, 2 pm – 6 pm</p><p><strong>Friday</strong><br>10 am – noon, 2 pm – 7 pm</p><p><strong>Saturday</strong><br>10 am – 7 pm</p><p><strong>Sunday</strong><br>10 am – 1 pm, April to October</p>",
          ),
        ),
        block("coming-picture", "image", { image: picture("road-sign"), ratio: "landscape" }),
      ],
      [
        words(
          "coming-text",
          both(
            "<h3>Par la route</h3><p>À Montclair, suivre la rivière jusqu’au deuxième pont, puis monter. Si la route devient mauvaise, c’est la bonne. La cour accueille les cars, à condition que le chauffeur aime reculer.</p><h3>Par le train</h3><p>La gare de Montclair est à quarante minutes à pied par le chemin de halage, ou à dix en voiture : appelez, quelqu’un descend.</p><h3>À vélo</h3><p>La véloroute de l’Orbrie passe au pied du coteau. Eau, pompe et ombre dans la cour ; le vin, plutôt pour le soir.</p><h3>Tout le monde</h3><p>Le caveau et les toilettes sont de plain-pied. La cave compte onze marches. Les chiens sont admis, l’âne décide.</p>",
            "<h3>By road</h3><p>In Montclair, follow the river to the second bridge, then go up. If the road gets bad, it’s the right one. The yard takes buses, provided the driver likes backing up.</p><h3>By train</h3><p>Montclair station is forty minutes away on foot by the towpath, or ten by car: call, and someone will come down.</p><h3>By bicycle</h3><p>The Orbrie bike path runs along the foot of the hill. Water, a pump and shade in the yard; wine is rather for the evening.</p><h3>Everyone</h3><p>The tasting room and the restrooms are on the level. The cellar has eleven steps. Dogs are admitted; the donkey decides.</p>",
          ),
        ),
      ],
    ),
  ]),
  section("tasting-band", { width: "narrow", spacing: "large" }, [
    block("tasting", "form", { form: demoFormIds.tasting }),
  ]),
  section("questions", { width: "wide", spacing: "large" }, [
    block("questions-list", "accordion", {
      eyebrow: both("Avant de venir", "Before you come"),
      title: both("On nous demande souvent", "People often ask"),
      isFirstOpen: true,
      items: [
        {
          question: both("Faut-il réserver ?", "Do we need a reservation?"),
          answer: both(
            "<p>Pour le comptoir, non : la porte rouge est ouverte. Pour le tour et la table, oui, la veille au plus tard. À plus de huit, un mot avant nous laisse le temps de sortir les verres.</p>",
            "<p>Not for the counter: the red door is open. For the tour and the lunch, yes, the day before at the latest. If you are more than eight, a word beforehand gives us time to find the glasses.</p>",
          ),
        },
        {
          question: both("Et les enfants ?", "What about children?"),
          answer: both(
            "<p>Ils ont du jus des vendanges, des brebis à compter et un mur à escalader. Les seaux de dégustation ne sont pas des jouets, nous l’avons appris.</p>",
            "<p>There is grape juice from the harvest, ewes to count and a wall to climb. Spittoons are not toys; we learned that one the hard way.</p>",
          ),
        },
        {
          question: both("Le domaine est-il accessible en fauteuil ?", "Is the estate wheelchair accessible?"),
          answer: both(
            "<p>Le caveau et la cour, oui. La cave a onze marches, que nous ne savons pas encore raboter : dites-le-nous, la visite se fera autour de la table.</p>",
            "<p>The tasting room and the yard, yes. The cellar has eleven steps that we have not yet found a way to plane down: tell us, and the tour will happen around the table.</p>",
          ),
        },
        {
          question: both("Les chiens sont-ils admis ?", "Are dogs welcome?"),
          answer: both(
            "<p>En laisse, et pas dans les rangs en mai : les perdrix couvent.</p>",
            "<p>On a leash, and not between the rows in May, when the partridges are sitting.</p>",
          ),
        },
      ],
    }),
  ]),
);
