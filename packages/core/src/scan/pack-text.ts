import type { ScannedPack } from '../contract/desk/scan.ts'
import { readExpiry } from '../shipping/read-expiry.ts'
import { toGtin14 } from './gtin.ts'
import { OWN_CODE_MAX } from './limits.ts'
import { NOTHING_SAID } from './scan-reading.ts'

type Particular = 'id' | 'properName' | 'brand' | 'maker' | 'batch' | 'made' | 'expiry' | 'licence'

/** How each particular is called, in any case. The longer stands before what it begins with. */
const NAMES: Readonly<Record<Particular, string>> = {
  id: 'unique product identification(?: code| no| number)?|unique product(?: id(?:entification)?)?(?: code| no)?|upic|product (?:id|code)|gtin',
  properName: 'proper (?:and|&) generic name(?: of (?:the )?drug)?|(?:proper|generic|drug)(?: name)?',
  brand: '(?:brand|trade)(?: name)?',
  licence: String.raw`(?:(?:manufacturing|mfg\.?|mfr\.?) )?lic(?:en[cs]e)?\.?(?: no\.?| number)?|m\.? ?l\.?(?: no\.?)`,
  maker: String.raw`name (?:and|&) address of (?:the )?manufacturer|(?:mfd\.?|mfg\.?|manufactured) by|manufacturer(?:'s)?(?: name)?(?: (?:and|&) address)?|mfr\.?(?: name)?`,
  batch: String.raw`(?:batch|lot)(?: no\.?| number)?|b\.? ?no\.?`,
  made: String.raw`date of (?:manufacturing|manufacture|mfg\.?)|(?:manufacturing|mfg\.?|mfd\.?|manufacture)(?: date)?`,
  expiry: String.raw`(?:date of )?(?:expiry|exp\.?|expiration)(?: date)?`,
}
const LABEL = new RegExp(
  String.raw`(?:^|[\s,;|])(?:${Object.entries(NAMES)
    .map(([name, pattern]) => `(?<${name}>${pattern})`)
    .join('|')})\s*[:=]\s*`,
  'gi',
)

/**
 * Reads the words of a code that a medicine of Schedule H2 has: code, proper name, brand, maker, batch, dates of making and expiry, licence,
 * each behind its name, or all in that order between commas.
 *
 * @returns null for another text
 * @source docs/sources.md#codes-of-packs
 */
export function readPackText(text: string): ScannedPack | null {
  const said = named(text) ?? inOrder(text)
  if (!said) return null
  const expiry = readExpiry(said.expiry ?? '')
  if (!expiry && !said.batch) return null
  const made = readExpiry(said.made ?? '')
  return {
    ...NOTHING_SAID,
    gtin: toGtin14(said.id ?? ''),
    code: said.id?.slice(0, OWN_CODE_MAX) || null,
    batch: said.batch?.toUpperCase() || null,
    expiresOn: expiry?.lastDay ?? null,
    madeOn: made ? printedDay(said.made ?? '', made) : null,
    properName: said.properName || null,
    brand: said.brand || null,
    maker: said.maker || null,
    licence: said.licence || null,
  }
}

type Said = Partial<Record<Particular, string>>

const cleaned = (text: string) => text.replace(/^[\s,;|]+|[\s,;|]+$/g, '').replace(/[\s\p{Cc}]+/gu, ' ')

/** Three of them at least have their name before them, or it is another text. */
function named(text: string): Said | null {
  const found = [...text.matchAll(LABEL)]
  const said: Said = {}
  for (const [at, { index, 0: label, groups = {} }] of found.entries()) {
    const particular = Object.entries(groups).find(([, value]) => value !== undefined)?.[0] as
      | Particular
      | undefined
    if (!particular || said[particular] !== undefined) continue
    said[particular] = cleaned(text.slice(index + label.length, found[at + 1]?.index ?? text.length))
  }
  return Object.keys(said).length >= 3 ? said : null
}

/** An address has commas of its own: it is what stands between the brand and the batch, which the two dates follow. */
function inOrder(text: string): Said | null {
  for (const separator of ['|', ';', '\n', ',']) {
    const parts = text.split(separator).map(cleaned)
    const made = parts.findIndex(
      (part, at) => at >= 4 && readExpiry(part) !== null && readExpiry(parts[at + 1] ?? '') !== null,
    )
    if (made === -1) continue
    const [id = '', properName = '', brand = ''] = parts
    return {
      id,
      properName,
      brand,
      maker: parts.slice(3, made - 1).join(', '),
      batch: parts[made - 1] ?? '',
      made: parts[made] ?? '',
      expiry: parts[made + 1] ?? '',
      licence: parts.slice(made + 2).join(', '),
    }
  }
  return null
}

/** A month stays a month. */
const printedDay = (printed: string, { month, lastDay }: { month: string; lastDay: string }) =>
  (printed.match(/[a-z]+|\d+/gi) ?? []).length > 2 ? lastDay : month
