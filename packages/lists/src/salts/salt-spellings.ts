/**
 * How salts are spelled on packs in India: before the colon as the international names have it, behind it as others do,
 * older British names and what lists often have wrong among them. In the keys of `saltKey`.
 */
const SPELLINGS = `
acenocoumarol: nicoumalone; acetylcysteine: n acetylcysteine, n acetyl cysteine; aciclovir: acyclovir, acyclovr;
acetazolamide: acetazolamid; adrenaline: epinephrine; alendronic acid: alendronate; alpha lipoic acid: alpha lipolic acid, thioctic acid; allopurinol: alopurinol;
amlodipine: amlodipin, amlodepine; amoxicillin: amoxycillin, amoxicilin, amoxycilin, amoxcillin; ascorbic acid: vitamin c; aspirin: acetylsalicylic acid, acetyl salicylic acid; atorvastatin: atorvastatine; azithromycin: azithromycine, azythromycin;
beclometasone: beclomethasone; benidipine: benedipine; benzathine benzylpenicillin: benzathine penicillin;
benzylpenicillin: penicillin g; betahistine: betahistin; carboxymethylcellulose: carboxymethlycellulose, carboxy methyl cellulose,
carmellose; cefadroxil: cephadroxil; cefalexin: cephalexin, cephalexine; cefazolin: cephazolin; cefixime: cefixim, cephixime;
cefpodoxime: cefpodoxim; cefradine: cephradine; ceftriaxone: ceftriaxon, ceftriaxime; cefuroxime: cefuroxim; cetirizine: cetrizine,
cetirizin, citrizine; chlorpheniramine: chlorphenamine, chlorphenirmine; chlorthalidone: chlortalidone, chlorthalidon;
cholecalciferol: colecalciferol, vitamin d3, vitamin d 3; ciclosporin: cyclosporine, cyclosporin; ciprofloxacin: ciprofloxacine;
clavulanic acid: potassium clavulanate, clavulanate potassium, clavulanate, clavulanic acid potassium; clomifene: clomiphene,
clomephene; clonazepam: clonazepum; clotrimazole: clotrimazol; coenzyme q10: co enzyme q10, ubidecarenone, coenzyme q 10;
cyanocobalamin: vitamin b12, cyanocobalamine; dicloxacillin: di cloxacillin; diclofenac: diclophenac; dicyclomine: dicycloverine;
diethylstilbestrol: diethylstilboestrol; docosahexaenoic acid: docosahexanoic acid, dha; domperidone: domperidon; dosulepin: dosulepine,
dothiepin; doxycycline: doxycyclin; duloxetine: duloxetin; eicosapentaenoic acid: epa; erythropoietin: recombinant human erythropoietin,
recombinant human erythropoietin alfa, epoetin alfa; estradiol: oestradiol; estriol: oestriol; etamsylate: ethamsylate;
ethinylestradiol: ethinyl estradiol, ethinyl oestradiol, ethinyloestradiol; etofylline: etophylline, etophyllin; etoposide: etopside;
flecainide: flecanide; fluorometholone: fluromethalone, fluoromethalone; fluorouracil: flurouracil, 5 fluorouracil; flupentixol: flupenthixol,
flupentixole; fluticasone: fluticason; folic acid: vitamin b9; furosemide: frusemide; glibenclamide: glyburide; glimepiride: glimipride,
glimeperide; glycerin: glycerol, glycerine; glyceryl trinitrate: nitroglycerin, nitroglycerine; glycopyrronium: glycopyrrolate;
gonadotropin: gonadotrophin; guaifenesin: guaiphenesin; human insulin: soluble insulin, insulin human, insulin human soluble, regular insulin; ibuprofen: ibuprofin,
ibuprufen; indomethacin: indometacin; insulin aspart: aspart; insulin glargine: glargine; insulin isophane: isophane insulin, biphasic isophane insulin, isophane, nph insulin;
insulin lispro: lispro; isosorbide mononitrate: isosorbidemononitrate, isosorbide 5 mononitrate; ispaghula: isabgol, psyllium; lacidipine: lacidipin;
l methylfolate: levomefolate, l methyl folate, l methylfoate; levocarnitine: l carnitine, levo carnitine, l carnitine l tartrate;
levocetirizine: levocetrizine, levo cetirizine; levofloxacin: levofloxacine; levosalbutamol: levalbuterol; levothyroxine: thyroxine, levo thyroxine,
l thyroxine; lidocaine: lignocaine, lignocain; lindane: gama benzene hexachloride, gamma benzene hexachloride; linseed oil: linceed oil;
losartan: losarten; magaldrate: megaldrate; mefenamic acid: mefanamic acid; mesalazine: mesalamine; metformin: metformine;
methyl salicylate: methylsalicylate; methylcobalamin: mecobalamin, methyl cobalamin, methycobalamin; methylergometrine: methyl ergometrine,
methylergonovine; metoclopramide: metoclopropamide; metronidazole: metronidazol; montelukast: montelucast; niacinamide: nicotinamide;
nifedipine: nifedipin; nimesulide: nimesulid; norethisterone: norethindrone; nortriptyline: nortryptyline; ofloxacin: ofloxaxin, ofloxacine;
omega 3 fatty acids: omega 3 fatty acid; ornidazole: ornidazol; pantoprazole: pantaprazole, pantoprazol; paracetamol: acetaminophen,
paracetmol, paracetomol; paroxetine: paroxetin; pethidine: meperidine; phenobarbital: phenobarbitone; phytomenadione: vitamin k1, phylloquinone,
phytonadione; pyridoxine: vitamin b6; rabeprazole: rabiprazole; ranitidine: ranitidin; vitamin a: retinol; riboflavin: vitamin b2, riboflavine;
rifampicin: rifampin; salbutamol: albuterol; senna: sennosides, sennoside; serratiopeptidase: serratiopeptidas; silver sulfadiazine: silver sulphadiazine;
sodium picosulfate: sodium picosulphate; sodium valproate: valproate, valproate sodium; somatropin: somatotropin; sulfacetamide: sulphacetamide;
sulfadiazine: sulphadiazine; sulfadoxine: sulphadoxine; sulfamethoxazole: sulphamethoxazole; sulfasalazine: sulphasalazine; succinylcholine: suxamethonium;
tazobactam: tazobactum; telmisartan: telmisarten; theophylline: theophyllin; thiamine: vitamin b1, thiamin; thiocolchicoside: thiocholchicoside,
thiocolchicosid; vitamin e: tocopherol, tocopheryl acetate; torsemide: torasemide; trihexyphenidyl: benzhexol; valaciclovir: valacyclovir; valproic acid: valproic;
tetanus vaccine: tetanus toxoid; iron: elemental iron; vitamin b complex: b complex; zinc sulphate: zinc sulfate;
glyceryl trinitrate: glycerine trinitrate, glycerol trinitrate; insulin aspart: biphasic insulin aspart; insulin lispro: biphasic insulin lispro;
progesterone: natural micronised progesterone, natural micronized progesterone; vitamin d: vit d; vitamin k2: vit k2;
acebrophylline: acebrofylline, acebrophyline, acebrophyllin; aceclofenac: aceclofenec, aceclofenace, acelofenac, aceclofanac;
acenocoumarol: acenocumarol, acenocoumarin; acetylcysteine: acetyl cysteine, acetylcystein; aciclovir: aciclovire; ademetionine:
s adenosyl l methionine, s adenosyl methionine, s adenosylmethionine, s adenosyl l methoinine; adrenaline: adrenalin;
albendazole: albandazole, albendazol; alfacalcidol: alphacalcidol, alfa calcidol, alphacalcidiol; alpha ketoanalogue: alpha
ketoanalouge, alpha keto analogue, ketoanalogue; alpha lipoic acid: alphalipoic acid, lipoic acid; alteplase: recombinant human
tissue type plasminogen activator, tissue plasminogen activator; aluminium hydroxide: aluminum hydroxide, aluminium hydroxyde;
ambroxol: ambroxole, ambroxyl; amino acids: amino acid; aminophylline: aminofylline, aminophyllin; amitriptyline: amitryptyline,
amitriptylin, amitryptiline, amytriptyline; amlodipine: amlodipne; amoxicillin: amoxycilline, amoxicilline, amoxycillins,
amoxyclillin; ampicillin: ampicilline, ampicilin; anti d immunoglobulin: anti rh d immunoglobulin, anti rho d immunoglobulin,
anti d immune globulin; aripiprazole: aripiprazol, aripriprazole; ascorbic acid: l ascorbic acid; aspirin: asprin; atorvastatin:
atorvastin, atorvastain; azithromycin: azithromicin, azithrmycin, azitromycin; bacillus clausii: bacillus clausii spores,
bacillus clausi; beclometasone: beclomethason; benzyl alcohol: bezyl alcohol; benzylpenicillin: benzyl penicillin;
betamethasone: betametasone, betamethason; bromhexine: bromhexin, bromohexine, bromhexene; busulfan: busulphan; calcium:
elemental calcium; calcium pantothenate: calcium pantothenate d, d calcium pantothenate, calcium pantothenete, calcium pant;
carbocisteine: carbocysteine, carbocistein; carboxymethylcellulose: carboxymethyl cellulose, carboxymethylcelulose; cefalexin:
cefalexine; cefixime: cefexime; cefoperazone: cefaperazone, cefoparazone; cefpodoxime: cefopodoxime; ceftriaxone: ceftrioxone;
cetirizine: citirizine, cetrizin; chlorbutol: chlorobutanol, chlorobutol, chlorbutanol; chlorhexidine: chlorohexidine,
chlorhexidin, clorhexidine; chlorpheniramine: chlorpheniramin, chlorphenaramine, chlorphenramine, chlorpheneramine,
chlorophenaramine; chlorthalidone: chlorothalidone, clorthalidone; cholecalciferol: cholecalciferrol, cholicalciferol; choline
salicylate: cholin salicylate; ciclosporin: ciclosporine; cilnidipine: clinidipine, cilnidipin; cinnarizine: cinnarizin,
cinarizine; ciprofloxacin: ciproflaxacin, ciprofloxcin; clarithromycin: clarithromycine; clavulanic acid: clavulonic acid,
clavulanicacid, clavulinic acid, clavunic acid; clindamycin: clindamycine; clomifene: clomifen, clomiphen; clopidogrel:
clopidogril, clopidogrell; clotrimazole: clotrimoxazole; co trimoxazole: cotrimoxazole; coenzyme q10: co enzyme q 10,
ubiquinone; cyanocobalamin: cynocobalamin, cyanocobalmin; cyproheptadine: ciproheptadine, cyproheptadin, cyprohepatadine; d
chiro inositol: d chiroinositol; d panthenol: dexpanthenol, panthenol; deferoxamine: desferrioxamine, desferioxamine;
deflazacort: defalzacort, deflazcort; dexamethasone: dexametasone, dexamethason, dexamethosone; dextromethorphan:
dextromethorphane, dextromethorphen, dextramethorphan, dextromethorpan; dextrose: dextrose anhydrous; diclofenac: diclofenec,
diclofenace, dichlofenac, dilcofenac, diclofinac; dicloxacillin: dicloxacilin; dicyclomine: dicyclomin, dicylomine;
diethylcarbamazine: diethyl carbamazine, diethylcarbamazin; diphtheria antitoxin: diphtheria immune globulin; domperidone:
domperidome, domperidoen; doxofylline: doxophylline, doxofyllin, doxophyline, doxyfylline; doxycycline: doxicycline;
drotaverine: drotaverin, drotavarine, drotaverene; eicosapentaenoic acid: eicosapentanoic acid, icosapentaenoic acid;
erythropoietin: erythropoetin, epoetin, epoetin alpha, erythropoeitin; esomeprazole: esomeprazol, es omeprazole, esmoprazole;
essential amino acids: essential amino acid; estradiol: estradiole, 17 beta estradiol; etamsylate: etamsilate, ethamsilate;
ethinylestradiol: ethinylestradiole, ethynyl estradiol; etofylline: etofyllin, etophyline; famciclovir: famcyclovir; famotidine:
famotidin; favipiravir: favipravir; fenofibrate: phenofibrate, fenofibrat; fexofenadine: fexofenadin, fexofenidine,
fexophenadine; filgrastim: filgrastin, granulocyte colony stimulating factor; fluconazole: fluconazol, flucanazole, fluconozole;
flunarizine: flunarizin, flunarzine; fluorometholone: flurometholone; folic acid: folicacid, pteroylglutamic acid; follitropin:
follitropin alfa, follitropin beta, recombinant follicle stimulating hormone, follitrophin; formoterol: eformoterol, formotrol;
furosemide: furosamide, frusamide; gabapentin: gabapentine, gabapantin; ganciclovir: gancyclovir; gentamicin: gentamycin,
gentamicine; glibenclamide: glibenclamid; glimepiride: glimepride, glimipiride, glimepirid; glucosamine: glucosamin,
glucosomine; glutathione: l glutathione, l glutathione reduced, glutathion; glyceryl trinitrate: glyceryltrinitrate;
glycopyrronium: glycopyrolate, glycopyronium; guaifenesin: guaiphensin, guaifensin, guiaphenesin, guaiphenasin, guaphenesin,
guaphensin; halobetasol: ulobetasol; hepatitis b immunoglobulin: human hepatitis b immunoglobulin, hepatitis b immune globulin;
human chorionic gonadotropin: chorionic gonadotropin; human papillomavirus vaccine: hpv vaccine, human papilloma virus vaccine;
hydrochlorothiazide: hydrochlorthiazide, hydrochlorothiazid, hydrocholorothiazide; hydroxychloroquine: hydroxy chloroquine,
hydroxycloroquine; hydroxyurea: hydroxycarbamide; hyoscine butylbromide: hyoscine butyl bromide, hyoscine n butylbromide,
scopolamine butylbromide; hypromellose: hydroxypropylmethylcellulose, hydroxypropyl methylcellulose, hydroxypropyl methyl
cellulose, hydroxy propyl methyl cellulose; ibuprofen: ibuprophen, ibuprofane; influenza vaccine: influenza virus vaccine,
inactivated influenza vaccine; insulin degludec: degludec, insulin deglutec; insulin detemir: detemir; insulin glargine: insulin
glargin; insulin glulisine: glulisine; insulin isophane: insulin nph, insulin isophane nph, insulin isophane nph human;
ipratropium: ipratropium bromide, ipatropium; isoprenaline: isoproterenol; isosorbide dinitrate: isosorbidedinitrate, isosorbide
di nitrate; isoxsuprine: isoxuprine, isoxsuprin, isoxsurpine; ispaghula: ispaghula husk, isapgol, ispagula, isabgul;
itraconazole: itraconazol, itraconozole, intraconazole; ketoconazole: ketoconazol, ketaconazole, ketoconozole; l asparaginase:
asparaginase; l methylfolate: levomefolic acid, methylfolate; l ornithine l aspartate: l ornithin l aspartate, ornithine
aspartate; lactic acid bacillus: lactic acid bacilus, lactobacillus sporogenes, bacillus coagulans; lactulose: lactulos,
lactullose; lafutidine: lafutidin; lansoprazole: lansoprazol; leucovorin: folinic acid, calcium leucovorin; leuprolide:
leuprorelin, leuproreline; levetiracetam: levetiracetum, leviteracetam, levetriacetam; levocarnitine: levocarnitin;
levocetirizine: levocetirizin, levocitirizine, levocetrizin; levofloxacin: levoflaxacin, levofloxcin; levosalbutamol: levo
salbutamol, levosalbutamole; levothyroxine: thyroxin, levothyroxin, levothyroxine sodium; lidocaine: lidocain; linezolid:
linezolide, linizolid; linseed oil: oleum lini, linseedoil, flax seed oil; liquid paraffin: liquid parafin, paraffin liquid,
liquid paraffine; luliconazole: luliconazol; magaldrate: magaldrat; magnesium: elemental magnesium, magnessium; mefenamic acid:
mefenemic acid, mefenamicacid; menotropin: menotrophin, menotropins, human menopausal gonadotropin, menotrophins; mesalazine: 5
aminosalicylic acid, mesalazin, mesalamin; metformin: metfomin, metaformin; methyl salicylate: methyl salicilate;
methylcobalamin: mecobalamine, methylcobalamine, methylcobalmin, mecobalmin, methylcobamin; methylergometrine: methylergometrin;
methylprednisolone: methyl prednisolone, methylprednisolon, methylpredisolone; methylsulfonylmethane: methyl sulfonyl methane,
methyl sulphonyl methane, methylsulphonylmethane; methylthioninium: methylene blue; metoclopramide: metoclopramid,
metochlopramide; metoprolol: metaprolol, metoprolole; metronidazole: metranidazole; milk of magnesia: milk of magnesium;
mometasone: mometasome, mometason, momethasone; montelukast: monteleukast, montelukaste, montelukas, monteleucast; moxifloxacin:
moxifloxacine, moxyfloxacin; multimineral: multiminerals, multi minerals, multi mineral; multivitamin: multivitamins, multi
vitamin, multi vitamins; myo inositol: myoinositol, myo inositole, myoinisitol; niacin: nicotinic acid; niacinamide: niacinamid,
nicotinamid; nimesulide: nimusulide, nimesulite; nitrofurantoin: nitrofurantoine, nitrofurontoin; noradrenaline: norepinephrine,
nor adrenaline, noradrenalin; norethisterone: norethisteron, norethistrone; nortriptyline: nortriptylin, nortryptiline;
ofloxacin: oflaxacin, ofloxcin; omega 3 fatty acids: omega 3, omega 3 marine triglycerides; omeprazole: omeprazol, omiprazole,
omeperazole; ondansetron: ondansetrone, ondensetron, ondansetran, ondasetron; oral rehydration salts: oral rehydration salt,
oral rehydration solution; oxetacaine: oxethazaine, oxethazine, oxetacain, oxetacine; oxymetazoline: oxymethazoline,
oxymetazolin; oxytocin: oxytocine, oxytosin, oxitocin; pantoprazole: pantoperazole, pantoprazoles, pantaprazol; paracetamol:
paracetamole, paracitamol, parecetamol, acetaminophin, paracetamal; perindopril: perindropil; pheniramine: pheneramine,
pheniramin; phenobarbital: phenobarbiton; phenylephrine: phenylepherine, phenylephrin, phenylepharine, phenyleprine,
phenylepherin; phenytoin: diphenylhydantoin, phenytoine; phytomenadione: phytomenadion; pioglitazone: pioglitazon, pioglitzone,
pioglitazome; piperacillin: pipercillin, piperacilin, pipracillin, piperacilline; povidone iodine: povidon iodine, iodopovidone,
povidine iodine, povidone iodin; prednisolone: prednisolon, predisolone, prednisolne; pregabalin: pregabaline, pregablin,
pregaballine; propranolol: propanolol, propranalol; pyridoxal 5 phosphate: pyridoxal 5, pyridoxal phosphate; pyridoxine:
pyridoxin, pyridoxime, pyrodoxine; quetiapine: quetiapin, quitiapine; rabeprazole: rabeprazol, rebeprazole, rabeprozole; rabies
immunoglobulin: human rabies immunoglobulin, rabies immune globulin, equine rabies immunoglobulin; rabies vaccine: rabies
vaccine human, anti rabies vaccine; ranitidine: rantidine, ranitdine; rifampicin: rifampicine, rifamicin; ringer lactate:
ringer, ringers lactate; risedronic acid: risedronate; rosuvastatin: rosuvastatine, rosuvastin, rosuvastain, rosavastatin;
saccharomyces boulardii: sacharomyces boulardii, saccharomyces boulardi, s boulardii; salbutamol: salbutamole, salbutamal,
salbutamoll; secnidazole: secnidazol; serratiopeptidase: serratiopeptidase enteric coated, serrapeptase, serratio peptidase,
seratiopeptidase, serratiopetidase, serratiopeptydase; sertraline: sertralin, setraline; sildenafil: sildenafile, sildinafil,
slidenafil; silymarin: silymarine, silimarin; simethicone: simethecone, simeticone, simethicon, semithicone, simithicone;
sitagliptin: sitagliptine, sitaglipitin, sitaglitpin; sodium hyaluronate: sodium hyaluronic, hyaluronate, sodium hylauronate;
sodium valproate: sodium valporate, sodium valprote; sofosbuvir: sofosbuvire; somatropin: human growth hormone, recombinant
human growth hormone, somatrophin; spironolactone: spironolacton, spiranolactone, spirolactone; sulbactam: sulbactum, salbactam,
sulbactem; tazobactam: tazobactem; telmisartan: telmisartane, telmesartan, telmistartan, telimisartan; teneligliptin:
teneliglipitin, teneligliptine, tenegliptin, tenelegliptin; terbinafine: terbinafin, terbinafene, terbenafine, turbinafine;
terbutaline: terbutalin, terbutalline; tetanus immunoglobulin: human tetanus immunoglobulin, tetanus immune globulin; thiamine:
aneurine; thiocolchicoside: thiocolchicocide, thiocholchicocide; timolol: timolole; tinidazole: tinidazol; tizanidine:
tizanidin, tizinidine; tolperisone: tolpirisone, tolperison; torsemide: torsamide, torasamide, torsemid; tranexamic: tranexemic,
tranexamine, trenexamic; triamcinolone: triamcinolon, triamcinalone; tricholine: tricholin; trihexyphenidyl: trihexiphenidyl,
trihexyphenidil, trihexyphenydyl; trypsin chymotrypsin: trypsin and chymotrypsin, chymotrypsin trypsin; ursodeoxycholic acid:
ursodiol, ursodeoxycholicacid, ursodesoxycholic acid, ursodeoxycolic acid; valganciclovir: valgancyclovir; vildagliptin:
vildaglipitin, vildagliptine, vidagliptin, vildaglptin; voglibose: voglibos, vogliboze, voglibase; warfarin: warfarine;
xylometazoline: xylometazolin, xylomethazoline, xylometazolene; zinc: elemental zinc; zoledronic acid: zoledronate, zolendronic
acid, zoledronicacid; zolpidem: zolpidim, zolpiderm; human insulin: insulin regular, insulin soluble
`

