import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { referenceCatalogue } from '@dawakit/catalogue'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../ground/database/open.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { createProgram } from './create-program.ts'
import type { Operator } from './operator.ts'

describe('shop import', () => {
  let folder: string
  let db: Database
  let lines: string[]
  let operator: Operator
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dawakit-import-'))
    db = await openDatabase(join(folder, 'dawakit.sqlite'))
  })
  afterEach(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })
  const run = async (...words: string[]) => {
    lines = []
    operator = {
      env: { DATA_FOLDER: folder, CATALOGUE: 'none' },
      catalogue: referenceCatalogue,
      print: (line) => lines.push(line),
    }
    await createProgram(operator).parseAsync(['import', ...words], { from: 'user' })
  }
  const list = (...rows: string[]) => {
    const path = join(folder, 'list.csv')
    writeFileSync(path, `${rows.join('\n')}\n`)
    return path
  }
  const names = async () =>
    (await db.selectFrom('product').select('name').orderBy('name').execute()).map(({ name }) => name)

  it('ends with 0 when every row went in, 2 when some were refused, 1 when all were', async () => {
    await run('products', list('name,mrp', 'Dolo Tablet,30'))
    expect(operator.status ?? 0).toBe(0)
    await run('products', list('name,mrp', 'Dolo Tablet,30', ',5'))
    expect(operator.status).toBe(2)
    await run('products', list('name,mrp', ',5'))
    expect(operator.status).toBe(1)
  })

  it('refuses a list of other articles with 1, in a dry run too, and takes it by a flag', async () => {
    await run(
      'products',
      list('code,name,mrp', '1,Azithral,120', '2,Borolactin,80', '3,Cetrilo,20', '4,Dermico,30'),
    )
    const other = ['code,name,mrp', '1,Floxino,50', '2,Glimero,40', '3,Hyalune,90', '4,Ibumax,20']
    const before = await names()
    await expect(run('products', list(...other), '--dry-run')).rejects.toThrow('so nothing was imported')
    await expect(run('products', list(...other))).rejects.toThrow(
      '4 of 4 known codes stand for other articles',
    )
    expect(await names()).toEqual(before)
    await run('products', list(...other), '--replace-articles')
    expect(operator.status ?? 0).toBe(0)
    expect(await names()).toEqual(['Floxino', 'Glimero', 'Hyalune', 'Ibumax'])
    const stock = ['code,name,stock', '1,Azithral,5', '2,Borolactin,5', '3,Cetrilo,5', '4,Dermico,5']
    await expect(run('stock', list(...stock))).rejects.toThrow('so nothing was imported')
    await run('stock', list(...stock), '--replace-articles')
    expect(lines).toContain('4 rows read: 0 added, 4 changed, 0 the same, 0 not kept.')
  })

  it('names the rows that are no articles, and ends with 0', async () => {
    await run('products', list('name,pack,mrp', 'Azithral,10,120', '-----,,', 'Grand Total,,120'))
    expect(operator.status ?? 0).toBe(0)
    expect(lines.slice(0, 4)).toEqual([
      'Read as: "pack" pack_size.',
      '2 rows are passed over:',
      'Line 3, a separator: -----',
      'Line 4, a sum: Grand Total 120',
    ])
    expect(lines).toContain('3 rows read: 1 added, 0 changed, 0 the same, 0 not kept, 2 passed over.')
  })

  it('takes pictures in when the products are in, and says which are not; a dry run asks nobody', async () => {
    const path = list('name,mrp,image', 'Dolo Tablet,30,https://127.0.0.1/dolo.jpg')
    await run('products', path, '--dry-run')
    expect(lines.filter((line) => line.includes('icture'))).toEqual([])
    await run('products', path, '--refresh-pictures')
    expect(lines.slice(-3)).toEqual([
      'Pictures of 1 products …',
      'Line 2: picture https://127.0.0.1/dolo.jpg: its host is none of the public internet',
      'Pictures: 0 taken, 0 there already, 1 not in.',
    ])
    const { id, thumbnail } = await db.selectFrom('product').selectAll().executeTakeFirstOrThrow()
    expect(thumbnail).toBe(`/images/packs/${id}.svg`)
  })

  it('writes what was refused beside the list, and takes it in again once it is mended', async () => {
    const path = list(
      'Item Name,MRP (Rs.),Packing',
      'Dolo Tablet,30,"15\'s"',
      'Crocin Tablet,thirty,"15\'s"',
      'Avil Tablet,7',
    )
    await run('products', path)
    const refused = join(folder, 'list.refused.csv')
    expect(lines).toContain(`What was not kept stands in ${refused}.`)
    expect(readFileSync(refused, 'utf8')).toBe(
      [
        '\uFEFFline,reason,Item Name,MRP (Rs.),Packing',
        '3,"mrp ""thirty"" is not a price in rupees: write it as 30.24",Crocin Tablet,thirty,15\'s',
        '4,"has 2 columns instead of 3: it is half a row, or a line break in a value needs quotes around it",Avil Tablet,7',
        '',
      ].join('\r\n'),
    )
    writeFileSync(
      refused,
      readFileSync(refused, 'utf8').replace('Tablet,thirty', 'Tablet,30').replace('Tablet,7', 'Tablet,7,'),
    )
    await run('products', refused)
    expect(await names()).toEqual(['Avil Tablet', 'Crocin Tablet', 'Dolo Tablet'])
    await run('products', list('Item Name,MRP (Rs.),Packing', "Dolo Tablet,30,15's"))
    expect(existsSync(refused)).toBe(false)
  })

  it('writes what a pharmacist has to look at, and takes their word', async () => {
    await run('products', list('code,name,mrp,composition', 'A,Mysteron Tablet,30,Mysterone (5mg)'))
    const path = join(folder, 'list.to-check.csv')
    const why =
      '"prescription: a salt of it is not known; HSN: taken for a medicine, since nothing tells what it is; GST rate: the rate of the HSN that was guessed"'
    const row = 'A,Mysteron Tablet,"prescription, HSN, GST rate",yes,no,,3004,5,'
    expect(readFileSync(path, 'utf8')).toBe(
      `\uFEFFline,code,name,taken_for,prescription,cold_chain,schedule,hsn,gst_rate,reason\r\n2,${row}${why}\r\n`,
    )
    expect(lines).toContain(
      'Somebody has to look at 1 rows. The file does not say, so these were guessed: prescription of 1, HSN of 1, GST rate of 1.',
    )
    writeFileSync(path, readFileSync(path, 'utf8').replace(row, 'A,Mysteron Tablet,,no,no,G,3306,18,'))
    await run('products', path)
    const product = await db
      .selectFrom('product')
      .select(['is_prescription', 'hsn', 'gst_bp', 'schedule'])
      .executeTakeFirstOrThrow()
    expect(product).toEqual({ is_prescription: 0, hsn: '3306', gst_bp: 1800, schedule: 'G' })
    // What it says is no guess any more.
    expect(existsSync(join(folder, 'list.to-check.to-check.csv'))).toBe(false)
  })

  it('shows ten rows and changes nothing when it is done dry', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => `Brand ${at} Tablet,30`)
    await run('products', list('name,mrp', ...rows), '--dry-run')
    expect(lines.filter((line) => /^Line \d+, added: name Brand/.test(line))).toHaveLength(10)
    expect(lines).toContain('12 rows read: would be 12 added, 0 changed, 0 the same, 0 not kept.')
    expect(lines).toContain('Nothing was changed.')
    expect(await names()).toEqual([])
  })

  it('is told what a heading is, says what it read, and what it did not', async () => {
    const path = list('Article,Cost to you,Aisle', 'Dolo Tablet,30,B4')
    await expect(run('products', path)).rejects.toThrow('Its headings are "Article", "Cost to you", "Aisle"')
    await run('products', path, '--map', 'Article=name', '--map', 'Cost to you=mrp')
    expect(lines).toContain('Read as: "Article" name, "Cost to you" mrp.')
    expect(lines).toContain('Not read: "Aisle".')
    await expect(run('products', path, '--map', 'Article')).rejects.toThrow(
      '--map "Article" is not a heading, an equals sign and a column.',
    )
  })

  it('is taken back by its number', async () => {
    await run('products', list('name,mrp', 'Dolo Tablet,30'))
    expect(lines).toContain('This was import 1: `import undo 1` takes it back.')
    await run('list')
    expect(lines[0]).toMatch(/^ {4}1 {2}.* {2}products {2}list\.csv: 1 added, 0 changed$/)
    await run('undo', '1')
    expect(await names()).toEqual([])
    await run('list')
    expect(lines[0]).toMatch(/, taken back$/)
    await expect(run('undo', 'x')).rejects.toThrow('number "x" is not a whole number')
  })

  it('reads stock, and reports as JSON in the one shape of all kinds', async () => {
    await run('products', list('code,name,mrp', 'A,Dolo Tablet,30'))
    await run('stock', list('code,qty', 'A,12', 'B,1'), '--json')
    expect(JSON.parse(lines.join('\n'))).toMatchObject({
      kind: 'stock',
      number: 2,
      isDryRun: false,
      read: 2,
      added: 0,
      changed: 1,
      same: 0,
      refused: [{ line: 3, reason: 'there is no product "B"' }],
      headings: [
        { text: 'code', column: 'product' },
        { text: 'qty', column: 'stock' },
      ],
    })
  })
})
