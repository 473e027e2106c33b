import type { DosageForm } from '@dawakit/core/contract'
import { nameKey } from '@dawakit/core/product'

/** What an article is, of which nearly every kind must be kept at 2 to 8 °C in any form. */
export type ColdKind = 'insulin' | 'vaccine' | 'antibody or serum' | 'biologic'

/** By salts, names and headings, as words with single spaces between. */
const KINDS: readonly [ColdKind, RegExp][] = [
  ['insulin', /\binsulin|\b(glargine|degludec|detemir|glulisine|isophane|aspart|lispro)\b/],
  ['vaccine', /vaccin|toxoid|\b(bcg|mmr|dpt|dtp|dtap|tdap|hpv)\b/],
  [
    'antibody or serum',
    /globulin|\banti ?(sera|serum|venoms?|venene|venin|toxins?)\b|\banti d\b|\w{3}mabs?\b/,
  ],
  [
    'biologic',
    /\w{2}(cept|kinra|teplase|grastim|poi?etin)\b|interferon|\b(somatropin|somatotropin)\b|growth hormone|follitropin|menotro|lutropin|gonadotro|streptokinase|urokinase|botulin|asparaginase|romiplostim/,
  ],
]

/**
 * Brands under which insulins, vaccines and biologics are sold in India, for lists that name no salt. A name that begins with one is
 * that medicine, whatever follows: 'Actrapid Penfill 100 IU'.
 */
const BRANDS: Readonly<Record<ColdKind, string>> = {
  insulin:
    'actrapid apidra basaglar basalog basugine fiasp glaritus humalog huminsulin humulin insucare insugen insulatard insuman lantus levemir lupisulin mixtard novomix novorapid recosulin ryzodeg toujeo tresiba wosulin xultophy',
  vaccine:
    'abhayrab adacel agrippal avaxim biopolio biovac boostrix cervarix covaxin covishield easyfive easysix engerix fluarix fluquadri genevac gardasil havrix hexaxim hiberix indirab infanrix influvac ixiaro jenvac menactra menveo mevac nasovac pentavac pentaxim pneumovax prevenar priorix quadrovax rabipur rotarix rotasiil rotateq rotavac rouvax shanchol shantetra shanvac shingrix stamaril synflorix tetraxim tresivac typbar typhim vaxigrip vaxirab varilrix varivax verorab zostavax zyvac',
  'antibody or serum':
    'abevmy accentrix actemra avastin bevatas bryxta canmab enzamab exemptia hertraz herceptin humira keytruda krabeva mabtas mabthera opdivo partobulin perjeta prolia razumab reditux remicade rhoclone rhogam simulect soliris stelara tecentriq xgeva xolair zybev',
  biologic:
    'aranesp avonex betaseron botox ceriton cresp dysport elaxim enbrel epofer epofit epotrust eprex erykine etacept eylea fertigyn genotropin gonal grafeel mircera neukine neupogen norditropin pegasta pegasys retacrit relipoietin wepox zyrop',
}
const BRAND_KINDS = new Map(
  Object.entries(BRANDS).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as ColdKind] as const),
  ),
)

/** Salts that are kept cold in what is injected, inhaled or dropped; by the mouth and on the skin they are not. */
const COLD_SALTS =
  /\b(alprostadil|amphotericin|atracurium|azacitidine|bleomycin|bortezomib|calcitonin|carbetocin|carboprost|carmustine|caspofungin|cerebroprotein|cetrorelix|chloramphenicol|cisatracurium|desferrioxamine|deferoxamine|docetaxel|dulaglutide|eptifibatide|ergometrine|etoposide|exenatide|famotidine|ganirelix|glucagon|hyaluronidase|latanoprost|leuprolide|leuprorelin|liraglutide|lorazepam|melphalan|methylergometrine|micafungin|octreotide|oxytocin|protamine|rocuronium|semaglutide|succinylcholine|suxamethonium|teriparatide|terlipressin|travoprost|bimatoprost|triptorelin|ulinastatin|vasopressin|vecuronium|vinblastine|vincristine|vinorelbine)\b/
/** In a gel for the cervix, too. */
const ALWAYS_COLD_SALTS = /\bdinoprostone?\b/

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
}

/**
 * Whether an article is an insulin, a vaccine or another biologic, told by its salts and its name. A heading tells of vaccines, and of
 * what has no salt in the list: under 'Insulins and oral antidiabetics' stand tablets, too.
 */
export function coldKindOf({ name, group, salts }: Named): ColdKind | null {
  const title = words(name)
  const own = words([...salts.map((salt) => salt.name), name].join(' '))
  const withHeading = words(`${own} ${group}`)
  const isUnsaid = salts.length === 0
  const brand = isUnsaid ? BRAND_KINDS.get(title.split(' ')[0] ?? '') : undefined
  if (brand) return brand
  const found = KINDS.find(([kind, pattern]) =>
    pattern.test(isUnsaid || kind === 'vaccine' ? withHeading : own),
  )?.[0]
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
