import { CART_MAX } from '@dawakit/core/cart'
import { isOnPrescription } from '@dawakit/core/catalogue'
import type { ImportGuess } from '@dawakit/core/contract'
import { type Paise, paise } from '@dawakit/core/money'
import {
  CATEGORY_NAME_MAX,
  PLACE_MAX,
  PRODUCT_NAME_MAX,
  slugify,
  VARIANT_TEXT_MAX,
} from '@dawakit/core/product'
import { bannedWords, NOT_SOLD_ONLINE, saleBanOf } from '@dawakit/core/sale'
import { packsOf } from '@dawakit/lists/batches'
import {
  type Article,
  type Classifier,
  type Guessed,
  type ParsedPack,
  type ParsedSalt,
  parsePack,
  saidForm,
  saltChip,
} from '@dawakit/lists/medicines'
import { compositionKey } from '@dawakit/lists/salts'
import { BadValue, flagOf, hsnIn, numberOf, paiseOf, short, textOf, wholeOf } from '@dawakit/lists/values'
import type { WantedPictures } from '../../catalogue/pictures/take-pictures.ts'
import { dosageForms, units as unitNames } from '../../catalogue/products/products.schemas.ts'
import { safeHtml } from '../../catalogue/products/safe-html.ts'
import { isOwnPath } from '../../ground/values/own-path.ts'
import type { SaidBatches } from '../batches/tell-batches.ts'
import type { Joined } from '../run/run-import.ts'
import { slugOf } from '../run/slug-of.ts'
import { readSaid } from '../sources/read-said.ts'
import { type ProductTax, readTax } from './product-tax.ts'
import type { WantedShelf } from './shelves.ts'

const LONGEST_TEXT = 1000
const NOT_ONLINE = bannedWords(NOT_SOLD_ONLINE)
const LONGEST_HTML = 100_000
const MOST_STOCK = 10_000_000

/** A product as one row of a list describes it. */
export interface ImportedProduct extends SaidBatches, ProductTax {
  /** The list's own code; null where it has none, and the slug is the key. */
  code: string | null
  id: string | null
  slug: string
  name: string
  mrpPaise: Paise
  pricePaise: Paise
  isForSale: 0 | 1
  /** Null where the list does not say whether it is for sale. */
  isWanted: 0 | 1 | null
  /** Whether it is kept from shoppers as well; null where the list does not say. */
  isUnlisted: 0 | 1 | null
  manufacturer: string
  brand: string
  pack: ParsedPack
  salts: ParsedSalt[]
  compositionKey: string | null
  shelf: WantedShelf
  /** Where the list has it, from the top down; '' where it does not say. */
  listedCategory: string
  isPrescription: 0 | 1
  /** Whether the list says so, in the column of the prescription. */
  isPrescriptionSaid: boolean
  /** What its column has, though by its salts; null where it has nothing. */
  toldPrescription: 0 | 1 | null
  isColdChain: 0 | 1
  /** Of the Drugs Rules: as the list says, else as its salts are in one. */
  schedule: string | null
  /** Whether the list names it, in its own column or that of the prescription. */
  isScheduleSaid: boolean
  /** What the list does not say, and why it was taken for what it is: to be looked at. */
  guessed: Guessed[]
  /** Null where the list does not say. */
  stock: number | null
  stockAlert: number
  /** Null where the list does not say. */
  maxPerOrder: number | null
  /** Where it stands on the shelf. */
  place: string
  popularity: number
  texts: { description: string; short: string; long: string; instructions: string; sideEffects: string }
  /** A path of this store; null where the list names none. */
  thumbnail: string | null
  /** Paths of this store; empty where the list names other hosts too. */
  gallery: string[]
  /** What lies on other hosts, for `takePictures`; null where nothing does. */
  pictures: Pick<WantedPictures, 'thumbnail' | 'gallery'> | null
  variant: {
    group: string
    /** Null where the list does not say. */
    isMain: 0 | 1 | null
    primaryType: string
    primaryValue: string
    secondaryType: string | null
    secondaryValue: string | null
  } | null
}

