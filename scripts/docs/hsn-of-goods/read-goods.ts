import { referenceCatalogue } from '@dawakit/catalogue'
import type { ImportReason } from '@dawakit/core/contract'
import { createClassifier } from '@dawakit/lists/medicines'
import { REASON_WORDS } from '@dawakit/lists/said'
import { createKnownSalts } from '@dawakit/lists/salts'
import { readProductRow } from '../../../packages/server/src/lists/products/product-row.ts'
import { LAW_GOODS } from './law-goods.ts'

/** The day whose rates hold. */
export const DAY = '2026-11-28'

export interface LawEntry {
  /** The heading or tariff item. */
  hsn: string
  /** Percent, central and state tax together. */
  rate: number
  /** The notification and its schedule. */
  where: string
  words: string
}

export interface ReadGoods {
  law: LawEntry
  name: string
  composition: string
  type: string
  hsn: string
  rate: number
  /** Why somebody has to look at the code, or at the rate; '' where the list or the law says it. */
  marked: string
  /** Whether it is not what the law says. */
  isOther: boolean
}

const HOUSES = [
  'Arogyin',
  'Bhavika',
  'Chandrim',
  'Devaya',
  'Ekansh',
  'Falguni',
  'Girija',
  'Himvat',
  'Ishani',
  'Jivani',
]

/** What the importer takes each of the goods for, one after the other. */
export function readGoods(): ReadGoods[] {
  const classifier = createClassifier(createKnownSalts(referenceCatalogue.salts()))
  const lines = LAW_GOODS.trim().split('\n')
  let count = 0
  return lines.flatMap((line, at) => {
    const law = lawOf(line)
    if (law === null) return []
    return (lines[at + 1] ?? '').split('; ').map((goods) => {
      const [said = '', composition = '', type = '', hsn = ''] = goods.split('|')
      const name = said.replace('~', HOUSES[count++ % HOUSES.length] ?? '')
      const row = { name, composition, type, hsn, mrp: '100' }
      const product = readProductRow(row, { manufacturer: 'House', day: DAY, classifier })
      const rate = product.gstBasisPoints / 100
      const why =
        product.guessed.find(({ what }) => what === 'HSN') ??
        product.guessed.find(({ what }) => what === 'GST rate')
      return {
        law,
        name,
        composition,
        type,
        hsn: product.hsn,
        rate,
        marked: why ? wordsOf(why.why) : '',
        isOther: rate !== law.rate || product.hsn.slice(0, 4) !== law.hsn.slice(0, 4),
      }
    })
  })
}

function lawOf(line: string): LawEntry | null {
  const found = /^(\d{4,8}) (\d+) (N\S+) (.+)$/.exec(line)
  const [, hsn = '', rate = '', where = '', words = ''] = found ?? []
  return found && { hsn, rate: Number(rate), where, words }
}

const wordsOf = (why: ImportReason) => REASON_WORDS[why]
