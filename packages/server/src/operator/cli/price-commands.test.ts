import { istDate } from '@dawakit/core/delivery'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type CommandShop, openCommandShop } from '../../../test/command-shop.ts'

let command: CommandShop
beforeEach(async () => {
  command = await openCommandShop()
})
afterEach(() => command.close())
const said = (...words: string[]) => command.said(...words)
const pricesOf = () =>
  command.shop.db
    .selectFrom('product')
    .select(['mrp_paise', 'price_paise'])
    .where('id', '=', 'dolo')
    .executeTakeFirstOrThrow()

it('plans a price from a day on, which holds not before, and lists what is planned by its day', async () => {
  const before = await pricesOf()
  expect(await said('prices', 'planned')).toEqual(['No price is planned.'])
  await said('price', 'dolo', '60', '--from', '2099-02-01')
  expect(await said('price', 'dolo', '70.50', '--mrp', '90', '--from', '2099-01-01')).toEqual([
    'Dolo 650 Tablet: 70.50 of 90.00 rupees from 2099-01-01.',
  ])
  expect(await pricesOf()).toEqual(before)
  expect(await said('prices', 'planned')).toEqual([
    '2099-01-01  dolo  Dolo 650 Tablet: 70.50 of 90.00',
    '2099-02-01  dolo  Dolo 650 Tablet: 60.00 of 100.00',
    '2 planned.',
  ])
})

it('sets the price at once when its day is today', async () => {
  await said('price', 'dolo', '60', '--from', istDate(Date.now()))
  expect(await pricesOf()).toMatchObject({ price_paise: 6_000 })
  expect(await said('prices', 'planned')).toEqual(['No price is planned.'])
})

it.each(['2020-01-01', '2099-13-01', 'tomorrow'])('plans nothing from %s', async (day) => {
  await expect(said('price', 'dolo', '60', '--from', day)).rejects.toThrow('is no day from today on')
  expect(await said('prices', 'planned')).toEqual(['No price is planned.'])
})

it('plans no price above the MRP', async () => {
  await expect(said('price', 'dolo', '1000', '--from', '2099-01-01')).rejects.toThrow('Nothing was changed')
  expect(await said('prices', 'planned')).toEqual(['No price is planned.'])
})