export interface RowDefaults {
  manufacturer: string
  /** yyyy-mm-dd in India, the day whose GST rates hold. */
  day: string
  /** Decides what the list does not say. */
  classifier: Classifier
}

/**
 * Reads one row, of the short columns (code, name, group, pack_size, composition, mrp, type) or of the export's.
 *
 * @throws {BadValue} with the reason why the row cannot be kept.
 */
export function readProductRow(
  row: Record<string, string>,
  defaults: RowDefaults,
  { batches, toCount }: Joined = {},
): ImportedProduct {
  const { classifier } = defaults
  const get = (column: string) => row[column] ?? ''
  const name = textOf('name', get('name').replace(/\s+/g, ' '), PRODUCT_NAME_MAX)
  if (name === '' || slugify(name) === '')
    throw new BadValue('name is empty: write what the article is called')
  const composition = textOf('composition', get('composition'), LONGEST_TEXT * 2)
  const type = get('type') || get('kind')
  const pack = readPack(row, name, classifier.isDevice(type))
  // What stands on a general shelf has the salts that are said of it, and none by its name.
  const isGeneral = get('kind') === 'general' && composition === ''
  const salts = isGeneral ? [] : classifier.saltsOf({ name, composition, type, dosageForm: pack.dosageForm })
  const article: Article = {
    name,
    // What a shop's shelves tell of goods holds where no salt says more.
    type: get('type') || (salts.length === 0 ? get('goods') : '') || get('kind'),
    group: get('group'),
    salts,
    dosageForm: pack.dosageForm,
    hsn: get('hsn') === '' ? '' : hsnIn(get('hsn')),
  }
  const { guessed, ...tax } = readTax(row, article, defaults)
  const manufacturer = textOf('manufacturer', get('manufacturer') || defaults.manufacturer, PRODUCT_NAME_MAX)
  const prices = readPrices(row)
  const code = get('code')
  const { sold, toldPrescription, saidSchedule, isScheduleSaid } = readSaid(row)
  // What is said to be of such a schedule needs one, whatever its salts tell.
  const isPrescription =
    classifier.needsPrescription(article) || (isScheduleSaid && isOnPrescription(saidSchedule))
  const packs = get('stock') === '' ? null : packsOf('stock', get('stock'))
  return {
    ...prices,
    code: code === '' ? null : textOf('code', code, 64),
    id: /^[\w-]{1,64}$/.test(get('id')) ? get('id') : null,
    slug: slugOf(get('slug')) || slugOf(name),
    name,
    manufacturer,
    brand: textOf('brand', get('brand') || manufacturer, PRODUCT_NAME_MAX),
    pack,
    salts,
    compositionKey: salts.length === 0 ? null : compositionKey(pack.kind, salts),
    shelf: readShelf(row, article, classifier),
    listedCategory: listedCategoryOf(row),
    isPrescription: sold ? sold.isPrescription : isPrescription ? 1 : 0,
    isPrescriptionSaid: sold !== null,
    toldPrescription,
    isColdChain: flag(row, 'cold_chain', classifier.needsColdChain(article)),
    schedule: isScheduleSaid ? saidSchedule : classifier.scheduleOf(article),
    isScheduleSaid,
    guessed: [
      ...guessedOf(row, article, { pack, classifier, isScheduleSaid, isPrescriptionSaid: sold !== null }),
      ...guessed,
    ],
    ...tax,
    stock: packs?.units ?? null,
    batches: batches ?? null,
    toCount: toCount ?? (packs?.isOdd ? [{ said: get('stock'), units: packs.units }] : []),
    stockAlert: get('stock_alert') === '' ? 10 : wholeOf('stock_alert', get('stock_alert'), MOST_STOCK),
    maxPerOrder: get('max_per_order') === '' ? null : maxOf(get('max_per_order')),
    place: textOf('place', get('place'), PLACE_MAX),
    popularity:
      get('popularity') === '' ? prices.isForSale * 50 : wholeOf('popularity', get('popularity'), 1_000_000),
    texts: readTexts(row, name, salts),
    ...readPictures(get('image'), get('gallery')),
    variant: readVariant(row),
  }
}

