import { expect } from 'vitest'
import { PRODUCT_COLUMNS } from '../src/headings/product-columns.ts'
import { readHeadings } from '../src/headings/read-headings.ts'
import { findPreset } from '../src/presets/presets.ts'
import { articleOf, type Listed, type RowStage } from '../src/presets/row-stage.ts'
import { textSource } from '../src/rows/import-source.ts'
import { readRows } from '../src/rows/read-rows.ts'

/** What becomes of the lines of a CSV that is a program's export. @param at - In milliseconds: the day whose sales hold. */
export async function listed(program: string, lines: readonly string[], at = 0): Promise<Listed[]> {
  const table = await textSource(`${lines.join('\n')}\n`).open()
  let stage: RowStage | undefined
  const all: Listed[] = []
  const rows = readRows(
    table,
    (texts) => {
      const preset = findPreset(texts)
      expect(preset?.id).toBe(program)
      stage = preset?.stage?.(at)
      return readHeadings(texts, PRODUCT_COLUMNS, ['name'], {}, preset ?? undefined).valuesOf
    },
    ({ reason }) => expect.fail(reason),
  )
  for await (const row of rows) all.push(...(stage?.add(articleOf(row)) ?? []))
  all.push(...(stage?.end() ?? []))
  return all
}

export const valuesOf = (all: readonly Listed[]) =>
  all.flatMap((one) => ('values' in one ? [one.values] : []))
