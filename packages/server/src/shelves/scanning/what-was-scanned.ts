import type { DeskScan, ScannedPack } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { codeOfShop, codeUnknown, type Refusal } from '@dawakit/core/refusals'
import { isNumberOfShop, NOTHING_SAID, readScan } from '@dawakit/core/scan'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { readShelves } from '../batches/shelf-batches.sql.ts'
import { batchOnShelf } from './batch-on-shelf.sql.ts'
import { productsOfCodes } from './products-of-codes.sql.ts'

const NOTHING: Omit<DeskScan, 'is' | 'problem' | 'pack'> = {
  isCertain: true,
  product: null,
  shelf: null,
  batch: null,
  batches: [],
  unknownUnits: 0,
}

/** So many batches are looked for of a code whose separators are lost. */
const MOST_TRIED = 20

/** What a code is, and how the shelf stands to it. */
export async function whatWasScanned(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  raw: string,
): Promise<DeskScan> {
  const now = clock()
  const scan = readScan(raw, now)
  if (!scan.isRead) {
    // A shop may have such a code of its own, whatever it looks like.
    const asItIs = await inShop(db, [{ ...NOTHING_SAID, code: raw.trim() }], istDate(now))
    return asItIs ?? notOurs('damaged', scan.refusal, null, scan.part)
  }
  const found = await inShop(db, scan.readings, istDate(now))
  if (found) return found
  const [pack] = scan.readings
  const isOfShop = pack.gtin !== null && isNumberOfShop(pack.gtin)
  return isOfShop ? notOurs('otherShop', codeOfShop, pack) : notOurs('unknown', codeUnknown, pack)
}

const notOurs = (
  is: 'unknown' | 'otherShop' | 'damaged',
  { code, text }: Refusal,
  pack: ScannedPack | null,
  part = '',
): DeskScan => ({ ...NOTHING, is, problem: { code, text, part }, pack })

/** Of several readings the one whose batch is on the shelf, else the likeliest. Null where none is of a product of the shop. */
async function inShop(
  db: ServerContext['db'],
  readings: readonly ScannedPack[],
  today: string,
): Promise<DeskScan | null> {
  const productOf = await productsOfCodes(db, readings)
  const known = readings.flatMap((pack) => {
    const product = productOf(pack)
    return product ? [{ pack, product }] : []
  })
  const [likeliest] = known
  if (!likeliest) return null
  const batches = new Set(known.map(({ pack }) => `${pack.batch} ${pack.expiresOn}`))
  let isCertain = batches.size === 1
  let chosen = { ...likeliest, onShelf: await batchOnShelf(db, likeliest.product.id, likeliest.pack, today) }
  if (!isCertain) {
    for (const one of known.slice(0, MOST_TRIED)) {
      const onShelf = await batchOnShelf(db, one.product.id, one.pack, today)
      if (onShelf.batch === null || onShelf.shelf === 'otherExpiry') continue
      chosen = { ...one, onShelf }
      isCertain = true
      break
    }
  }
  const { batches: shelf, unknownUnits } = (await readShelves(db, [chosen.product.id]))(chosen.product.id)
  return {
    is: 'product',
    problem: null,
    pack: chosen.pack,
    isCertain,
    product: chosen.product,
    ...chosen.onShelf,
    batches: shelf,
    unknownUnits,
  }
}
