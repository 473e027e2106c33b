import type { DeskScan, ProductCode } from '@dawakit/core/contract'
import { z } from 'zod'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { shelfBatch } from '../batches/shelf-batches.schemas.ts'

const said = z.string().nullable()

const scannedPack = z.object({
  gtin: said.meta({ description: 'The number of the product with all its 14 digits.' }),
  code: said.meta({ description: 'Another text that may name it.' }),
  batch: said,
  expiresOn: said.meta({ description: 'The last day on which it is good, yyyy-mm-dd.' }),
  madeOn: said.meta({ description: 'yyyy-mm-dd, or yyyy-mm.' }),
  serial: said,
  pieces: z.number().int().nullable().meta({ description: 'Of a case.' }),
  properName: said,
  brand: said,
  maker: said,
  licence: said,
})

export const deskScan = schemaOf<DeskScan>()(
  z
    .object({
      is: z.enum(['product', 'unknown', 'otherShop', 'damaged']),
      problem: z
        .object({
          code: z.string(),
          text: z.string(),
          part: z.string().meta({ description: 'Which element of the code is damaged: `17`; or empty.' }),
        })
        .nullable(),
      pack: scannedPack.nullable(),
      isCertain: z
        .boolean()
        .meta({ description: 'False: separators are lost, and several batches may be meant.' }),
      product: z
        .object({
          id: z.string(),
          name: z.string(),
          packageSize: z.string(),
          manufacturer: z.string(),
          mrp: rupees,
        })
        .nullable(),
      shelf: z.enum(['sold', 'soon', 'expired', 'held', 'otherExpiry', 'notThere', 'notSaid']).nullable(),
      batch: shelfBatch.nullable(),
      batches: z.array(shelfBatch),
      unknownUnits: z.number().int(),
    })
    .meta({ id: 'DeskScan' }),
)

export const productCode = schemaOf<ProductCode>()(
  z.object({ code: z.string(), productId: z.string(), addedAt: isoTime }).meta({ id: 'ProductCode' }),
)
