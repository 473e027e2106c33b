import type { DosageForm } from '@dawakit/core/contract'
import { nameKey } from '@dawakit/core/product'
import { type ColdKind, coldBrandOf, isColdGel, isColdInSomeForms } from './cold-brands.ts'

/** By salts, names and headings, as words with single spaces between. */
const KINDS: readonly [ColdKind, RegExp][] = [
  [
    'insulin',
    /\binsul[ie]ne?s?\b|\binsulin|\b(glargine?|degludec|detemir|glulisine|isophane|aspart|lispro)\b/,
  ],
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

/** Of names, where no salt is known: 'Aricept' and 'CellCept' end as a fusion protein does, and are none. */
const NAME_ENDINGS: readonly [ColdKind, RegExp][] = [
  ['antibody or serum', /\w{3}mabs?\b/],
  ['biologic', /\w{2}(ercept|atacept|kinra|teplase|grastim|poi?etin)\b/],
]

/**
 * Endings of the salts of antibodies, fusion proteins and their like.
 */
const ENDINGS: readonly [ColdKind, RegExp][] = [
  ['antibody or serum', /\w{3}mabs?\b/],
  ['biologic', /\w{2}(cept|kinra|teplase|grastim|poi?etin)\b/],
]

/** By salts alone: as words of a name they may stand for what is no medicine ('Rabies control', 'Influenza Tablet'). */
const SALT_WORDS: readonly [ColdKind, RegExp][] = [
  [
    'vaccine',
    /\b(ipv|opv|hbsag|polio|rotavirus|pertussis|diphtheria|rabies|varicella|rubella|measles|mumps|ha?emophilus|salmonella typhi|meningococcal|pneumococcal)\b|papilloma ?virus|yellow fever|encephalitis|influenza|hepatitis (a|b)\b/,
  ],
  ['antibody or serum', /venom|\banti (rh|rho)\b|digoxin immune/],
  [
    'biologic',
    /\w(poi?ei?tin|poei?tin)\b|\bepoetin\b|\wfermin\b|(por|ber|cal)actant|surfactant|\w(cog) (alfa|alpha|beta)\b|c1 esterase/,
  ],
]

/** Salts that are kept cold in what is injected, inhaled or dropped; by the mouth and on the skin they are not. */
const COLD_SALTS = new RegExp(
  `\\b(${[
    'abaloparatide|albumin|alprostadil|amphotericin|anidulafungin|atosiban|atracurium|aviptadil',
    'azacitidine|bendamustine|bimatoprost|bleomycin|bortezomib|buserelin|busulfan|busulphan',
    'calcitonin|carbetocin|carboprost|carfilzomib|carmustine|caspofungin|cerebroprotein|cetrorelix',
    'chloramphenicol|cisatracurium|cladribine|collagenase|dacarbazine|daunorubicin|deferoxamine',
    'desferrioxamine|desmopressin|diltiazem|docetaxel|doxorubicin|dulaglutide|epirubicin',
    'eptifibatide|ergometrine|etoposide|exenatide|famotidine|fludarabine|fosphenytoin|fulvestrant',
    'ganirelix|glatiramer|glucagon|goserelin|hyaluronidase|idarubicin|lanreotide|latanoprost',
    'leuprolide|leuprorelin|levosimendan|liraglutide|lixisenatide|lorazepam|melphalan',
    'methyl ergometrine|methylergometrine|micafungin|mivacurium|octreotide|oxytocin|pancuronium',
    'pasireotide|proparacaine|protamine|rocuronium|secretin|semaglutide|somatostatin|succinylcholine',
    'suxamethonium|tafluprost|temsirolimus|teriparatide|terlipressin|tetracosactide|thiotepa',
    'tirzepatide|trabectedin|travoprost|triptorelin|ulinastatin|vasopressin|vecuronium|vinblastine',
    'vincristine|vindesine|vinorelbine',
  ].join('|')})\\b`,
)
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
  /\b(?<!pre ?filled )(s[yie]r[iey]n(?:ge?|j)e?s?|needles?|niddles?|penneedles?|pouch|cooler|strips for|test strips?|lancets?|pump|glucometer|monitor|case)\b/

interface Named {
  name: string
  group: string
  salts: readonly { name: string }[]
  dosageForm: DosageForm
}

/**
 * Whether an article is an insulin, a vaccine or another biologic, told by its salts and its name. A heading tells of vaccines, and of
 * what has no salt in the list: under 'Insulins and oral antidiabetics' stand tablets, too.
 *
 * @param isUnsaid - Whether nothing is known of any of its salts: then its brand tells. @default where it has none
 */
export function coldKindOf(
  { name, group, salts, dosageForm }: Named,
  isUnsaid = salts.length === 0,
): ColdKind | null {
  const title = words(name)
  const ownSalts = words(salts.map((salt) => salt.name).join(' '))
  const own = words(`${ownSalts} ${title}`)
  const isWithoutSalts = salts.length === 0
  const withHeading = words(`${own} ${group}`)
  const isSwallowed = dosageForm === 'tablet' || dosageForm === 'capsule'
  const found =
    KINDS.find(([kind, pattern]) =>
      pattern.test(isWithoutSalts || kind === 'vaccine' ? withHeading : own),
    )?.[0] ??
    kindIn(SALT_WORDS, ownSalts) ??
    kindIn(ENDINGS, ownSalts) ??
    (isUnsaid && !isSwallowed ? kindIn(NAME_ENDINGS, withHeading) : undefined) ??
    (isUnsaid ? coldBrandOf(title.split(' ')) : undefined)
  if (!found) return null
  return found === 'insulin' && isWithoutSalts && BESIDE_INSULIN.test(title) ? null : found
}

const kindIn = (kinds: readonly [ColdKind, RegExp][], text: string) =>
  kinds.find(([, pattern]) => pattern.test(text))?.[0]

/** Whether a salt of an article, told by its composition, its name or in doubt its brand, is kept cold in its form. */
export function hasColdSalt(
  { name, salts }: Named,
  form: DosageForm,
  isUnsaid = salts.length === 0,
): boolean {
  const text = words([...salts.map((salt) => salt.name), name].join(' '))
  const title = words(name).split(' ')
  if (ALWAYS_COLD_SALTS.test(text) || (isUnsaid && isColdGel(title))) return true
  if (!mayBeCold(form)) return false
  return COLD_SALTS.test(text) || (isUnsaid && isColdInSomeForms(title))
}

/** Whether a form is one that salts of the cold chain are kept cold in. */
export const mayBeCold = (form: DosageForm): boolean => !ROOM_FORMS.has(form)

const words = (text: string) =>
  nameKey(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
