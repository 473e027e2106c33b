import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type CommandShop, openCommandShop } from '../../../test/command-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { changePieces } from '../../shelves/batches/move-pieces.ts'

let command: CommandShop
beforeEach(async () => {
  command = await openCommandShop()
  await put('B1', '2031-03-31', 5)
})
afterEach(() => command.close())
const put = (batch: string, expiresOn: string, units: number) =>
  inTransaction(command.shop.db, (trx) =>
    changePieces(
      trx,
      [{ productId: 'dolo', batch, expiresOn, units }],
      { kind: 'goodsIn', subject: 'bill', staffId: null, at: Date.now() },
      { facts: { mrpPaise: 10_000 } },
    ),
  )
const said = (...words: string[]) => command.said(...words)

it('shows the shelf of a product, what expires too soon, and writes its batches out', async () => {
  await put('B0', '2020-01-31', 2)
  expect(await said('shelf', 'dolo')).toEqual([
    'Dolo 650 Tablet: 57 to buy, 0 held by unpaid orders, 50 of no known batch, 0 short.',
    '     2  2020-01-31  B0  (MRP 100)',
    '     5  2031-03-31  B1  (MRP 100)',
  ])
  expect(await said('shelf', 'near')).toEqual([
    '     2  2020-01-31  B0  Dolo 650 Tablet',
    'Batches that expire too soon: 1.',
  ])
  const file = join(command.folder, 'batches.csv')
  await said('export', 'batches', file)
  expect(readFileSync(file, 'utf8')).toContain('dolo,Dolo 650 Tablet,B1,2031-03-31,100.00,5')
})

it('calls a batch back with a reason, tells, and takes it back', async () => {
  await expect(said('recall', 'b1')).rejects.toThrow('Say why with --reason.')
  await expect(said('recall', 'b7', '--reason', 'The maker asks')).rejects.toThrow(
    'No product has ever had a batch of this number: please look at it again.',
  )
  expect(await said('recall', 'b1', '--reason', 'The maker asks', '--tell')).toEqual([
    'Batch B1 of Dolo 650 Tablet: called back.',
    '5 here, 0 packed, 0 on the way, 0 with customers. 0 customers told, 0 to be told.',
  ])
  expect(await said('recall', 'b1', '--take-back', '--reason', 'Another batch')).toContain(
    'Batch B1 of Dolo 650 Tablet: taken back.',
  )
  expect((await said('shelf', 'dolo'))[0]).toContain('55 to buy')
})
