import type { importMessages as english } from "./import-en_US.ts";

/** What is said of files that come from elsewhere, in French. */
export const importMessages: Readonly<Record<keyof typeof english, string>> = {
  "import.one":
    "Un seul fichier se donne, dans le champ «\u00a0file\u00a0»\u00a0; de PrestaShop, un second avec lui\u00a0: les déclinaisons de ses produits, ou les adresses de ses clients.",
  "import.apart":
    "Ces fichiers ne vont pas ensemble\u00a0: donnez-en un à la fois, ou les produits de PrestaShop avec leurs déclinaisons, ou ses clients avec leurs adresses.",
  "import.combinationsAlone":
    "Ce sont des déclinaisons de PrestaShop\u00a0: elles disent seulement ce qui s’ajoute à ses produits. Donnez les deux fichiers ensemble.",
  "import.addressesAlone":
    "Ce sont des adresses de PrestaShop\u00a0: elles disent seulement où habitent ses clients. Donnez les deux fichiers ensemble.",
  "import.empty": "Ce fichier est vide.",
  "import.tooLarge":
    "Ce fichier est trop volumineux\u00a0: {max}\u00a0Mio au plus. Exportez les produits en plusieurs fichiers.",
  "import.archive":
    "C’est une archive, un classeur ou un PDF. Exportez un fichier CSV depuis la boutique, ou XML depuis WordPress, et donnez-le tel quel.",
  "import.encoding": "Ce fichier est illisible\u00a0: il s’annonce en UTF-16 et ne l’est pas. Enregistrez-le en UTF-8.",
  "import.nul": "Ce fichier contient des caractères qu’aucun texte n’a (NUL). Exportez-le à nouveau, en UTF-8.",
  "import.quotes":
    "Ligne {line}\u00a0: des guillemets s’ouvrent sans se fermer, ou se trouvent au milieu d’une cellule.",
  "import.rowTooLong":
    "Ligne {line}\u00a0: cette ligne dépasse un mébioctet. Il manque peut-être des guillemets avant elle.",
  "import.columns":
    "Ligne {line}\u00a0: cette ligne a plus de cellules qu’il n’y a de colonnes. Il y manque peut-être des guillemets.",
  "import.tooWide": "Ce tableau a plus de {max} colonnes\u00a0: aucune boutique n’en exporte autant.",
  "import.tooMany": "Ce fichier a plus de {max, number} lignes. Exportez-le en plusieurs fichiers.",
  "import.unknown":
    "Ce fichier est inconnu\u00a0: ses colonnes ne sont ni celles de WooCommerce, ni celles de Shopify ou de PrestaShop, et ce n’est pas un export de WordPress.",
  "import.nothing": "Rien dans ce fichier ne peut être repris.",
  "import.busy": "Un autre import est en cours. Attendez qu’il soit terminé.",
  "import.notReady": "Cet import a déjà été fait. Donnez le fichier à nouveau.",
  "import.gone": "Cet import n’existe pas, ou a été oublié.",
  "import.noName": "Il n’a pas de nom.",
  "import.noForms": "Rien n’en est vendu\u00a0: il n’a ni prix ni variation.",
  "import.manyForms": "Il a plus de {max} variations.",
  "import.manyOptions": "Ses variations diffèrent de plus de {max} façons, hors millésime et contenance.",
  "import.noPrice": "Il n’a pas de prix.",
  "import.belowNothing": "Il coûterait moins que rien\u00a0: «\u00a0{price}\u00a0».",
  "import.unreadPrice": "Son prix est illisible\u00a0: «\u00a0{price}\u00a0».",
  "import.rounded": "Le prix {price} a plus de deux décimales\u00a0; il est arrondi au centime.",
  "import.sameReference":
    "Plusieurs de ses variations ont la référence «\u00a0{reference}\u00a0»\u00a0: l’une d’elles est «\u00a0{made}\u00a0» ici.",
  "import.longReference": "Sa référence dépasse {max} caractères.",
  "import.madeReference": "Il n’a pas de référence\u00a0; il en reçoit une.",
  "import.takenReference": "La référence «\u00a0{reference}\u00a0» est déjà celle d’un autre produit ici.",
  "import.takenInFile":
    "La référence «\u00a0{reference}\u00a0» est celle d’un autre produit, plus haut dans ce fichier.",
  "import.twice": "Il se trouve déjà plus haut dans ce fichier.",
  "import.noParent": "Le produit de cette variation n’est pas dans le fichier\u00a0: «\u00a0{parent}\u00a0».",
  "import.namesNoParent": "Rien ne dit de quel produit c’est une variation.",
  "import.lacksCombinations":
    "Il est venu avec ses déclinaisons, et ce fichier est sans elles\u00a0: il reste tel quel. Donnez les deux fichiers ensemble.",
  "import.grouped": "Les produits groupés et ceux d’autres boutiques ne sont pas repris.",
  "import.priceBefore":
    "Le prix barré n’est pas repris\u00a0: le prix d’avant se lit ici à ce que le vin a coûté ici ces trente derniers jours.",
  "import.isWine": "Un vin.",
  "import.isOther": "Un autre produit qu’un vin.",
  "import.assumedSize": "La contenance n’est pas dite\u00a0: 75\u00a0cl est supposé.",
  "import.notPublished": "Pas en ligne là-bas, donc pas ici.",
  "import.doctype":
    "Ligne {line}\u00a0: ce fichier déclare un type de document, ce qu’un export de WordPress ne fait jamais.",
  "import.xml": "Ligne {line}\u00a0: ce XML est illisible. Il a peut-être été coupé\u00a0: exportez-le à nouveau.",
  "import.noTitle": "Il n’a pas de titre.",
  "import.draft": "Pas en ligne là-bas\u00a0: il y reste.",
  "import.locked": "Il a un mot de passe là-bas\u00a0: il y reste.",
  "import.shortcodes": "Ce que des extensions mettaient dans son texte est laissé de côté.",
  "import.productsByTable": "Les produits viennent par l’export de WooCommerce (CSV).",
  "import.noEmail": "Il n’a pas d’adresse e-mail.",
  "import.noPhone": "Le numéro de téléphone est illisible\u00a0: il est laissé de côté.",
  "import.noAddress":
    "L’adresse postale ne peut pas être reprise\u00a0: il y manque une ligne, ou le domaine ne vend pas dans ce pays.",
  "import.firstAddress":
    "{count, plural, one {Une autre adresse postale n’est pas reprise\u00a0: la première l’est.} other {# autres adresses postales ne sont pas reprises\u00a0: la première l’est.}}",
  "import.guest": "Cette personne a acheté sans compte\u00a0: elle n’en a pas ici non plus.",
  "import.letters":
    "Son accord pour la lettre n’est pas repris\u00a0: ce fichier ne le prouve pas. Il le donne ici lui-même.",
  "import.hasAccount": "Son adresse e-mail a déjà un compte ici.",
  "import.changedHere": "Il a été modifié ici depuis sa reprise\u00a0: il reste tel quel.",
  "import.removedHere": "Il a été retiré d’ici depuis sa reprise\u00a0: il ne revient pas.",
  "import.picture": "L’image {url} n’a pas pu être reprise\u00a0: {why}",
  "import.pictureAddress": "son adresse ne peut pas être demandée.",
  "import.pictureAway": "personne n’y répond, ou pas à temps.",
  "import.pictureStatus": "la réponse est {status}.",
  "import.pictureLarge": "elle dépasse {max}\u00a0Mio.",
  "import.pictureMost": "il y a plus de {max, number} images.",
  "import.broken":
    "Une erreur s’est produite de notre côté\u00a0: cet élément a été laissé de côté, les autres ont continué.",
  "import.failed": "Il n’a pas pu être enregistré\u00a0: {why}",
};
