import type { DeskBulkChange, DeskBulkPreview, DeskBulkRefused, DeskBulkRun } from '@dawakit/core/contract'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { filterInPaise, productFilter, why } from '../products/products.schemas.ts'
import type { Selection } from './bulk-selection.ts'

const WORDS_MAX = 300
/** Products that are named at once; more are chosen by what they have in common. */
const MOST_NAMED = 1000
const MOST_PERCENT = 1000
const MOST_ALERT = 10_000_000

const words = z.string().trim().max(WORDS_MAX)

export const bulkChange = schemaOf<DeskBulkChange>()(
  z.discriminatedUnion('what', [
    z.object({
      what: z.literal('price'),
      percent: z.number().gt(-100).max(MOST_PERCENT),
      rounding: z.enum(['rupee', 'halfRupee']),
    }),
    z.object({ what: z.literal('offSale'), reason: why }),
    z.object({ what: z.literal('onSale') }),
    z.object({
      what: z.literal('category'),
      kind: z.enum(['general', 'speciality']),
      category: words,
      subcategory: words,
    }),
    z.object({ what: z.literal('schedule'), schedule: words }),
    z.object({ what: z.literal('stockAlert'), stockAlert: z.int().min(0).max(MOST_ALERT) }),
    z.object({ what: z.literal('hsn'), hsn: words, gstRate: words }),
    z.object({ what: z.literal('brand'), brand: words }),
  ]),
)

export const bulkSelection = z.object({
  ids: z.array(idSchema).max(MOST_NAMED).optional(),
  filter: productFilter.optional(),
  except: z.array(idSchema).max(MOST_NAMED).optional(),
})

/** Inside, money is paise. */
export const selectionInPaise = ({ filter, ...others }: z.output<typeof bulkSelection>): Selection => ({
  ...others,
  ...(filter && { filter: filterInPaise(filter) }),
})

const refused = schemaOf<DeskBulkRefused>()(
  z.object({ reason: z.string(), count: z.number().int(), name: z.string() }),
)

export const bulkPreview = schemaOf<DeskBulkPreview>()(
  z
    .object({
      count: z.number().int(),
      changes: z.number().int(),
      same: z.number().int(),
      refused: z.array(refused),
      samples: z.array(z.object({ id: z.string(), name: z.string(), before: z.string(), after: z.string() })),
    })
    .meta({ id: 'DeskBulkPreview' }),
)

export const bulkRun = schemaOf<DeskBulkRun>()(
  z
    .object({
      id: z.string(),
      change: bulkChange,
      by: z.string(),
      startedAt: isoTime,
      state: z.enum(['running', 'done', 'interrupted', 'undoing', 'halfUndone', 'undone']),
      changed: z.number().int(),
      same: z.number().int(),
      refused: z.array(refused),
      undoUntil: isoTime.nullable(),
      undone: z.object({ restored: z.number().int(), kept: z.number().int() }).nullable(),
    })
    .meta({ id: 'DeskBulkRun' }),
)
