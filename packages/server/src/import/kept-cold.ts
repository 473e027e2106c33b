import type { DosageForm } from '@dawakit/core/contract'
import { nameKey } from '@dawakit/core/product'

/** What an article is, of which nearly every kind must be kept at 2 to 8 °C in any form. */
export type ColdKind = 'insulin' | 'vaccine' | 'antibody or serum' | 'biologic'

/** By salts, names and headings, as words with single spaces between. */
const KINDS: readonly [ColdKind, RegExp][] = [
  ['insulin', /\binsulin|\b(glargine|degludec|detemir|glulisine|isophane|aspart|lispro)\b/],
  [
    'vaccine',
    /vaccin|toxoid|\b(bcg|mmr|dpt|dtp|dtap|tdap|hpv)\b|\bpoliomyelitis\b|encephalitis virus|typhoid vi\b/,
  ],
  [
    'antibody or serum',
    /globulin|immune globulin|\banti ?(sera|serum|venoms?|venene|venin|toxins?)\b|\b(cobra|krait|viper|scorpion) venom\b|\banti (rh )?d\b|\bmuromonab\b|\btuberculin\b/,
  ],
  [
    'biologic',
    /interferon|\b(somatropin|somatotropin)\b|growth (hormone|factor)|follitropin|follicle stimulating|menotro|lutropin|gonadotro|streptokinase|urokinase|plasminogen activator|botulin|aspar(agin|g)ase|rasburicase|pegloticase|dornase|imiglucerase|velaglucerase|taliglucerase|agalsidase|laronidase|idursulfase|galsulfase|elosulfase|alglucosidase|romiplostim|molgramostim|sargramostim|aldesleukin|corticotropin|becaplermin|poractant|drotrecogin|nesiritide|mecasermin|pegvisomant|thymosin|\b(octocog|eptacog|nonacog|moroctocog)\b|coagulation factor|\bfactor (vii|viii|ix)a?\b|antiha?emophilic/,
  ],
]

/**
 * Endings of the salts of antibodies, fusion proteins and their like. A brand may end so by chance: 'Aricept', 'CellCept' are
 * tablets, as no such protein is.
 */
const ENDINGS: readonly [ColdKind, RegExp][] = [
  ['antibody or serum', /\w{3}mabs?\b/],
  ['biologic', /\w{2}(cept|kinra|teplase|grastim|poi?etin)\b/],
]

/**
 * Brands under which insulins, vaccines and biologics are sold in India, for lists that name no salt. A name that begins with one is
 * that medicine, whatever follows: 'Actrapid Penfill 100 IU'.
 */
const BRANDS: Readonly<Record<ColdKind, string>> = {
  insulin:
    'actrapid admelog apidra basaglar basalog basugine biosulin consegna eglucent fiasp glaritus humalog huminsulin humulin insucare insugen insulatard insuman insuquick lantus levemir lupisulin lyumjev mixtard nobeglar novolin novomix novorapid recosulin ryzodeg semglee soliqua toujeo tresiba wosulin xultophy zinsulin',
  vaccine:
    'abhayrab adacel agrippal avaxim bevac biopolio biovac boostrix cadiflu cecolin cervarix cervavac comvac corbevax covaxin covishield easyfive easysix engerix enteroshield euvichol fluarix fluquadri gardasil genevac havrix hepashield hexaxim hiberix imojev imovax indirab infanrix influgen influvac ixiaro jeev jenvac mencevax menactra menveo mevac nasovac nexipox nimenrix okavax pentavac pentaxim pneubevax pneumosil pneumovax polprotec polprotect prevenar prevnar priorix quadrovax quinvaxem rabipur rabivax rotarix rotasiil rotasure rotateq rotavac rouvax shanchol shantetra shanvac shingrix stamaril synflorix tetavax tetract tetraxim tresivac trimovax tritanrix tubervac twinrix typbar typherix typhim vaxiflu vaxigrip vaxirab variped varilrix varivax verorab vivotif xarab zoonovac zostavax zyvac',
  'antibody or serum':
    'abevmy accentrix acellbia actemra adcetris adfrar aimovig ajovy avastin bavencio berirab bevarest bevatas bharglob biceltis blincyto bryxta canmab cetuxa cimzia cizumab cosentyx cyramza darzalex dupixent eleftha emgality entyvio enzamab equirab erbitux evenity exemptia fasenra gamunex globucel grafalon hepabig hepagam herceptin hertraz hervycta humira imfinzi infimab ivnex kadcyla kamrab keytruda krabeva lucentis maball mabtas mabthera mabura matergam mylotarg nucala opdivo opdyta pagenax partobulin perjeta plamumab praluent privigen prolia rabishield ranizurel razumab reditux remicade repatha rhoclone rhogam ristova rituxirel scapho simponi simulect soliris stelara stivant taltz tecentriq tetagam tetglob thymoglobuline trasturel tremfya twinrab vabysmo vectibix versavo vinrab vivitra xgeva xolair yervoy zybev zytux',
  biologic:
    'actilyse aldurazyme aranesp avonex betaferon betaseron binocrit botox byetta ceriton cerezyme corion cresp darbatitor decapeptyl dysport elaxim enbrel epofer epofit epotin epotrust eprex erwinase erykine erypro espogen etacept eutropin eylea fabrazyme fasturtec fertigyn foligraf follisurge forsteo forteo gemtide genotropin gonal grafeel headon hemax hucog humatrope humog imunorel intacept intalfa kineret leunase lupifil lyxumia menogon metalyse mircera mounjaro myokinase myozyme naglazyme neukine neulasta neupeg neupogen neuronox norditropin nplate octride omnitrope oncaspar orencia ovitrelle ozempic pegasta pegasys pegex pegintron pubergen pulmozyme puregon rebif recagon recormon relibeta relipoietin retacrit saizen sandostatin saxenda streptase stpase tenectase terifrac trulicity victoza viraferon wegovy wepox xeomin zaltrap zavinex zyrop',
}
const BRAND_KINDS = new Map(
  Object.entries(BRANDS).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as ColdKind] as const),
  ),
)

