/** `npm run docs:hsn`: writes docs/hsn-of-goods.md. Needs no network. */
import { writeFileSync } from 'node:fs'
import { pageOfGoods } from './page-of-goods.ts'
import { DAY, readGoods } from './read-goods.ts'

const goods = readGoods()
writeFileSync('docs/hsn-of-goods.md', pageOfGoods(goods, DAY))
console.log(
  `docs/hsn-of-goods.md: ${goods.length} goods, ${goods.filter(({ isOther }) => isOther).length} otherwise than the law.`,
)
