import type { ImportPreset } from '@dawakit/core/contract'
import { headingKey } from '../headings/columns.ts'
import { ImportError } from '../said/import-error.ts'
import { gofrugal } from './gofrugal.ts'
import { marg } from './marg.ts'
import { odoo } from './odoo.ts'
import type { Preset } from './preset.ts'
import { shopify } from './shopify.ts'
import { tally } from './tally.ts'
import { vyapar } from './vyapar.ts'
import { woocommerce } from './woocommerce.ts'

/** In the order in which a file is held against them. */
export const PRESETS: readonly Preset[] = [woocommerce, shopify, odoo, marg, tally, vyapar, gofrugal]

/**
 * The program whose export a file is, by its headings.
 *
 * @param as - What the operator says.
 * @returns null where it is a list as pharmacies write it
 * @throws {ImportError} where the operator says a program that the file is not of
 */
export function findPreset(texts: readonly string[], as?: ImportPreset): Preset | null {
  const keys = new Set(texts.map(headingKey))
  if (as === undefined) return PRESETS.find((preset) => preset.isOf(keys)) ?? null
  const said = PRESETS.find(({ id }) => id === as)
  if (!said) throw new ImportError(`Nothing is known of exports of "${as}".`)
  if (said.isOf(keys)) return said
  throw new ImportError(
    `The headings are not those of an export of ${said.name}: ${texts.map((text) => `"${text}"`).join(', ')}.`,
  )
}
