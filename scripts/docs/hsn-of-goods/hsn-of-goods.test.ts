import { readFileSync } from 'node:fs'
import { gstOfTable, toPercent } from '@dawakit/core/tax'
import { describe, expect, it } from 'vitest'
import { pageOfGoods } from './page-of-goods.ts'
import { DAY, readGoods } from './read-goods.ts'

const goods = readGoods()

describe('What the importer takes 500 goods for', () => {
  it('is never otherwise than the law without being marked', () => {
    expect(goods).toHaveLength(500)
    expect(goods.filter(({ isOther, marked }) => isOther && marked === '')).toEqual([])
  })

  it('is what the law gives them, but where nothing but a brand tells: there it says so', () => {
    const others = goods.filter(({ isOther }) => isOther)
    expect(others.map(({ name, law, hsn, marked }) => `${name} of ${law.hsn}: ${hsn}, ${marked}`)).toEqual([
      'Falguni Check Pro of 9018: 3004, taken for a medicine, since nothing tells what it is',
      'Himvat Glow Fairness of 3304: 3004, taken for a medicine, since nothing tells what it is',
      'Ishani UV 50 of 3304: 3004, taken for a medicine, since nothing tells what it is',
      'Chandrim Hold Wax of 3305: 3304, by the kind that the list says',
      'Bhavika Sens 100 g of 3306: 3004, taken for a medicine, since nothing tells what it is',
      'Girija Fresh Stick of 3307: 3004, taken for a medicine, since nothing tells what it is',
      'Jivani Vita Gummies of 2106: 3004, taken for a medicine, since nothing tells what it is',
      'Jivani Stage 2 Refill of 1901: 3004, taken for a medicine, since nothing tells what it is',
    ])
  })

  it('goes by the rates that the law gives its headings', () => {
    for (const { law } of goods.filter(({ law }) => law.where !== 'N10-A')) {
      const rates = gstOfTable(law.hsn, DAY).map(toPercent)
      expect(rates, law.hsn).toContain(law.rate)
    }
  })

  it('stands in the page as it is', () => {
    expect(pageOfGoods(goods, DAY), 'npm run docs:hsn').toBe(readFileSync('docs/hsn-of-goods.md', 'utf8'))
  })
})
