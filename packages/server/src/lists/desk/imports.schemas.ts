import type {
  DeskImport,
  DeskImportRun,
  ImportFailure,
  ImportHeading,
  ImportKind,
  ImportPreset,
  ImportReason,
  ImportReport,
} from '@dawakit/core/contract'
import { importGuesses, importPresets } from '@dawakit/core/import'
import { invalidRequest } from '@dawakit/core/refusals'
import { z } from 'zod'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { line } from '../../ground/http/text.ts'

export const importKind = schemaOf<ImportKind>()(
  z.enum(['products', 'stock', 'pincodes', 'coupons', 'banners', 'states']),
)

const importPreset = schemaOf<ImportPreset>()(z.enum(importPresets))

const heading = schemaOf<ImportHeading>()(
  z.object({ text: z.string(), column: z.string().nullable() }).meta({ id: 'ImportHeading' }),
)

const outcome = z.enum(['added', 'changed', 'same'])

const guess = z.enum(importGuesses)

const reason = schemaOf<ImportReason>()(
  z.enum([
    'no salt',
    'unknown salt',
    'no schedule',
    'goods by name',
    'goods by code',
    'kind',
    'salt or form',
    'pack',
    'by salt',
    'by name',
    'by kind',
    'by nothing',
    'code guessed',
    'several rates',
    'code unknown',
    'fraction',
    'batches',
    'nearly nil',
    'check digit',
    'by law or list',
    'export',
  ]),
)

const report = schemaOf<ImportReport>()(
  z
    .object({
      kind: importKind,
      number: z.number().nullable(),
      isDryRun: z.boolean(),
      format: z.string(),
      preset: importPreset.nullable(),
      headings: z.array(heading),
      columns: z.array(z.string()),
      read: z.number(),
      added: z.number(),
      changed: z.number(),
      same: z.number(),
      joined: z.number(),
      refused: z.array(
        z.object({
          line: z.number(),
          reason: z.string(),
          fields: z.array(z.string()).readonly().optional(),
        }),
      ),
      passedOver: z.array(
        z.object({
          line: z.number(),
          why: z.enum([
            'sum',
            'heading',
            'new headings',
            'separator',
            'gift card',
            'sold elsewhere',
            'family',
            'no goods',
          ]),
          text: z.string(),
        }),
      ),
      offSale: z.array(
        z.object({
          line: z.number(),
          why: z.enum([
            'draft',
            'private',
            'archived',
            'hidden',
            'unpublished',
            'inactive',
            'gift card',
            'sold elsewhere',
            'group',
          ]),
          name: z.string(),
        }),
      ),
      categories: z.array(
        z.object({
          listed: z.string(),
          rows: z.number(),
          category: z.string(),
          subcategory: z.string().nullable(),
          isGeneral: z.boolean(),
          isNew: z.boolean(),
        }),
      ),
      toCheck: z.array(
        z.object({
          line: z.number(),
          code: z.string().nullable(),
          name: z.string(),
          guesses: z.array(guess).readonly(),
          reasons: z.array(reason).readonly(),
          isPrescription: z.boolean(),
          isColdChain: z.boolean(),
          schedule: z.string().nullable(),
          hsn: z.string(),
          gstRate: z.number(),
        }),
      ),
      batches: z.number(),
      expired: z.array(
        z.object({
          line: z.number(),
          name: z.string(),
          batch: z.string(),
          expiresOn: z.string(),
          units: z.number().nullable(),
        }),
      ),
      toCount: z.array(z.object({ line: z.number(), name: z.string(), said: z.string(), units: z.number() })),
      renamed: z.array(
        z.object({ line: z.number(), key: z.string(), before: z.string(), after: z.string() }),
      ),
      guessed: z.record(guess, z.number()),
      newOnPrescription: z.number(),
      newInColdChain: z.number(),
      notForSale: z.number(),
      withoutStock: z.number(),
      unknownSalts: z.array(
        z.object({
          name: z.string(),
          rows: z.number(),
          line: z.number(),
          nearest: z.string().nullable(),
        }),
      ),
      samples: z.array(
        z.object({ line: z.number(), outcome, facts: z.record(z.string(), z.string()).readonly() }),
      ),
    })
    .meta({ id: 'ImportReport' }),
)