/** Salts that are kept cold in what is injected, inhaled or dropped; by the mouth and on the skin they are not. */
const COLD_SALTS =
  /\b(abaloparatide|alprostadil|amphotericin|anidulafungin|atracurium|aviptadil|azacitidine|bimatoprost|bleomycin|bortezomib|calcitonin|carbetocin|carboprost|carfilzomib|carmustine|caspofungin|cerebroprotein|cetrorelix|chloramphenicol|cisatracurium|cladribine|dacarbazine|daunorubicin|deferoxamine|desferrioxamine|desmopressin|docetaxel|doxorubicin|dulaglutide|epirubicin|eptifibatide|ergometrine|etoposide|exenatide|famotidine|fludarabine|fulvestrant|ganirelix|glatiramer|glucagon|hyaluronidase|idarubicin|lanreotide|latanoprost|leuprolide|leuprorelin|liraglutide|lixisenatide|lorazepam|melphalan|methylergometrine|micafungin|octreotide|oxytocin|pancuronium|proparacaine|protamine|rocuronium|semaglutide|succinylcholine|suxamethonium|tafluprost|teriparatide|terlipressin|thiotepa|tirzepatide|trabectedin|travoprost|triptorelin|ulinastatin|vasopressin|vecuronium|vinblastine|vincristine|vinorelbine)\b/
/** In a gel for the cervix, and in tablets and capsules against cancer, too. */
const ALWAYS_COLD_SALTS = /\b(chlorambucil|dinoprostone?|melphalan|vinorelbine)\b/

/** Forms that nothing but a vaccine or its like is kept cold in. What the form of is not known may be one that is. */
const ROOM_FORMS = new Set<DosageForm>([
  'tablet',
  'capsule',
  'syrup',
  'suspension',
  'cream',
  'ointment',
  'gel',
  'lotion',
  'powder',
  'sachet',
  'shampoo',
  'soap',
  'patch',
])

/** What is used with an insulin and is none; in a syringe that is filled there is one. */
const BESIDE_INSULIN =
  /\b(?<!pre ?filled )(syringes?|needles?|pouch|cooler|strips for|test strips?|lancets?|pump|glucometer|monitor|case)\b/

interface Named {
  name: string
  group: string
  salts: readonly { name: string }[]
  dosageForm: DosageForm
}

/**
 * Whether an article is an insulin, a vaccine or another biologic, told by its salts and its name. A heading tells of vaccines, and of
 * what has no salt in the list: under 'Insulins and oral antidiabetics' stand tablets, too.
 */
export function coldKindOf({ name, group, salts, dosageForm }: Named): ColdKind | null {
  const title = words(name)
  const ownSalts = words(salts.map((salt) => salt.name).join(' '))
  const own = words([...salts.map((salt) => salt.name), name].join(' '))
  const withHeading = words(`${own} ${group}`)
  const isUnsaid = salts.length === 0
  const isSwallowed = dosageForm === 'tablet' || dosageForm === 'capsule'
  const brand = isUnsaid ? BRAND_KINDS.get(title.split(' ')[0] ?? '') : undefined
  if (brand) return brand
  const found = (KINDS.find(([kind, pattern]) =>
    pattern.test(isUnsaid || kind === 'vaccine' ? withHeading : own),
  ) ??
    ENDINGS.find(([, pattern]) => pattern.test(isSwallowed ? ownSalts : isUnsaid ? withHeading : own)))?.[0]
  if (!found) return null
  return found === 'insulin' && isUnsaid && BESIDE_INSULIN.test(title) ? null : found
}

/** Whether a salt of an article is one that is kept cold in its form. */
export function hasColdSalt({ salts }: Named, form: DosageForm): boolean {
  const text = words(salts.map((salt) => salt.name).join(' '))
  return ALWAYS_COLD_SALTS.test(text) || (mayBeCold(form) && COLD_SALTS.test(text))
}

/** Whether a form is one that salts of the cold chain are kept cold in. */
export const mayBeCold = (form: DosageForm): boolean => !ROOM_FORMS.has(form)

const words = (text: string) =>
  nameKey(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
