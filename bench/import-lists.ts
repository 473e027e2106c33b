import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createPrng } from '@dawakit/catalogue'
import { strToU8, zipSync } from 'fflate'

const SALTS = [
  'Paracetamol',
  'Amoxycillin',
  'Azithromycin',
  'Metformin',
  'Telmisartan',
  'Cetirizine',
  'Ibuprofen',
]
const FORMS = [
  ['Tablet', 'strip of 10 tablets'],
  ['Capsule', 'strip of 15 capsules'],
  ['Syrup', 'bottle of 100 ml Syrup'],
  ['Injection', 'vial of 1 Injection'],
  ['Cream', 'tube of 30 gm Cream'],
] as const

/** In the headings that lists of brands have. */
export async function writeBrandList(path: string, rows: number): Promise<void> {
  const random = createPrng('list')
  function* lines(): Generator<string> {
    yield 'id,name,price(₹),Is_discontinued,manufacturer_name,type,pack_size_label,short_composition1,short_composition2\n'
    for (let id = 1; id <= rows; id++) {
      const [form, pack] = random.pick(FORMS)
      const salts = [1, 2].map(() => `${random.pick(SALTS)} (${random.int(5, 900)}mg)`)
      const price = random.int(500, 90_000) / 100
      yield `${id},Brand${id} ${random.int(5, 900)} ${form},${price},FALSE,Maker ${random.int(1, 2000)} Ltd,allopathy,${pack},${salts.join(',')}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
}

const BATCH_HEADINGS = [
  'Item Code',
  'Item Name',
  'Company',
  'Packing',
  'Salt',
  'HSN',
  'Batch',
  'Expiry',
  'MRP',
  'Qty',
]
/** Of an article, one below the other. */
const MOST_BATCHES = 4

/** As counter software lists its stock: an article has a row for each of its batches. */
function* batchRows(rows: number): Generator<(string | number)[]> {
  const random = createPrng('batches')
  for (let written = 0, code = 1; written < rows; code++) {
    const [form, pack] = random.pick(FORMS)
    const article = [
      `P${code}`,
      `Brand${code} ${random.int(5, 900)} ${form}`,
      `Maker ${random.int(1, 2000)} Ltd`,
      pack,
      `${random.pick(SALTS)} (${random.int(5, 900)}mg)`,
      '30049099',
    ]
    const mrp = random.int(500, 90_000) / 100
    for (let left = random.int(1, MOST_BATCHES); left > 0 && written < rows; left--, written++) {
      const expiry = `${String(random.int(1, 12)).padStart(2, '0')}/20${random.int(28, 31)}`
      yield [...article, `B${random.int(1000, 9999)}${left}`, expiry, mrp, random.int(1, 90)]
    }
  }
}

export async function writeBatchList(path: string, rows: number): Promise<void> {
  function* lines(): Generator<string> {
    yield `${BATCH_HEADINGS.join(',')}\n`
    for (const row of batchRows(rows)) yield `${row.join(',')}\n`
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
}

/** {@link writeBatchList} as a workbook of Excel, its texts shared as Excel shares them. */
export async function writeBatchWorkbook(path: string, rows: number): Promise<void> {
  const texts = new Map<string, number>()
  const shared = (text: string) => {
    const at = texts.get(text) ?? texts.size
    texts.set(text, at)
    return at
  }
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="s"><v>${shared(value)}</v></c>`
  const row = (values: readonly (string | number)[]) => `<row>${values.map(cell).join('')}</row>`
  const lines = [row(BATCH_HEADINGS), ...[...batchRows(rows)].map(row)].join('')
  const strings = [...texts.keys()].map((text) => `<si><t>${text}</t></si>`).join('')
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const relations = (all: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all}</Relationships>`
  const parts = {
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets><sheet name="Stock" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml') +
        relation('rId2', 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${lines}</sheetData></worksheet>`,
  }
  await writeFile(
    path,
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  )
}
