// Write media.json: every picture with its size and its alternative text in both languages.
// Usage: node catalogue.ts <media folder>
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

import { sizeAlts } from "./size-alts.ts";

const folder = process.argv[2] ?? "demo/media";

/** file -> [French, English] */
export const ALTS: Record<string, readonly [fr: string, en: string]> = {
  "vineyard-dawn.jpg": [
    "Au lever du soleil, les rangs de vigne filent vers le domaine et ses cyprès, posés sur une butte au-dessus de la brume.",
    "At sunrise, rows of vines run towards the estate and its cypresses, set on a rise above the mist.",
  ],
  "vineyard-rows.jpg": [
    "Une allée enherbée entre deux rangs chargés de raisins noirs, dans la lumière basse du soir.",
    "A grassy aisle between two rows hung with dark grapes, in low evening light.",
  ],
  "cellar-barrels.jpg": [
    "Le chai voûté en pierre : deux étages de fûts de chêne de chaque côté de l’allée, jusqu’à la porte éclairée.",
    "The vaulted stone cellar: two tiers of oak casks on either side of the aisle, up to the lit doorway.",
  ],
  "tasting-table.jpg": [
    "Une bouteille de Pierre-Levée et deux verres de vin rouge sur une table de chêne, dans l’ombre d’une fenêtre au soleil couchant.",
    "A bottle of Pierre-Levée and two glasses of red wine on an oak table, in a window’s late-afternoon light.",
  ],
  "harvest-basket.jpg": [
    "Un panier d’osier rempli de raisins noirs, posé sur la terre devant un rang de vigne flou.",
    "A wicker basket full of dark grapes, set on the soil before a blurred row of vines.",
  ],
  "parcels-map.jpg": [
    "Carte illustrée du domaine vue du ciel : parcelles de couleurs différentes selon les sols, bois, chemin, bâtiments et rivière.",
    "Illustrated map of the estate from above: parcels coloured by soil, woods, a track, the buildings and the river.",
  ],
  "estate-house.jpg": [
    "La maison du domaine au soleil du matin : façade ocre, volets gris-bleu, porte lie-de-vin, une tour et un grand tilleul.",
    "The estate house in morning sun: ochre front, grey-blue shutters, a wine-red door, a tower and a tall lime tree.",
  ],
  "old-vine.jpg": [
    "Un très vieux cep au tronc tordu, ses feuilles d’automne et quatre grappes, devant un soleil couchant.",
    "A very old vine with a twisted trunk, autumn leaves and four bunches, before a setting sun.",
  ],
  "autumn-hillside.jpg": [
    "Le coteau en automne : des parcelles rouges et dorées, une petite maison, et la brume dans la vallée.",
    "The hillside in autumn: red and golden parcels, a small house, and mist in the valley.",
  ],
  "river-mist.jpg": [
    "L’Orbrie en méandre dans la plaine, un rideau d’arbres et des collines que la brume sépare.",
    "The river Orbrie winding through the plain, a line of trees and hills parted by mist.",
  ],
  "pruning-winter.jpg": [
    "La vigne taillée en hiver : des ceps noirs aux sarments rouges sur un sol blanc de givre, une fumée au loin.",
    "The vineyard pruned in winter: black stocks with red canes on frosted ground, smoke in the distance.",
  ],
  "spring-flower.jpg": [
    "La vigne en fleur au printemps : de jeunes feuilles, des vrilles et des inflorescences pâles le long d’un sarment.",
    "The vine in flower in spring: young leaves, tendrils and pale blossom along a cane.",
  ],
  "les-terrasses.webp": [
    "Bouteille bordelaise de Les Terrasses rouge 2022 ; l’étiquette porte des murets de terrasses gravés.",
    "Bordeaux bottle of Les Terrasses red 2022; the label shows engraved terrace walls.",
  ],
  "pierre-levee.webp": [
    "Bouteille bourguignonne de Pierre-Levée 2020, grande cuvée rouge ; une pierre dressée gravée à l’or sur l’étiquette.",
    "Burgundy bottle of Pierre-Levée 2020, the estate’s grand red; a standing stone in gold on the label.",
  ],
  "vent-couvert.webp": [
    "Flûte vert clair de Vent-Couvert blanc 2023 ; des lignes de vent passent sur l’étiquette.",
    "Slender pale green bottle of Vent-Couvert white 2023; lines of wind cross the label.",
  ],
  "aubade.webp": [
    "Bouteille en verre clair d’Aubade rosé 2024, au vin rose pâle ; un soleil levant sur l’étiquette.",
    "Clear bottle of Aubade rosé 2024, a pale pink wine; a rising sun on the label.",
  ],
  "clos-sereine.webp": [
    "Bouteille bourguignonne feuille-morte de Clos Sereine 2022, blanc de vieilles vignes ; un portail de clos sur l’étiquette.",
    "Dead-leaf Burgundy bottle of Clos Sereine 2022, an old-vine white; a walled garden’s gate on the label.",
  ],
  "nuit-de-vendange.webp": [
    "Bouteille de 50 cl de Nuit de vendange 2021, vin doux doré ; étiquette bleu nuit au croissant de lune.",
    "50 cl bottle of Nuit de vendange 2021, a golden sweet wine; midnight-blue label with a crescent moon.",
  ],
  "eclat.webp": [
    "Bouteille d’Éclat, brut de méthode traditionnelle, avec sa coiffe dorée, son muselet et son bouchon.",
    "Bottle of Éclat, a traditional-method brut, with its golden foil, wire cage and cork.",
  ],
  "la-centenaire.webp": [
    "Magnum de La Centenaire rouge 2019, vignes de 1921 ; les cernes d’un vieux cep sur l’étiquette.",
    "Magnum of La Centenaire red 2019, from vines of 1921; an old trunk’s growth rings on the label.",
  ],
  "coffret-decouverte.webp": [
    "Coffret lie-de-vin ouvert, avec trois bouteilles debout : Les Terrasses, Vent-Couvert et Aubade.",
    "Open wine-red gift box with three bottles standing in it: Les Terrasses, Vent-Couvert and Aubade.",
  ],
  "tire-bouchon.webp": [
    "Tire-bouchon à manche de bois tourné et viroles de laiton, à côté d’un bouchon de liège.",
    "Corkscrew with a turned wooden handle and brass ferrules, beside a cork.",
  ],
  "logo.svg": ["Domaine Clairveille", "Domaine Clairveille"],
  "logo-light-theme.svg": ["Domaine Clairveille", "Domaine Clairveille"],
  "logo-dark-theme.svg": ["Domaine Clairveille", "Domaine Clairveille"],
  "logo-footer.svg": [
    "Domaine Clairveille, famille Aurival, depuis 1921",
    "Domaine Clairveille, the Aurival family, since 1921",
  ],
  "favicon.svg": ["Emblème du Domaine Clairveille", "Emblem of Domaine Clairveille"],
  "partner-organic.svg": ["Vigne biologique", "Organic vines"],
  "partner-environment.svg": ["Haute valeur environnementale", "High environmental value"],
  "partner-grower.svg": ["Vigneron indépendant", "Independent grower"],
  "partner-family.svg": ["En famille depuis 1921", "A family estate since 1921"],
  "glass-evening.jpg": [
    "Un verre de vin rouge sur un muret de pierre, le soleil bas derrière les collines, une tache rouge sur la pierre.",
    "A glass of red wine on a stone wall, the low sun behind the hills, a red stain of light on the stone.",
  ],
  "press-house.jpg": [
    "Le vieux pressoir vertical : sa cage de bois cerclée, le jus qui coule dans un baquet, deux cuviers de raisins noirs et une fenêtre cintrée.",
    "The old vertical press: its hooped wooden cage, juice running into a tub, two vats of dark grapes and an arched window.",
  ],
  "horse-plough.jpg": [
    "En avril, un cheval de trait alezan tire une charrue entre deux rangs de vigne ; un homme en chapeau la tient.",
    "In April, a chestnut draught horse pulls a plough between two rows of vines; a man in a hat holds it.",
  ],
  "night-harvest.jpg": [
    "À l’heure bleue, six vendangeurs à la lampe frontale cueillent dans les rangs, sous un croissant de lune.",
    "In the blue hour, six pickers with head lamps work in the rows under a crescent moon.",
  ],
  "picnic-terrace.jpg": [
    "Une table nappée de blanc sous un grand tilleul, au-dessus de la rivière : une bouteille de blanc, deux verres, du pain, du fromage et des cerises.",
    "A table with a white cloth under a tall lime tree, above the river: a bottle of white, two glasses, bread, cheese and cherries.",
  ],
  "tasting-room.jpg": [
    "Le caveau de dégustation : un comptoir de chêne, une bouteille et trois verres, rouge, rosé et blanc, une étagère de bouteilles et une fenêtre sur les vignes.",
    "The tasting room: an oak counter, a bottle and three glasses, red, rosé and white, a shelf of bottles and a window on the vines.",
  ],
  "bees-meadow.jpg": [
    "Quatre ruches, jaune, bleue, blanche et rouge, dans une prairie de marguerites et de coquelicots, près d’un arbre au bord des vignes.",
    "Four hives, yellow, blue, white and red, in a meadow of daisies and poppies, near a tree beside the vines.",
  ],
  "letterbox-winter.jpg": [
    "Le portail ouvert sous la neige, une boîte aux lettres rouge sur le pilier, et l’allée de platanes nus jusqu’à la maison.",
    "The open gate under snow, a red letterbox on its pillar, and the avenue of bare plane trees up to the house.",
  ],
  "les-terrasses-2021.webp": [
    "Bouteille bordelaise de Les Terrasses rouge 2021 ; l’étiquette porte des murets de terrasses gravés.",
    "Bordeaux bottle of Les Terrasses red 2021; the label shows engraved terrace walls.",
  ],
  "pierre-levee-2019.webp": [
    "Bouteille bourguignonne de Pierre-Levée 2019, grande cuvée rouge ; une pierre dressée gravée à l’or sur l’étiquette.",
    "Burgundy bottle of Pierre-Levée 2019, the estate’s grand red; a standing stone in gold on the label.",
  ],
  "vent-couvert-2024.webp": [
    "Flûte vert clair de Vent-Couvert blanc 2024 ; des lignes de vent passent sur l’étiquette.",
    "Slender pale green bottle of Vent-Couvert white 2024; lines of wind cross the label.",
  ],
  "aubade-2025.webp": [
    "Bouteille en verre clair d’Aubade rosé 2025, au vin rose pâle ; un soleil levant sur l’étiquette.",
    "Clear bottle of Aubade rosé 2025, a pale pink wine; a rising sun on the label.",
  ],
  "clos-sereine-2021.webp": [
    "Bouteille bourguignonne feuille-morte de Clos Sereine 2021, blanc de vieilles vignes ; un portail de clos sur l’étiquette.",
    "Dead-leaf Burgundy bottle of Clos Sereine 2021, an old-vine white; a walled garden’s gate on the label.",
  ],
  "nuit-de-vendange-2018.webp": [
    "Bouteille de 50 cl de Nuit de vendange 2018, vin doux doré ; étiquette bleu nuit au croissant de lune.",
    "50 cl bottle of Nuit de vendange 2018, a golden sweet wine; midnight-blue label with a crescent moon.",
  ],
  "standing-stone.jpg": [
    "La pierre levée sur la crête, dans l’herbe haute semée de coquelicots, devant un soleil bas et des collines dans la brume.",
    "The standing stone on the crest, in tall grass dotted with poppies, before a low sun and misty hills.",
  ],
  "sheep-rows.jpg": [
    "En février, une vingtaine de brebis à tête brune broutent l’herbe entre deux rangs de vigne taillée.",
    "In February, a score of brown-faced ewes graze the grass between rows of pruned vines.",
  ],
  "hedge-owl.jpg": [
    "Au crépuscule, une chouette effraie sur le piquet d’angle de la haie ; une autre vole sous la lune.",
    "At dusk, a barn owl on the corner post of the hedge; another one in flight under the moon.",
  ],
  "stone-wall.jpg": [
    "Un mur de pierre sèche à moitié relevé, son cordeau rouge, un marteau et un tas de pierres ; derrière, les terrasses de vigne.",
    "A dry-stone wall half raised, its red string, a hammer and a heap of stones; behind it, terraces of vines.",
  ],
  "road-sign.jpg": [
    "Un chemin blanc monte entre les vignes et les platanes jusqu’à la maison ; au premier plan, le panneau Clairveille.",
    "A white road climbs between vines and plane trees to the house; in front, the sign for Clairveille.",
  ],
  "soup-pot.jpg": [
    "La soupe fume dans une marmite lie-de-vin, une louche dedans ; autour, un potimarron, deux poireaux, des haricots blancs et une bouteille de Vent-Couvert.",
    "Soup steaming in a wine-red pot with its ladle; around it a red squash, two leeks, white beans and a bottle of Vent-Couvert.",
  ],
  "house-notebook.jpg": [
    "Un cahier d’écolier ouvert : 1921, « Bu. Pas mal. », puis 2003, 2004, 2005 ; une plume lie-de-vin, une feuille d’automne et la trace d’un verre.",
    "An open school notebook with its lines for 1921, 2003, 2004 and 2005; a wine-red pen, an autumn leaf and the ring of a glass.",
  ],
  "label-proofs.jpg": [
    "Quatre étiquettes à l’épreuve sur une table de chêne : Les Terrasses, La Centenaire, Pierre-Levée et Aubade, avec une loupe et un pot d’encre rouge.",
    "Four label proofs on an oak table: Les Terrasses, La Centenaire, Pierre-Levée and Aubade, with a loupe and a pot of red ink.",
  ],
  "cellar-key.jpg": [
    "Trois pots de géraniums sur la marche, près d’une porte rouge ; sous le troisième, un peu de travers, dépasse une clé de fer.",
    "Three pots of geraniums on the step by a red door; from under the third, a little askew, an iron key sticks out.",
  ],
  "poplar-case.jpg": [
    "Une caisse de peuplier marquée Domaine Clairveille, nouée d’une ficelle rouge ; trois goulots dans la paille, une carte écrite à la main.",
    "A poplar case branded Domaine Clairveille and tied with red string; three bottle necks in the straw, a handwritten card.",
  ],
  "riddling-racks.jpg": [
    "Deux pupitres contre un mur de pierre ; au cul de chaque bouteille, une marque de craie qui tourne d’un huitième de tour d’un rang à l’autre.",
    "Two riddling racks against a stone wall; on the base of each bottle a chalk mark, turned by an eighth from row to row.",
  ],
  "candle-cellar.jpg": [
    "Quatre bougies éclairent un mur de pierre et quatre fûts ; trois verres, rouge, rosé et blanc, attendent sur un tonneau debout.",
    "Four candles light a stone wall and four casks; three glasses, red, rosé and white, wait on an upright barrel.",
  ],
  "press-hall.jpg": [
    "Une pièce de pierre : la vieille vis du pressoir, un tableau noir, un poêle allumé et deux rangées de chaises qui ne vont pas ensemble.",
    "A stone room: the old press screw, a blackboard, a lit stove and two rows of chairs that don’t match.",
  ],
  "odile-table.jpg": [
    "Une longue table nappée devant la fenêtre de la cuisine : une soupière, du pain, deux bouteilles et dix couverts ; des assiettes au mur, des herbes qui sèchent.",
    "A long table with a cloth before the kitchen window: a tureen, bread, two bottles and ten places; plates on the wall, herbs drying.",
  ],
  "portrait-helene.jpg": [
    "Portrait peint d’Hélène Aurival, de profil, chignon et veste bleue, qui regarde un verre de vin rouge à la lumière d’une bougie.",
    "Painted portrait of Hélène Aurival in profile, hair in a bun, blue jacket, looking at a glass of red wine by candlelight.",
  ],
  "portrait-simon.jpg": [
    "Portrait peint de Simon Aurival, de profil, chapeau de feutre, barbe et écharpe rouge, qui taille un sarment dans la vigne d’hiver.",
    "Painted portrait of Simon Aurival in profile, felt hat, beard and red scarf, pruning a cane in the winter vineyard.",
  ],
  "portrait-odile.jpg": [
    "Portrait peint d’Odile Aurival, de profil, cheveux blancs et lunettes, qui écrit une carte à la table de la cuisine, près d’un bouquet.",
    "Painted portrait of Odile Aurival in profile, white hair and spectacles, writing a card at the kitchen table by a jug of flowers.",
  ],
  "back-les-terrasses.webp": [
    "La contre-étiquette de Les Terrasses : l’emblème, le nom de la cuvée, quelques mots sur le vin et la mise en bouteille au domaine.",
    "The back label of Les Terrasses, in French: the emblem, the cuvée’s name, a few words about the wine, bottled at the estate.",
  ],
  "back-pierre-levee.webp": [
    "La contre-étiquette de Pierre-Levée : l’emblème, le nom de la cuvée, quelques mots sur le vin et la mise en bouteille au domaine.",
    "The back label of Pierre-Levée, in French: the emblem, the cuvée’s name, a few words about the wine, bottled at the estate.",
  ],
  "back-la-centenaire.webp": [
    "La contre-étiquette de La Centenaire : l’emblème, le nom de la cuvée, quelques mots sur le vin et la mise en bouteille au domaine.",
    "The back label of La Centenaire, in French: the emblem, the cuvée’s name, a few words about the wine, bottled at the estate.",
  ],
  "back-vent-couvert.webp": [
    "La contre-étiquette de Vent-Couvert : l’emblème, le nom de la cuvée, quelques mots sur le vin et la mise en bouteille au domaine.",
    "The back label of Vent-Couvert, in French: the emblem, the cuvée’s name, a few words about the wine, bottled at the estate.",
  ],
  "back-clos-sereine.webp": [
    "La contre-étiquette de Clos Sereine : l’emblème, le nom de la cuvée, quelques mots sur le vin et la mise en bouteille au domaine.",
    "The back label of Clos Sereine, in French: the emblem, the cuvée’s name, a few words about the wine, bottled at the estate.",
  ],
  "back-nuit-de-vendange.webp": [
    "La contre-étiquette de Nuit de vendange : l’emblème, le nom de la cuvée, quelques mots sur le vin et la mise en bouteille au domaine.",
    "The back label of Nuit de vendange, in French: the emblem, the cuvée’s name, a few words about the wine, bottled at the estate.",
  ],
  "back-aubade.webp": [
    "La contre-étiquette d’Aubade : l’emblème, le nom de la cuvée, quelques mots sur le vin et la mise en bouteille au domaine.",
    "The back label of Aubade, in French: the emblem, the cuvée’s name, a few words about the wine, bottled at the estate.",
  ],
  "back-eclat.webp": [
    "La contre-étiquette d’Éclat : l’emblème, le nom de la cuvée, quelques mots sur le vin et la mise en bouteille au domaine.",
    "The back label of Éclat, in French: the emblem, the cuvée’s name, a few words about the wine, bottled at the estate.",
  ],
  "winter-shears.jpg": [
    "Sur le muret, un sécateur à poignées rouges et un fagot de sarments noué d’osier ; derrière, la vigne nue sous un soleil pâle.",
    "On the wall, red-handled shears and a bundle of canes tied with willow; behind, the bare vines under a pale sun.",
  ],
  "frost-candles.jpg": [
    "Une nuit d’avril, au clair d’étoiles : des centaines de bougies brûlent au pied des vignes, jusqu’au fond de la combe.",
    "A starlit night in April: hundreds of candles burn at the foot of the vines, down to the end of the hollow.",
  ],
  "long-table.jpg": [
    "Au crépuscule, une table nappée de blanc court entre deux rangs de vigne ; des convives des deux côtés, des guirlandes de lampes et la lune.",
    "At dusk a table with a white cloth runs between two rows of vines; guests on either side, strings of lamps, and the moon.",
  ],
  ...sizeAlts,
};

export async function writeCatalogue(): Promise<void> {
  const entries = [];
  for (const [file, [fr_FR, en_US]] of Object.entries(ALTS)) {
    const path = join(folder, file);
    if (!existsSync(path)) throw new Error(`${file} has not been made yet`);
    const { width, height } = await sharp(path).metadata();
    entries.push({ file, width, height, alt: { fr_FR, en_US } });
  }
  writeFileSync(join(folder, "media.json"), `${JSON.stringify(entries, null, 2)}\n`);
}

if (import.meta.main) await writeCatalogue();
