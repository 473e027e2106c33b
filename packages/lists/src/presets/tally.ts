import type { Preset } from './preset.ts'

/**
 * Tally's stock items, as `openTable` reads its XML, and its Stock Summary as a workbook: the name stands under 'Particulars', and of
 * each balance quantity, rate and value. The rate is what the pharmacy paid.
 */
export const tally: Preset = {
  id: 'tally',
  name: 'Tally',
  isOf: (keys) =>
    (keys.has('baseunits') && keys.has('stockcategory')) ||
    (keys.has('particulars') && [...keys].some((key) => key.startsWith('closingbalance'))),
  columnOf: (key) => COLUMNS[key],
}

const COLUMNS: Readonly<Record<string, string>> = {
  particulars: 'name',
  closingbalancequantity: 'stock',
}
