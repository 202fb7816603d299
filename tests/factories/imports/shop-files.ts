/*
 * Files as shops export them: their columns as the shops' own documentation names them, what they sell is made up. `HOST`
 * is where their pictures are.
 */

/** The product exporter of WooCommerce, in English. */
export const wooColumns =
  'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,' +
  '"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Backorders allowed?",' +
  '"Sold individually?","Weight (kg)","Length (cm)","Width (cm)","Height (cm)","Allow customer reviews?","Purchase note",' +
  '"Sale price","Regular price",Categories,Tags,"Shipping class",Images,"Download limit","Download expiry days",Parent,' +
  '"Grouped products",Upsells,Cross-sells,"External URL","Button text",Position,"Attribute 1 name","Attribute 1 value(s)",' +
  '"Attribute 1 visible","Attribute 1 global","Attribute 2 name","Attribute 2 value(s)","Attribute 2 visible",' +
  '"Attribute 2 global"';

/** A wine in two vintages and two sizes, a wine by itself, something else, and what isn't taken. */
export const wooFile = `${wooColumns}
101,variable,CLOS,"Clos des Ormes",1,1,visible,"Le rouge du <b>clos</b>.","<p>Vieilles vignes.</p><script>alert(1)</script>",,,taxable,,1,,0,0,,,,,1,,,,"Vins > Rouges","Garde, Bio",,"HOST/clos.png, HOST/clos-dos.png",,,,,,,,,0,Millésime,"2019, 2020",1,1,Contenance,"75 cl, Magnum",1,1
102,variation,CLOS-19,"Clos des Ormes - 2019, 75 cl",1,0,visible,,,,,taxable,,1,120,0,0,,,,,0,,,14.5,,,,HOST/clos-2019.png,,,CLOS,,,,,,0,Millésime,2019,,1,Contenance,"75 cl",,1
103,variation,CLOS-20,"Clos des Ormes - 2020, 75 cl",1,0,visible,,,,,taxable,,1,0,0,0,,,,,0,,12.90,15,,,,,,,id:101,,,,,,0,Millésime,2020,,1,Contenance,"75 cl",,1
104,variation,CLOS-20M,"Clos des Ormes - 2020, Magnum",1,0,visible,,,,,taxable,,1,12,0,0,,,,,0,,,"34,00",,,,,,,CLOS,,,,,,0,Millésime,2020,,1,Contenance,Magnum,,1
105,simple,ROSE,"Rosé d’été 2024",1,0,visible,,Fruité,2026-05-01,2026-06-30,taxable,,1,,0,0,,,,,1,,7.50,9.00,"Vins > Rosés",,,,,,,,,,,,0,,,,,,,,
106,simple,TIRE,"Tire-bouchon",0,0,visible,,"Un outil.",,,taxable,,1,3,0,0,,,,,1,,,24,Accessoires,,,HOST/perdu.png,,,,,,,,,0,Matière,Buis,1,1,,,,
107,grouped,,"Le trio",1,0,visible,,,,,taxable,,1,,0,0,,,,,1,,,,Vins,,,,,,,"CLOS-19, ROSE",,,,,0,,,,,,,,
108,simple,SANS,"Sans prix",1,0,visible,,,,,taxable,,1,,0,0,,,,,1,,,,Vins,,,,,,,,,,,,0,,,,,,,,
`;

