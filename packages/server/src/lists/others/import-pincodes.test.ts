import { fileURLToPath } from 'node:url'
import { fileSource } from '@dawakit/lists/node'
import { textSource } from '@dawakit/lists/rows'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { exportPincodes } from './export-pincodes.ts'
import { importPincodes } from './import-pincodes.ts'

const csv = (...lines: string[]) => textSource(`${lines.join('\n')}\n`)

onEachDatabase('Importing pincodes', (open) => {
  it('takes the short columns, and says who is not delivered to', async () => {
    const shop = await openTestShop(await open(), { fixtures: false })
    const report = await importPincodes(
      shop.db,
      csv(
        'pincode,district,state,serviceable',
        '600001,Chennai,Tamil Nadu,yes',
        '744101,Port Blair,ANDAMAN & NICOBAR,no',
      ),
    )
    expect(report).toMatchObject({ read: 2, added: 2, changed: 0, refused: [] })
    const one = async (pincode: string) =>
      (await shop.call('GET /get/singlePincode', { query: { pincode } })).data
    expect(await one('600001')).toEqual({ pincode: '600001', district: 'Chennai', state: 'Tamil Nadu' })
    expect(await one('744101')).toBeNull()
  })

  it("takes India Post's own list: the district with most offices gets the pincode", async () => {
    const { db } = await openTestShop(await open(), { fixtures: false })
    const file = fileSource(fileURLToPath(new URL('../../../test/files/pincodes-post.csv', import.meta.url)))
    expect(await importPincodes(db, file)).toMatchObject({
      read: 6,
      added: 2,
      changed: 0,
      same: 2,
      refused: [
        { line: 6, reason: 'pincode "11000" is not six digits from 100000 on' },
        { line: 7, reason: 'district is empty' },
      ],
    })
    const rows = await db
      .selectFrom('pincode')
      .select(['pincode', 'district', 'state'])
      .orderBy('pincode')
      .execute()
    expect(rows).toEqual([
      { pincode: '180001', district: 'Jammu', state: 'Jammu and Kashmir' },
      { pincode: '600001', district: 'Chennai', state: 'Tamil Nadu' },
    ])
  })

  it('changes what it knows, keeps the rest, and takes back its own export', async () => {
    const { db } = await openTestShop(await open())
    const report = await importPincodes(
      db,
      csv('pincode,district,state', '600001,Chennai North,Tamil Nadu', '682001,Ernakulam,Kerala'),
    )
    expect(report).toMatchObject({ added: 1, changed: 1 })
    let text = ''
    for await (const piece of exportPincodes(db)) text += piece
    expect(text.split('\r\n')).toEqual([
      'pincode,district,state,serviceable',
      '110001,New Delhi,Delhi,no',
      '560001,Bengaluru Urban,Karnataka,yes',
      '600001,Chennai North,Tamil Nadu,yes',
      '682001,Ernakulam,Kerala,yes',
      '',
    ])
    expect(await importPincodes(db, textSource(text))).toMatchObject({
      added: 0,
      changed: 0,
      same: 4,
      refused: [],
    })
  })

  it('writes states by their present names, and refuses what is none or lies elsewhere', async () => {
    const { db } = await openTestShop(await open(), { fixtures: false })
    const report = await importPincodes(
      db,
      csv(
        'pincode,district,state',
        '751001,Khordha,ORISSA',
        '605001,Puducherry,Pondicherry',
        '396210,Daman,Daman & Diu',
        '600002,Lantern Waste,Narnia',
        '110001,Ernakulam,Kerala',
        '900056,Army,West Bengal',
      ),
    )
    expect(report.refused).toMatchObject([
      { line: 5, reason: 'state "Narnia" is no state of India' },
      { line: 6, reason: 'pincode "110001" does not begin as those of Kerala do' },
    ])
    const rows = await db.selectFrom('pincode').select(['pincode', 'state']).orderBy('pincode').execute()
    expect(rows).toEqual([
      { pincode: '396210', state: 'Dadra and Nagar Haveli and Daman and Diu' },
      { pincode: '605001', state: 'Puducherry' },
      { pincode: '751001', state: 'Odisha' },
      { pincode: '900056', state: 'West Bengal' },
    ])
  })

  it('refuses a file without the columns', async () => {
    const { db } = await openTestShop(await open(), { fixtures: false })
    await expect(
      importPincodes(db, csv('place,district,state', '600001,Chennai,Tamil Nadu')),
    ).rejects.toThrow('no column "pincode"')
    await expect(importPincodes(db, csv('pincode,state', '600001,Tamil Nadu'))).rejects.toThrow(
      'no column "district"',
    )
  })
})
