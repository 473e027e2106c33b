import { z } from 'zod'
import type { Claims } from '../../ground/context/brand.ts'
import { BRAND_COLOURS, type ChosenColours } from './brand-colours.ts'
import { BrandError } from './brand-error.ts'
import type { Hex } from './colour.ts'

/** Letters of a name beside the sign: what is longer has no room on a phone. */
const LONGEST_NAME = 40
const LONGEST_FIGURE = 12

const hex = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'takes a colour as #rrggbb')
  .transform((colour): Hex => colour.toLowerCase() as Hex)
const colour = z.union([hex, z.strictObject({ light: hex, dark: hex })])
const figure = z
  .union([z.string(), z.number()])
  .transform((said) => String(said).trim())
  .pipe(
    z
      .string()
      .max(LONGEST_FIGURE)
      .regex(/^\d[\d.,\p{L}+ ]*$/u, 'takes a figure, as 1,200+ or 2 lakh+'),
  )
const percent = z.number().int().min(1).max(99)

const brandFile = z.strictObject({
  $schema: z.string().optional(),
  shortName: z.string().trim().min(1).max(LONGEST_NAME).optional(),
  colours: z
    .strictObject(Object.fromEntries(BRAND_COLOURS.map((name) => [name, colour.optional()])))
    .optional(),
  claims: z
    .strictObject({
      products: figure.optional(),
      years: figure.optional(),
      categories: figure.optional(),
      customers: figure.optional(),
      deliveryHours: z
        .string()
        .regex(/^\d{1,3}(-\d{1,3})?$/, 'takes hours, as 24 or 24-48')
        .optional(),
      productSavingsPercent: percent.optional(),
      labSavingsPercent: percent.optional(),
      isAllOverIndia: z.boolean().optional(),
      hasBestPrices: z.boolean().optional(),
      hasRefillReminders: z.boolean().optional(),
      isSupportAllDay: z.boolean().optional(),
    })
    .optional(),
})

export interface BrandFile {
  shortName: string | undefined
  colours: ChosenColours
  claims: Claims
}

/**
 * Reads the text of a `brand.json`.
 *
 * @throws {BrandError} naming each entry that is wrong
 */
export function parseBrandFile(text: string): BrandFile {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new BrandError(['brand.json is no JSON.'])
  }
  const { data, error } = brandFile.safeParse(content)
  if (error) throw new BrandError(error.issues.map(sentenceOf))
  // The names of the schema are those of the list.
  return {
    shortName: data.shortName,
    colours: (data.colours ?? {}) as ChosenColours,
    claims: given(data.claims),
  }
}

function sentenceOf({ path, message, code, ...issue }: z.core.$ZodIssue): string {
  const where = path.length > 0 ? path.join('.') : 'the file'
  const unknown = code === 'unrecognized_keys' && 'keys' in issue ? (issue.keys as string[]) : []
  if (unknown.length > 0) return `brand.json: ${where} has no ${unknown.join(', ')}.`
  const isColour = path[0] === 'colours' && code === 'invalid_union'
  return `brand.json: ${where}: ${isColour ? 'takes a colour as #rrggbb, or { "light": …, "dark": … } of two' : message}.`
}

/** Without what is not said. */
function given(claims: Record<string, unknown> = {}): Claims {
  return Object.fromEntries(
    Object.entries(claims).filter(([, value]) => value !== undefined && value !== false),
  )
}