const read = { headings: z.array(heading), columns: z.array(z.string()) }

const failure = schemaOf<ImportFailure>()(
  z.discriminatedUnion('code', [
    z.object({ code: z.literal('file-not-right'), text: z.string() }),
    z.object({ code: z.literal('column-missing'), missing: z.array(z.string()), ...read }),
    z.object({
      code: z.literal('prices-missing'),
      products: z.number(),
      newProducts: z.number(),
      ...read,
    }),
    z.object({
      code: z.literal('articles-differ'),
      rows: z.number(),
      known: z.number(),
      examples: z.array(
        z.object({ line: z.number(), code: z.string(), inShop: z.string(), inList: z.string() }),
      ),
      ...read,
    }),
    z.object({ code: z.literal('ordered-meanwhile') }),
    z.object({ code: z.literal('fault') }),
  ]),
)

export const deskImportRun = schemaOf<DeskImportRun>()(
  z
    .object({
      id: z.string(),
      act: z.enum(['try', 'import', 'undo']),
      kind: importKind,
      file: z.string(),
      number: z.number().nullable(),
      by: z.string(),
      startedAt: isoTime,
      finishedAt: isoTime.nullable(),
      state: z.enum(['running', 'done', 'failed', 'interrupted']),
      read: z.number(),
      failure: failure.nullable(),
      report: report.nullable(),
      whole: z
        .object({
          refused: z.number(),
          passedOver: z.number(),
          offSale: z.number(),
          categories: z.number(),
          toCheck: z.number(),
          expired: z.number(),
          toCount: z.number(),
          renamed: z.number(),
          unknownSalts: z.number(),
        })
        .nullable(),
      pictures: z.object({ taken: z.number(), known: z.number(), failed: z.number() }).nullable(),
      undone: z.object({ removed: z.number(), restored: z.number(), kept: z.number() }).nullable(),
    })
    .meta({ id: 'DeskImportRun' }),
)

export const deskImport = schemaOf<DeskImport>()(
  z
    .object({
      number: z.number(),
      kind: importKind,
      file: z.string(),
      startedAt: isoTime,
      by: z.string(),
      state: z.enum(['running', 'done', 'interrupted', 'undone']),
      added: z.number(),
      changed: z.number(),
      same: z.number().nullable(),
      refused: z.number().nullable(),
      runId: z.string().nullable(),
      canUndo: z.boolean(),
    })
    .meta({ id: 'DeskImport' }),
)

/** Of a file system. */
const NAME_MAX = 255
const name = line(10_000).max(NAME_MAX)
const MAP_MAX = 8000
const MOST_STOCK = 10_000_000
const yes = z.literal('yes').optional()

/** Headings and their columns, from JSON. Whether there are such is found out with the file. */
const headingMap = z
  .string()
  .max(MAP_MAX)
  .optional()
  .transform((text, context) => {
    if (text === undefined) return {}
    try {
      return z.record(z.string(), z.string()).parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: invalidRequest.text })
      return z.NEVER
    }
  })

export const importOptions = z
  .object({
    act: z.enum(['try', 'import']),
    kind: importKind,
    fileName: name,
    map: headingMap,
    as: importPreset.optional(),
    maker: name.optional(),
    stock: z
      .string()
      .regex(/^\d{1,8}$/)
      .refine((text) => Number(text) <= MOST_STOCK)
      .optional(),
    withoutPrices: yes,
    replaceArticles: yes,
    refreshPictures: yes,
  })
  .transform(({ stock, maker, withoutPrices, replaceArticles, refreshPictures, ...options }) => ({
    ...options,
    maker: maker || undefined,
    stock: stock === undefined ? undefined : Number(stock),
    isPriceless: withoutPrices === 'yes',
    isReplacing: replaceArticles === 'yes',
    isRefreshed: refreshPictures === 'yes',
  }))

export type ImportOptions = z.output<typeof importOptions>