function guessedOf(
  row: Record<string, string>,
  article: Article,
  {
    pack,
    classifier,
    isScheduleSaid,
    isPrescriptionSaid,
  }: { pack: ParsedPack; classifier: Classifier; isScheduleSaid: boolean; isPrescriptionSaid: boolean },
): Guessed[] {
  const isSaid = (what: ImportGuess) =>
    (what === 'schedule' && isScheduleSaid) ||
    (what === 'prescription' && isPrescriptionSaid) ||
    (what === 'cold chain' && Boolean(row['cold_chain']))
  const guessed = classifier.assumed(article).filter(({ what }) => !isSaid(what))
  return pack.isDoubtful && !row['units_per_pack']
    ? [...guessed, { what: 'pack size', why: 'pack' }]
    : guessed
}

function maxOf(text: string): number {
  const most = wholeOf('max_per_order', text, CART_MAX)
  if (most < 1) throw new BadValue(`max_per_order "0" is not from 1 to ${CART_MAX}`)
  return most
}

function readPrices(row: Record<string, string>) {
  const list = paiseOf('list_price', row['list_price'] ?? '')
  const price = paiseOf('price', row['price'] ?? '') ?? list
  const mrp = paiseOf('mrp', row['mrp'] ?? '')
  // Shops strike out what they like, and less than they ask, too: what a price is compared with is no MRP that is printed.
  const highest = row['list_price'] !== undefined ? paise(Math.max(list ?? 0, price ?? 0)) : price
  const mrpPaise = mrp ?? highest ?? paise(0)
  const pricePaise = price ?? mrpPaise
  if (pricePaise > mrpPaise) throw new BadValue('price is above the MRP')
  const isUnlisted = row['unlisted'] ? flagOf('unlisted', row['unlisted']) : null
  const isWanted = isUnlisted === 1 ? 0 : readWanted(row)
  return {
    mrpPaise,
    pricePaise,
    isWanted,
    isUnlisted,
    isForSale: mrpPaise > 0 ? (isWanted ?? 1) : (0 as const),
  }
}

function readWanted(row: Record<string, string>): 0 | 1 | null {
  if (row['for_sale']) return flagOf('for_sale', row['for_sale'])
  if (row['discontinued']) return flagOf('discontinued', row['discontinued']) === 1 ? 0 : 1
  return null
}

function readPack(row: Record<string, string>, name: string, isDevice: boolean): ParsedPack {
  const size = textOf('pack_size', row['pack_size'] ?? '', PRODUCT_NAME_MAX)
  const said = row['dosage_form'] ?? ''
  const form = dosageForms.find((known) => known === said.toLowerCase()) ?? saidForm(said)
  if (said && !form)
    throw new BadValue(
      `dosage_form "${short(said)}" is unknown: write one such as tablet, syrup or injection, or leave it empty`,
    )
  // A list that has the columns says by a blank that it does not know.
  const isWhole = row['dosage_form'] !== undefined && row['units_per_pack'] !== undefined
  const named = parsePack(name, size, isDevice)
  // What is counted in a pack of another form than the name tells.
  const parsed = form && form !== named.dosageForm && !isWhole ? parsePack(form, size) : named
  const unit = unitNames.find((known) => known === row['unit'])
  if (row['unit'] && !unit) throw new BadValue(`unit "${short(row['unit'])}" is unknown`)
  const units = row['units_per_pack'] ? numberOf('units_per_pack', row['units_per_pack'], 1_000_000) : null
  return {
    dosageForm: form ?? parsed.dosageForm,
    kind: parsed.kind,
    isDoubtful: parsed.isDoubtful,
    packageSize: isWhole ? size : parsed.packageSize,
    unitsPerPack: units ?? (isWhole ? null : parsed.unitsPerPack),
    unit: unit ?? (isWhole ? null : parsed.unit),
  }
}

