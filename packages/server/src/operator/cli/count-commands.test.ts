import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type CommandShop, openCommandShop } from '../../../test/command-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { changePieces } from '../../shelves/batches/move-pieces.ts'

let command: CommandShop
beforeEach(async () => {
  command = await openCommandShop()
  const { shop } = command
  await shop.db
    .updateTable('stock')
    .set({ free: 0, unknown_units: 0 })
    .where('product_id', '=', 'dolo')
    .execute()
  await shop.db.updateTable('product').set({ place: 'A-12' }).where('id', '=', 'dolo').execute()
  await inTransaction(shop.db, (trx) =>
    changePieces(trx, [{ productId: 'dolo', batch: 'B1', expiresOn: '2028-03-31', units: 10 }], {
      kind: 'goodsIn',
      subject: 'bill',
      staffId: null,
      at: 1,
    }),
  )
})
afterEach(() => command.close())
const units = async () =>
  (await command.shop.db.selectFrom('stock_batch').select(['batch', 'units']).orderBy('batch').execute()).map(
    (row) => [row.batch, row.units],
  )

it('takes a filled-in sheet, tried first, and posts its differences', async () => {
  const { folder, run, said } = command
  const [opened = ''] = await said('count', 'open', '--place', 'A-12')
  const [id = ''] = opened.split(':')
  const [sheet = ''] = await said('count', 'sheet', id)
  const [heading = '', row = ''] = sheet.split(/\r?\n/)
  expect(row).toBe('dolo,Dolo 650 Tablet,Strip of 15 tablets,A-12,B1,2028-03-31,,10,,,')
  const file = join(folder, 'sheet.csv')
  const counted = [
    row.replace(/,10,,,$/, ',10,8,breakage,Fell down'),
    'dolo,,,,B2,06/28,,,3,found,',
    'dolo,,,,B3,06/28,,,many,,',
    'none,,,,B4,06/28,,,1,,',
    'dolo,,,,B5,06/28,,,,,',
  ]
  writeFileSync(file, [heading, ...counted].join('\n'))
  const tried = await run('count', 'import', id, file, '--dry-run')
  expect(tried.lines.at(-1)).toBe('2 would be counted, 1 passed over, 2 refused.')
  expect(tried.lines[0]).toMatch(/^line 4: /)
  expect(tried.lines[1]).toBe('line 5: Product not found')
  expect(tried.status).toBe(2)
  expect(await said('count', 'list')).toEqual([`${id}  open  0 of 1  place A-12`])
  expect((await said('count', 'import', id, file)).at(-1)).toBe('2 counted, 1 passed over, 2 refused.')
  expect(await units()).toEqual([['B1', 10]])
  expect((await said('count', 'close', id))[0]).toMatch(/^Closed: 2 differences/)
  expect(await units()).toEqual([
    ['B1', 8],
    ['B2', 3],
  ])
  await expect(said('count', 'close', id)).rejects.toThrow('This count has been closed already.')
})