/** Each spelling, and what it is a spelling of. */
const CANONICAL = new Map<string, string>()
for (const entry of SPELLINGS.replace(/\s+/g, ' ').split(';')) {
  const [canonical = '', others = ''] = entry.split(':').map((part) => part.trim())
  // Itself, so that no part of it is taken for another spelling.
  CANONICAL.set(canonical, canonical)
  for (const other of others.split(',')) if (other.trim() !== '') CANONICAL.set(other.trim(), canonical)
}
/** Words of the longest of them. */
const MOST_WORDS = Math.max(...[...CANONICAL.keys()].map((key) => key.split(' ').length))

/**
 * The key of a salt as its international name is spelled: 'amoxycillin trihydrate' → 'amoxicillin trihydrate'.
 *
 * @param key - As `saltKey` has it.
 */
export function canonicalSaltKey(key: string): string {
  const words = key
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
  const read: string[] = []
  let isRespelled = false
  for (let at = 0; at < words.length; ) {
    let count = Math.min(MOST_WORDS, words.length - at)
    while (count > 1 && !CANONICAL.has(words.slice(at, at + count).join(' '))) count--
    const some = words.slice(at, at + count).join(' ')
    const canonical = CANONICAL.get(some)
    isRespelled ||= canonical !== undefined && canonical !== some
    read.push(canonical ?? some)
    at += count
  }
  return isRespelled ? read.join(' ') : key
}

const SPELLED = new Map<string, string[]>()
for (const [other, canonical] of CANONICAL) {
  if (other !== canonical) SPELLED.set(canonical, [...(SPELLED.get(canonical) ?? []), other])
}

/** All keys that packs give a salt, the one that is asked for first: what was printed otherwise is the same salt. */
export function spellingsOf(key: string): string[] {
  const canonical = canonicalSaltKey(key)
  return [...new Set([key, canonical, ...(SPELLED.get(canonical) ?? [])])]
}

/** Every spelling that is known. */
export const spelledKeys = (): Iterable<string> => CANONICAL.keys()