function readShelf(row: Record<string, string>, article: Article, classifier: Classifier): WantedShelf {
  const category = textOf('category', row['category'] ?? '', CATEGORY_NAME_MAX)
  if (category === '') return classifier.shelfOf(article)
  const kind = row['kind'] ?? ''
  if (kind !== '' && kind !== 'general' && kind !== 'speciality') {
    throw new BadValue(`kind "${short(kind)}" is neither general nor speciality`)
  }
  const isKindGuessed = kind === '' || row['listed_category'] !== undefined
  return {
    isGeneral: kind === 'general',
    isOpen: kind === '',
    isOfMedicine: isKindGuessed && isBannedByName(article.name),
    category,
    subcategory: textOf('subcategory', row['subcategory'] ?? '', CATEGORY_NAME_MAX) || null,
  }
}

/** Its name counts of medicines alone: whatever shelf it is put on, it stays one. */
const isBannedByName = (name: string) =>
  saleBanOf({ name, salts: [], schedule: null, isGeneralProduct: false }, NOT_ONLINE) !== null

const listedCategoryOf = (row: Record<string, string>): string =>
  row['listed_category'] ||
  [row['category'], row['category'] && row['subcategory']].filter((part) => Boolean(part)).join(' > ')

function readTexts(row: Record<string, string>, name: string, salts: ParsedSalt[]): ImportedProduct['texts'] {
  const html = (column: string) => safeHtml(textOf(column, row[column] ?? '', LONGEST_HTML))
  const description = textOf('description', row['description'] ?? '', LONGEST_TEXT)
  const composition = salts.map(saltChip).join(' + ')
  return {
    description: description || (composition === '' ? name : composition),
    short: html('short_description'),
    long: html('long_description'),
    instructions: html('instructions'),
    sideEffects: html('side_effects'),
  }
}

/** Paths of this store, which pages load as they are, apart from addresses, which no page ever loads. */
function readPictures(
  image: string,
  gallery: string,
): Pick<ImportedProduct, 'thumbnail' | 'gallery' | 'pictures'> {
  const thumbnail = image === '' ? null : readImage(image)
  const more = gallery.split(/\s+/).filter(Boolean).map(readImage)
  const isForeign = thumbnail !== null && !isOwnPath(thumbnail)
  const hasForeign = !more.every(isOwnPath)
  const pictures = { thumbnail: isForeign ? thumbnail : null, gallery: hasForeign ? more : [] }
  return {
    thumbnail: isForeign ? null : thumbnail,
    gallery: hasForeign ? [] : more,
    pictures: isForeign || hasForeign ? pictures : null,
  }
}

/** A path of this store or an address of the web: never `javascript:` and its like. What cannot be had is reported when it is taken. */
function readImage(text: string): string {
  const image = textOf('image', text, LONGEST_TEXT)
  if (isOwnPath(image) || (/^https?:\/\//i.test(image) && URL.canParse(image))) return image
  throw new BadValue(`image "${short(text)}" is neither a path nor an https address`)
}

function readVariant(row: Record<string, string>): ImportedProduct['variant'] {
  const group = row['variant_group'] ?? ''
  if (group === '') return null
  const [primaryType = '', primaryValue = ''] = [row['primary_type'], row['primary_value']]
  if (primaryType === '' || primaryValue === '') {
    throw new BadValue('variant_group needs primary_type and primary_value')
  }
  return {
    group: textOf('variant_group', group, PRODUCT_NAME_MAX),
    isMain: row['main_variant'] ? flagOf('main_variant', row['main_variant']) : null,
    primaryType: textOf('primary_type', primaryType, VARIANT_TEXT_MAX),
    primaryValue: textOf('primary_value', primaryValue, VARIANT_TEXT_MAX),
    secondaryType: textOf('secondary_type', row['secondary_type'] ?? '', VARIANT_TEXT_MAX) || null,
    secondaryValue: textOf('secondary_value', row['secondary_value'] ?? '', VARIANT_TEXT_MAX) || null,
  }
}

function flag(row: Record<string, string>, column: string, fallback: boolean): 0 | 1 {
  const text = row[column] ?? ''
  return text === '' ? (fallback ? 1 : 0) : flagOf(column, text)
}
