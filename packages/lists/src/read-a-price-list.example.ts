import {
  BadValue,
  openBlob,
  PRODUCT_COLUMNS,
  paiseOf,
  parseComposition,
  parsePack,
  readHeadings,
  readRows,
} from '@dawakit/lists'

/** In a browser the file of an `<input type="file">`: a `File` is a `Blob`. */
const list = new Blob([
  'Sri Pharma;Chennai\n',
  'Item Name;Packing;Salt Composition;M.R.P. (Rs.)\n',
  "Aceclo Plus Tablets;10's;Aceclofenac (100mg) + Paracetamol (325mg);₹ 52.50\n",
  'Cetrol Syrup;60 ml;Cetirizine (5mg/5ml);38\n',
  'Odd Tablets;10 x 10;Paracetamol (500mg);12,50\n',
])

const table = await openBlob(list)
console.log(table.format) // semicolon-separated text, UTF-8

const rows = readRows(
  table,
  (texts) => readHeadings(texts, PRODUCT_COLUMNS, ['name', 'mrp']).valuesOf,
  ({ line, reason }) => console.log(`Line ${line} ${reason}`),
)
for await (const { line, values } of rows) {
  const { name = '', pack_size = '', composition = '', mrp = '' } = values
  try {
    const { packageSize, unitsPerPack, unit } = parsePack(name, pack_size)
    const salts = parseComposition(composition)
    const paise = paiseOf('mrp', mrp)
    // Aceclo Plus Tablets, Strip of 10 tablets, 10 tablet, 2 salts, 5250 paise
    console.log(`${name}, ${packageSize}, ${unitsPerPack} ${unit}, ${salts.length} salts, ${paise} paise`)
  } catch (error) {
    if (!(error instanceof BadValue)) throw error
    // Line 5: mrp "12,50" may be 12.50 or 1,250: write 12.50 or 1250
    console.log(`Line ${line}: ${error.message}`)
  }
}
