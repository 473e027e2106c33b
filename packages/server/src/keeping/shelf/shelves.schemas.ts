import type {
  DeskNearBatch,
  DeskShelf,
  DeskShelfFound,
  DeskShelfProduct,
  DeskShortShelf,
  DeskUnknownShelf,
} from '@dawakit/core/contract'
import { z } from 'zod'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { shelfFields } from '../../shelves/batches/shelf-batches.schemas.ts'

const units = z.number().int()

const shownAs = { id: z.string(), name: z.string(), code: z.string() }

export const shelfProduct = schemaOf<DeskShelfProduct>()(z.object(shownAs))

export const shelfFound = schemaOf<DeskShelfFound>()(
  z.object({
    ...shownAs,
    batch: z
      .string()
      .meta({ description: 'Where a pack was scanned, what its code says; empty where it says none.' }),
  }),
)

export const nearBatch = schemaOf<DeskNearBatch>()(
  z.object({
    product: shelfProduct,
    batch: z.string(),
    expiresOn: z.string(),
    isExpired: z.boolean(),
    units,
    value: rupees.nullable().meta({ description: 'What they cost, without tax. None to a packer.' }),
    supplier: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .meta({ description: 'Who sent the batch last, as bills say. None to a packer.' }),
  }),
)

export const unknownShelf = schemaOf<DeskUnknownShelf>()(
  z.object({ product: shelfProduct, unknownUnits: units, free: units }),
)

export const shortShelf = schemaOf<DeskShortShelf>()(z.object({ product: shelfProduct, shortUnits: units }))

export const deskShelf = schemaOf<DeskShelf>()(
  z
    .object({
      product: shelfProduct,
      free: units,
      reserved: units,
      unknownUnits: units,
      shortUnits: units,
      batches: z.array(
        z.object({
          ...shelfFields,
          maker: z.string(),
          purchasePrice: rupees.nullable().meta({ description: 'Without tax. None to a packer.' }),
          quarantined: units,
          held: z.enum(['recalled', 'kept']).nullable(),
        }),
      ),
      moves: z.array(
        z.object({
          at: isoTime,
          kind: z.enum([
            'packed',
            'unpacked',
            'returned',
            'quarantined',
            'goodsIn',
            'sentBack',
            'counted',
            'breakage',
            'expiry',
            'theft',
            'found',
            'listed',
          ]),
          batch: z.string(),
          expiresOn: z.string(),
          units,
          by: z.string(),
          note: z.string(),
        }),
      ),
    })
    .meta({ id: 'DeskShelf' }),
)
