import { referenceCatalogue } from '@dawakit/catalogue'
import { saltFactsOn } from '@dawakit/core/catalogue'
import { textSource } from '@dawakit/lists/rows'
import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'

const CODEINE = 'Codeine (10mg)'

onEachDatabase('What a list says of schedule and prescription', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open(), { fixtures: false })
  })
  const load = (...lines: string[]) =>
    importProducts(shop.db, textSource(`${lines.join('\n')}\n`), {
      at: START,
      salts: saltFactsOn(referenceCatalogue.salts(), '2026-11-14'),
    })
  /** Schedule, whether its salts tell it; prescription, whether its salts tell it. */
  const kept = async (code: string) => {
    const row = await shop.db
      .selectFrom('product')
      .select(['schedule', 'is_schedule_guessed', 'is_prescription', 'is_prescription_guessed'])
      .where('sku', '=', code)
      .executeTakeFirstOrThrow()
    return Object.values(row)
  }
  const exported = async () => {
    let text = ''
    for await (const piece of exportProducts(shop.db)) text += piece
    return text
  }

  it('is kept apart from what its salts tell', async () => {
    await load(
      'code,name,mrp,composition,schedule,prescription',
      `a,Alpha Tablet,10,${CODEINE},,`,
      `b,Beta Tablet,10,${CODEINE},H,yes`,
      `c,Gamma Tablet,10,${CODEINE},none,no`,
      `d,Delta Tablet,10,${CODEINE},,H`,
    )
    expect(await kept('a')).toEqual(['H1', 1, 1, 1])
    expect(await kept('b')).toEqual(['H', 0, 1, 0])
    expect(await kept('c')).toEqual([null, 0, 0, 0])
    expect(await kept('d')).toEqual(['H', 0, 1, 0])
  })

  it('stays where a later list does not say it; what was guessed is guessed anew', async () => {
    await load(
      'code,name,mrp,composition,schedule,prescription',
      `a,Alpha Tablet,10,${CODEINE},,`,
      `b,Beta Tablet,10,${CODEINE},OTC,no`,
    )
    await load(
      'code,name,mrp,composition,group',
      'a,Alpha Tablet,10,Paracetamol (500mg),Analgesics',
      `b,Beta Tablet,10,${CODEINE},Antibiotics`,
    )
    expect(await kept('a')).toEqual([null, 1, 0, 1])
    expect(await kept('b')).toEqual(['OTC', 0, 0, 0])
    await load(
      'code,name,mrp,composition,schedule',
      'a,Alpha Tablet,10,Paracetamol (500mg),',
      `b,Beta Tablet,10,${CODEINE},`,
    )
    expect(await kept('b')).toEqual(['OTC', 0, 0, 0])
  })

  it('asks for a prescription where the salts that a list has now need one, and nobody said otherwise', async () => {
    await load(
      'code,name,mrp,composition,prescription',
      'a,Alpha Tablet,10,Paracetamol (500mg),',
      'b,Beta Tablet,10,Paracetamol (500mg),no',
    )
    await load('code,name,mrp,composition', `a,Alpha Tablet,10,${CODEINE}`, `b,Beta Tablet,10,${CODEINE}`)
    expect(await kept('a')).toEqual(['H1', 1, 1, 1])
    expect(await kept('b')).toEqual(['H1', 1, 0, 0])
  })

  it('comes back from an export as it was: neither is what was guessed said, nor what was said guessed', async () => {
    await load(
      'code,name,mrp,composition,schedule,prescription',
      `a,Alpha Tablet,10,${CODEINE},,`,
      `b,Beta Tablet,10,${CODEINE},H,yes`,
      `c,Gamma Tablet,10,${CODEINE},none,no`,
    )
    const text = await exported()
    expect(await load(...text.trimEnd().split(/\r?\n/))).toMatchObject({ same: 3, changed: 0 })
    await load('code,name,composition,schedule_by,prescription_by', `b,Beta Tablet,${CODEINE},salts,salts`)
    expect(await kept('b')).toEqual(['H1', 1, 1, 1])
    expect(await kept('c')).toEqual([null, 0, 0, 0])
  })

  it('needs a prescription where a list says that it is of H, H1 or X, unless the list says otherwise', async () => {
    const list = (...rows: string[]) => load('code,name,mrp,composition,schedule,prescription', ...rows)
    await list('a,Alpha Tablet,10,Paracetamol (500mg),H1,', 'b,Beta Tablet,10,Paracetamol (500mg),H1,no')
    expect(await kept('a')).toEqual(['H1', 0, 1, 1])
    expect(await kept('b')).toEqual(['H1', 0, 0, 0])
    await load('code,name,mrp,composition', 'c,Gamma Tablet,10,Paracetamol (500mg)')
    await load('code,name,schedule', 'c,Gamma Tablet,H')
    expect(await kept('c')).toEqual(['H', 0, 1, 1])
  })

  it('is of salts or said, and nothing else', async () => {
    const { refused } = await load(
      'code,name,mrp,schedule_by',
      'a,Alpha Tablet,10,guess',
      'b,Beta Tablet,10,salts',
    )
    expect(refused).toMatchObject([
      { line: 2, reason: 'schedule_by "guess" is neither salts nor said' },
      { line: 3, reason: 'schedule_by "salts" needs the salts: a column composition' },
    ])
  })
})
