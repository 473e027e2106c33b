import type { CatalogueProduct } from '@dawakit/core/catalogue'
import { fromRupees } from '@dawakit/core/money'
import { gstRateOf } from '@dawakit/core/tax'
import { createPrng, type Prng } from '../prng.ts'
import { hsnOf, packageSizeOf, strengthMark, strengthsOf } from './medicines.ts'
import { type PackForm, packForms } from './pack-forms.ts'
import { packPictures, priced, productIdOf } from './product-id.ts'
import { isOnPrescription, type SaltSeed } from './salt-seed.ts'
import { specialities } from './salts/index.ts'
import { seedOn } from './schedule-moves.ts'
import { slugOf } from './slug.ts'

const onsets = [
  'A',
  'Be',
  'Ca',
  'Da',
  'E',
  'Fe',
  'Ga',
  'Hi',
  'I',
  'Ja',
  'Ke',
  'La',
  'Ma',
  'Ne',
  'O',
  'Pa',
  'Qui',
  'Ro',
  'Sa',
  'Te',
  'U',
  'Vi',
  'Wo',
  'Xe',
  'Yu',
  'Zo',
] as const
const middles = [
  'bri',
  'cle',
  'dro',
  'fen',
  'gly',
  'lin',
  'mel',
  'nar',
  'pro',
  'ril',
  'sta',
  'tri',
  'vas',
  'zol',
  'mi',
  'ro',
  'le',
  'tu',
  'ka',
  'ni',
] as const
const ends = [
  'bact',
  'card',
  'cef',
  'dex',
  'fast',
  'gard',
  'kind',
  'last',
  'med',
  'nex',
  'pan',
  'ris',
  'sun',
  'tab',
  'vit',
  'zen',
  'lex',
  'mox',
  'rid',
  'tol',
  'via',
  'xa',
  'dine',
  'pril',
] as const
const makers = [
  'Abhaya',
  'Bhumi',
  'Chandan',
  'Dhanvi',
  'Ekam',
  'Falgun',
  'Gomti',
  'Harit',
  'Indus',
  'Jalaj',
  'Kusum',
  'Lavanya',
  'Manjari',
  'Narmada',
  'Ojas',
  'Prabha',
  'Rudra',
  'Sindhu',
  'Tapti',
  'Udaya',
  'Vasudha',
  'Yamuna',
] as const
const makerKinds = ['Pharma', 'Labs', 'Healthcare', 'Remedies', 'Biotech'] as const
const suffixes = ['Plus', 'Forte', 'Neo', 'Duo', 'Max', 'Prime', 'XT', 'OD', 'LS'] as const
const stemCount = onsets.length * middles.length * ends.length
/** Prime, and no divisor of `stemCount`: steps of it meet every stem once before any comes again. */
const stride = 7919

/** A name from word parts; no index shares its name with another. */
function brandOf(index: number): string {
  const step = (index * stride) % stemCount
  const onset = onsets[step % onsets.length]
  const middle = middles[Math.floor(step / onsets.length) % middles.length]
  const end = ends[Math.floor(step / (onsets.length * middles.length))]
  const round = Math.floor(index / stemCount)
  if (round === 0) return `${onset}${middle}${end}`
  const suffix = suffixes[(round - 1) % suffixes.length]
  const turn = Math.floor((round - 1) / suffixes.length)
  return `${onset}${middle}${end} ${suffix}${turn === 0 ? '' : turn + 1}`
}

function generated(
  index: number,
  random: Prng,
  speciality: string,
  seed: SaltSeed,
  day: string,
): CatalogueProduct {
  const pack = random.pick(seed.packs)
  const [formKey, strength, units, mrpRupees] = pack
  const form: PackForm = packForms[formKey]
  const name = [brandOf(index), strengthMark(seed, pack), form.label].filter((part) => part !== '').join(' ')
  const slug = `${slugOf(name)}-g${index.toString(36)}`
  const maker = random.pick(makers)
  const manufacturer = `${maker} ${random.pick(makerKinds)}`
  const salts = strengthsOf(seed, strength)
  const saltComposition = salts.map((salt) =>
    salt.strength === '' ? salt.name : `${salt.name} (${salt.strength})`,
  )
  const hsn = hsnOf(seed)
  const packageSize = packageSizeOf(form, units)
  const id = `${productIdOf(slug)}${index.toString(36).padStart(4, '0')}`
  const mrpPaise = fromRupees(Math.max(10, Math.round(mrpRupees * (4 + random.next() * 11))) / 10)
  return {
    id,
    name,
    slug,
    description: `${name} by ${manufacturer}: ${saltComposition.join(' + ')}`,
    shortDescription: `<ul><li>Contains ${saltComposition.join(' + ')}</li><li>${packageSize}</li></ul>`,
    longDescription: `<p><strong>${name}</strong> is a generated product for measuring. It cannot be bought for use.</p>`,
    instructions: '',
    sideEffects: '',
    ...priced(mrpPaise, random.int(0, 30)),
    manufacturer,
    brandSlug: slugOf(maker),
    brandName: maker,
    packageSize,
    dosageForm: form.dosageForm,
    unitsPerPack: units,
    unit: form.unit,
    salts,
    saltComposition,
    compositionKey: `${form.kind}|${salts.map((salt) => `${salt.name}:${salt.strength}`.toLowerCase()).join('|')}`,
    schedule: seed.schedule,
    isPrescriptionNeeded: isOnPrescription(seed),
    isColdChainNeeded: seed.isColdChain ?? false,
    isGeneralProduct: false,
    generalCategory: null,
    generalSubCategory: null,
    specialityCategory: speciality,
    specialitySubCategory: seed.subspeciality,
    hsn,
    gstRate: gstRateOf(hsn, day),
    stock: random.next() < 0.06 ? 0 : random.int(1, 400),
    stockAlertThreshold: 10,
    popularity: Math.max(1, Math.round(random.next() ** 4 * 9000)),
    isForSale: true,
    variantGroup: null,
    isMainVariant: true,
    primaryType: null,
    primaryValue: null,
    secondaryType: null,
    secondaryValue: null,
    pairProductId: null,
    ...packPictures(id),
    isGenerated: true,
  }
}

/**
 * A stream of products of the seed's shape for benchmarks, marked `isGenerated`: distinct names from
 * word parts, the salts, packs, schedules and specialities of the seed. The first `n` are the same for
 * every `count`.
 *
 * @param count - How many, 0 or more; the benchmarks take 250,000.
 * @param day - yyyy-mm-dd, the day whose GST rates and schedules hold.
 */
export function* generateProducts(
  count: number,
  day = '2026-11-01',
): Generator<CatalogueProduct, void, undefined> {
  const shelf = specialities.flatMap(({ speciality, salts }) =>
    // No shop shows one of Schedule X: there would be fewer than were asked for.
    salts.filter(({ schedule }) => schedule !== 'X').map((seed) => ({ speciality, seed: seedOn(seed, day) })),
  )
  const random = createPrng('generated products')
  for (let index = 0; index < count; index++) {
    const { speciality, seed } = random.pick(shelf)
    yield generated(index, random, speciality, seed, day)
  }
}
