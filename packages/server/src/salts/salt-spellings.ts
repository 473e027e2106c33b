/**
 * How salts are spelled on packs in India: before the colon as the international names have it, behind it as others do,
 * older British names and what lists often have wrong among them. In the keys of `saltKey`.
 */
const SPELLINGS = `
acenocoumarol: nicoumalone; acetylcysteine: n acetylcysteine, n acetyl cysteine; aciclovir: acyclovir, acyclovr;
acetazolamide: acetazolamid; adrenaline: epinephrine; alendronic acid: alendronate; allopurinol: alopurinol;
amlodipine: amlodipin, amlodepine; amoxicillin: amoxycillin, amoxicilin, amoxycilin, amoxcillin; ascorbic acid: vitamin c;
aspirin: acetylsalicylic acid, acetyl salicylic acid; atorvastatin: atorvastatine; azithromycin: azithromycine, azythromycin;
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
gonadotropin: gonadotrophin; guaifenesin: guaiphenesin; human insulin: soluble insulin, insulin human, regular insulin; ibuprofen: ibuprofin,
ibuprufen; indomethacin: indometacin; insulin aspart: aspart; insulin glargine: glargine; insulin isophane: isophane insulin, isophane, nph insulin;
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
vitamin b complex: b complex; zinc sulphate: zinc sulfate
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
