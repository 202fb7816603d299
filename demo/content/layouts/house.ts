import { both } from "#starter/both.ts";
import { picture } from "#demo/content/media.ts";
import { block, columns, layout, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

import { familyPortraits } from "./family-portraits.ts";
import { fullBleed, pageTitle, quote } from "./pieces.ts";

export const houseLayout = layout(
  "page",
  section("introduction", { width: "wide", spacing: "small" }, [
    pageTitle(
      both("Une maison qu’on n’a jamais fermée à clé", "A house whose door was never locked"),
      both("La famille Aurival", "The Aurival family"),
    ),
  ]),
  fullBleed("house", "estate-house", true),
  section("beginnings", { width: "narrow", spacing: "large" }, [
    words(
      "beginnings-lead",
      both(
        "<p>Auguste revient de la guerre avec une pension, une jambe raide et l’envie de ne plus recevoir d’ordres. Le notaire de Montclair lui propose une bonne terre plate, sur l’autre rive ; il choisit la pente, parce qu’on y voit venir.</p>",
        "<p>Auguste came back from the war with a pension, a stiff leg and no wish ever to take orders again. The notary in Montclair offered him good flat land across the river; he chose the slope, where you can see things coming.</p>",
      ),
      { size: "lead" },
    ),
    words(
      "beginnings-text",
      both(
        "<p>Il met deux ans à poser le toit et trois à finir de planter La Centenaire, un cep après l’autre, à la barre à mine. La première récolte tient dans quatre tonneaux. Il en garde un, vend les autres au café de la gare, et note dans un cahier d’écolier : « Bu. Pas mal. »</p><p>Le cahier existe toujours. Nous y écrivons chaque automne une ligne, jamais deux.</p>",
        "<p>It took him two years to roof the house and three to finish planting La Centenaire, one vine after another, with a crowbar. The first harvest filled four casks. He kept one, sold the others to the station café, and wrote in a school notebook: “Drunk. Not bad.”</p><p>The notebook still exists. We add a line to it every autumn, never two.</p>",
      ),
    ),
  ]),
  section("generations", { tone: "tint", width: "wide" }, [
    block("generations-line", "timeline", {
      title: both("Quatre façons de tenir un sécateur", "Four ways to hold the pruning shears"),
      items: [
        {
          date: both("1921", "1921"),
          html: both(
            "<p><strong>Auguste</strong> plante La Centenaire, couvre la maison et bâtit les premiers murs des Terrasses. Il taille court, parle peu, et ne prête son sécateur à personne.</p>",
            "<p><strong>Auguste</strong> planted La Centenaire, roofed the house and built the first walls of Les Terrasses. He pruned short, spoke little, and lent his shears to no one.</p>",
          ),
        },
        {
          date: both("1948", "1948"),
          html: both(
            "<p><strong>Jeanne</strong> reprend le domaine à vingt-trois ans, contre l’avis du village. Elle plante Clos Sereine, achète un cheval nommé Préfet et met le vin en bouteille au lieu de le vendre en vrac.</p>",
            "<p><strong>Jeanne</strong> took over at twenty-three, against the village’s advice. She planted Clos Sereine, bought a horse called Prefect and put the wine in bottles instead of selling it by the barrel.</p>",
          ),
        },
        {
          date: both("1979", "1979"),
          html: both(
            "<p><strong>Michel et Odile</strong> creusent la cave d’élevage, relèvent les murets des Terrasses et font les premiers essais de bulles, dont trois explosent. Odile tient la correspondance : quatre mille cartes de vœux à la main.</p>",
            "<p><strong>Michel and Odile</strong> dug the barrel cellar, rebuilt the walls of Les Terrasses and tried their hand at sparkling wine; three bottles exploded. Odile kept up the correspondence: four thousand New Year cards, by hand.</p>",
          ),
        },
        {
          date: both("2011", "2011"),
          html: both(
            "<p><strong>Hélène et Simon</strong> reviennent, elle d’un laboratoire, lui d’une pépinière. Conversion bio, brebis dans les rangs, haies replantées. Ils sont d’accord sur tout, sauf sur la date des vendanges.</p>",
            "<p><strong>Hélène and Simon</strong> came home, she from a laboratory, he from a plant nursery. Organic farming, ewes between the rows, hedges replanted. They agree on everything except when to pick.</p>",
          ),
        },
      ],
    }),
  ]),
  familyPortraits,
  quote(
    "notebook",
    both("« 2003 : trop chaud. 2004 : trop. 2005 : bien. »", "“2003: too hot. 2004: too much. 2005: good.”"),
    both("Michel Aurival", "Michel Aurival"),
    { role: both("cahier de la maison", "the house notebook"), portrait: "house-notebook" },
  ),
  section("kept", { width: "wide", spacing: "large" }, [
    columns(
      "kept-columns",
      { ratio: "narrow-wide", align: "center", gap: "large" },
      [block("kept-picture", "image", { image: picture("cellar-key"), ratio: "portrait" })],
      [
        title("kept-title", both("Ce qui n’a pas changé", "What hasn’t changed")),
        words(
          "kept-text",
          both(
            "<ul><li>La vendange à la main, en caisses de douze kilos.</li><li>Le repas de midi, à table, tous ensemble, avec nappe.</li><li>La clé de la cave, sous le troisième pot.</li></ul><p>Nous sommes neuf à l’année, trente-cinq en septembre. On peut nous écrire, nous appeler ou pousser la porte : il y a toujours quelqu’un dans la cuisine.</p>",
            "<ul><li>Picking by hand, into twenty-five-pound crates.</li><li>Lunch at the table, all together, with a tablecloth.</li><li>The key to the cellar, under the third flowerpot.</li></ul><p>There are nine of us all year, thirty-five in September. Write, call or push the door: there is always someone in the kitchen.</p>",
          ),
        ),
      ],
    ),
  ]),
);