/** The products of Shopify, as its export names its columns. */
export const shopifyFile = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Status
cuvee-margot,Cuvée Margot,"<p>Un blanc <em>vif</em>.</p>",Domaine,"Food, Beverages & Tobacco > Beverages > Alcoholic Beverages > Wine",Vin blanc,"Bio, Apéritif",true,Vintage,2021,Size,75cl,,,MAR-21,1300,shopify,60,deny,manual,11.90,,true,true,,HOST/margot.png,1,Une bouteille de Margot,false,,,,kg,active
cuvee-margot,,,,,,,,,2022,,75cl,,,MAR-22,1300,shopify,48,deny,manual,12.40,14.00,true,true,,HOST/margot-table.png,2,,,,,HOST/margot-22.png,kg,
cuvee-margot,,,,,,,,,2022,,Carton de 6 x 75cl,,,MAR-22-6,8000,,,deny,manual,70.00,,true,true,,,,,,,,,kg,
verre-a-vin,Verre à vin,Un verre soufflé.,Domaine,,Verre,,true,Title,Default Title,,,,,VERRE,,shopify,-2,continue,manual,8.5,,true,true,,,,,false,,,,kg,draft
bon,Bon cadeau,Un bon.,Domaine,,Bon,,true,Title,Default Title,,,,,,,,,deny,manual,50,,false,false,,,,,true,,,,kg,active
`;

/** The same products as the later template of Shopify has them, parted by semicolons as a French spreadsheet saves it. */
export const shopifyTemplateFile = `Title;URL handle;Description;Vendor;Product category;Type;Tags;Published on online store;Status;SKU;Barcode;Option1 name;Option1 value;Price;Compare-at price;Charge tax;Inventory tracker;Inventory quantity;Requires shipping;Product image URL;Image position;Image alt text;Variant image URL;Gift card
Les Terrasses;les-terrasses;Un rouge;Domaine;;Vin rouge;;TRUE;Active;TER-20;;Millésime;2020;"9,90";;TRUE;shopify;24;TRUE;;;;;FALSE
;les-terrasses;;;;;;;;TER-21;;;2021;"10,20";;TRUE;shopify;30;TRUE;;;;;
`;

/** The products of PrestaShop, as the sample files of its import name their columns. */
export const prestaShopFile = `Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Wholesale price;On sale (0/1);Discount amount;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Reference #;Supplier reference #;Supplier;Manufacturer;EAN13;UPC;Ecotax;Width;Height;Depth;Weight;Delivery time of in-stock products;Delivery time of out-of-stock products with allowed orders;Quantity;Minimal quantity;Low stock level;Receive a low stock alert by email;Visibility;Additional shipping cost;Unity;Unit price;Summary;Description;Tags (x,y,z...);Meta title;Meta keywords;Meta description;URL rewritten;Text when in stock;Text when backorder allowed;Available for order (0 = No, 1 = Yes);Product available date;Product creation date;Show price (0 = No, 1 = Yes);Image URLs (x,y,z...);Image alt texts (x,y,z...);Delete existing images (0 = No, 1 = Yes);Feature(Name:Value:Position)
5;1;Réserve;Accueil,Vins rouges;12.083333;1;;1;;10;2026-06-01;2026-06-15;RES-18;;;;;;;;;;;;;36;1;;;both;;;;Un <b>grand</b> rouge.;<p>Élevé en fût.</p>;bio;;;;reserve;;;1;;;1;HOST/reserve.png;La Réserve;0;Millésime:2018:0,Contenance:75 cl:1,Cépages:Syrah:2,Élevage:Fût:3
6;0;Confiture;Épicerie;4;1;;0;;;;;CONF;;;;;;;;;;;;;10;1;;;both;;;;;De raisin.;;;;;confiture-de-raisin;;;1;;;1;;;0;
`;

/** The combinations of PrestaShop, as the sample files of its import name their columns: those of the first product, and of one that isn't there. */
export const prestaShopCombinationsFile = `Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Supplier reference;Reference;EAN13;ISBN;UPC;Wholesale price;Impact on price;Ecotax;Quantity;Minimal quantity;Low stock level;Impact on weight;Default (0 = No, 1 = Yes);Combination available date;Image position;Image URLs (x,y,z...);Image alt texts (x,y,z...);ID / Name of shop;Advanced Stock Managment;Depends on stock;Warehouse
5;Millésime:select:0, Contenance:select:1;2018:0, 75 cl:1;;RES-18;;;;;0;0;36;1;;0;0;;;;;0;0;0;
5;Millésime:select:0, Contenance:select:1;2018:0, 1,5 L:1;;RES-18M;;;;;14.5;0;6;1;;0;0;;1;;;0;0;0;
5;Millésime:select:0, Contenance:select:1;2019:0, 75 cl:1;;RES-19;;;;;-0,833333;0;;1;;0;1;;;HOST/reserve-19.png;La Réserve 2019;0;0;0;
9;Couleur:color:0;Bleu:0;;;;;;;0;0;1;1;;0;0;;;;;0;0;0;
`;

/** The customers of Shopify, as its export names their columns. */
export const shopifyCustomersFile = `Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags
'7001,Anne,Vidal,anne.vidal@exemple.test,yes,,1 rue du Lavoir,,Beaune,,FR,21200,,+33612345678,no,120.00,3,,no,
'7002,Paul,,paul@exemple.test,no,,,,,,,,,123,no,0.00,0,,no,
'7003,Sans,Adresse,,no,,,,,,,,,,no,0.00,0,,no,
`;

/** The customers of PrestaShop, as the sample files of its import name their columns. */
export const prestaShopCustomersFile = `Customer ID;Active (0/1);Titles ID (Mr = 1, Ms = 2, else 0);Email *;Password *;Birthday (yyyy-mm-dd);Last Name *;First Name *;Newsletter (0/1);Opt-in (0/1);Registration date (yyyy-mm-dd);Groups (x,y,z...);Default group ID
12;1;2;lea@exemple.test;s3cret;1980-05-01;Martin;Léa;1;0;2020-01-01;Client;3
`;

/** The addresses of PrestaShop likewise: two of that customer, one that was given up, and one of a brand. */
export const prestaShopAddressesFile = `Address ID;Alias*;Active (0/1);Customer e-mail*;Customer ID;Manufacturer;Supplier;Company;Lastname*;Firstname*;Address 1*;Address 2;Zipcode*;City*;Country*;State;Other;Phone;Mobile Phone;VAT number;DNI
1;Ancienne;0;lea@exemple.test;;;;;Martin;Léa;3 rue Vieille;;21200;Beaune;France;;;;;;
2;Maison;1;LEA@exemple.test;;;;Chai Martin;Martin-Roux;Léa;9 rue du Lavoir;Bât. B;1200;Valserhône;France;;;04 50 00 00 01;06 12 34 56 78;;
3;Londres;1;lea@exemple.test;;;;;Martin;Léa;9 High St;;SW1A 1AA;London;United Kingdom;;;;;;
4;Tonnellerie;1;;;Tonnellerie;;;Doe;John;1 Main St;;95014;Cupertino;United States;California;;;;;
`;

/** The customers of WooCommerce, as the report of its console names the columns of its file: one with an account, one without. */
export const wooCustomersFile = `Name,Username,"Last Active","Sign Up",Email,Orders,"Total Spend",AOV,"Country / Region",City,Region,"Postal Code"
"Rosalie de La Tour",rosalie,"2026-05-01 10:00:00","2024-03-01 09:00:00",rosalie@exemple.test,3,240.00,80.00,FR,Beaune,,21200
"Ned Guest",,"2026-04-01 10:00:00",,ned@exemple.test,1,30.00,30.00,GB,London,,"SW1A 1AA"
`;
