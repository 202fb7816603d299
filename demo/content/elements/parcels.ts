import { both } from "#starter/both.ts";
import { parcelList } from "#starter/element-lists.ts";

import { productIds } from "#demo/content/ids.ts";

import type { DemoElementList } from "./element-list.ts";
import { parcelOutlines } from "./parcel-outlines.ts";

/** Where a parcel is, and the wine that it gives. */
function grownFor(wine: keyof typeof parcelOutlines): Readonly<Record<string, string>> {
  return { contour: parcelOutlines[wine], cuvees: String(productIds[wine]) };
}

/** The eight parcels; together fourteen hectares. */
export const parcels: DemoElementList = {
  ...parcelList,
  items: [
    {
      title: both("Les Terrasses", "Les Terrasses"),
      image: "vineyard-rows",
      shared: grownFor("lesTerrasses"),
      text: both(
        "<p>3,2 ha · schiste · cabernet franc<br>Onze terrasses plein sud, un kilomètre et demi de murets. La chaleur du jour s’y rend au raisin pendant la nuit.</p>",
        "<p>8 acres (3.2 ha) · schist · Cabernet Franc<br>Eleven terraces facing due south, a mile of dry-stone wall. What the day stores as heat, the night gives back to the grapes.</p>",
      ),
    },
    {
      title: both("Vent-Couvert", "Vent-Couvert"),
      image: "long-table",
      shared: grownFor("ventCouvert"),
      text: both(
        "<p>2,4 ha · sables et silex · chenin, sauvignon gris<br>Sur le plateau, à l’abri du bois des Aulnes. Il y fait un degré de moins qu’ailleurs, et cela s’entend dans le verre.</p>",
        "<p>6 acres (2.4 ha) · sand and flint · Chenin, Sauvignon Gris<br>On the plateau, in the lee of the alder wood. It is two degrees cooler there than elsewhere, and you can hear it in the glass.</p>",
      ),
    },
    {
      title: both("L’Aubade", "L’Aubade"),
      image: "vineyard-dawn",
      shared: grownFor("aubade"),
      text: both(
        "<p>2,1 ha · graves · pineau d’Aunis<br>Tournée vers l’est, elle voit le soleil la première. On la vendange avant qu’il ne chauffe.</p>",
        "<p>5 acres (2.1 ha) · gravel · Pineau d’Aunis<br>Turned to the east, it sees the sun first. We pick it before the sun has time to warm.</p>",
      ),
    },
    {
      title: both("Pierre-Levée", "Pierre-Levée"),
      image: "standing-stone",
      shared: grownFor("pierreLevee"),
      text: both(
        "<p>1,8 ha · argile sur calcaire · cabernet franc, côt<br>Au sommet, à 214 m : une pierre dressée et tout le vent qu’on veut. Les rangs suivent la pierre, non l’inverse.</p>",
        "<p>4.5 acres (1.8 ha) · clay over limestone · Cabernet Franc, Malbec<br>On the summit, at 700 feet: one standing stone and all the wind you could want. The rows follow the stone, not the other way around.</p>",
      ),
    },
    {
      title: both("Les Côtes Vives", "Les Côtes Vives"),
      image: "spring-flower",
      shared: grownFor("eclat"),
      text: both(
        "<p>1,8 ha · craie · chenin<br>Face au nord. Une erreur, disait-on ; une bulle, répondons-nous.</p>",
        "<p>4.5 acres (1.8 ha) · chalk · Chenin<br>It faces north. A mistake, people used to say; a bubble, we reply.</p>",
      ),
    },
    {
      title: both("La Combe aux Brumes", "La Combe aux Brumes"),
      image: "river-mist",
      shared: grownFor("nuitDeVendange"),
      text: both(
        "<p>1,2 ha · limons · chenin<br>Le pli le plus bas, au ras de la rivière. La brume d’octobre y fait ce qu’elle veut ; nous attendons.</p>",
        "<p>3 acres (1.2 ha) · silt · Chenin<br>The lowest fold, level with the river. October’s mist does as it pleases here; we wait.</p>",
      ),
    },
    {
      title: both("Clos Sereine", "Clos Sereine"),
      image: "pruning-winter",
      shared: grownFor("closSereine"),
      text: both(
        "<p>0,9 ha · argile à silex · chenin de 1948<br>Quatre murs, une porte, un poirier. Le cheval y passe encore : le tracteur n’a jamais su tourner.</p>",
        "<p>2.2 acres (0.9 ha) · flinty clay · Chenin planted in 1948<br>Four walls, one gate, one pear tree. It is still worked by horse: the tractor never learned to turn.</p>",
      ),
    },
    {
      title: both("La Centenaire", "La Centenaire"),
      image: "old-vine",
      shared: grownFor("laCentenaire"),
      text: both(
        "<p>0,6 ha · schiste et quartz · cabernet franc de 1921<br>La première plantation de la famille. Chaque pied manquant est remplacé par le sarment de son voisin, couché en terre.</p>",
        "<p>1.5 acres (0.6 ha) · schist and quartz · Cabernet Franc planted in 1921<br>The family’s first planting. Each missing vine is replaced by a cane of its neighbor, layered into the ground.</p>",
      ),
    },
  ],
};
