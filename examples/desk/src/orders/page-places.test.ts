import { expect, it } from 'vitest'
import { placesOf } from './page-places.ts'

it('says how many there are, where all are counted', () => {
  const page = { rows: 25, totalCount: 60 }
  expect(placesOf({ ...page, page: 2, shown: 25 })).toEqual({
    ...{ from: 26, to: 50, total: 60 },
    ...{ isMore: false, hasNext: true },
  })
  expect(placesOf({ ...page, page: 3, shown: 10, most: 1000 })).toMatchObject({ to: 60, hasNext: false })
})

it('leads on as long as a page is full, where nobody has counted them all', () => {
  const page = { rows: 25, totalCount: 1001, most: 1000 }
  expect(placesOf({ ...page, page: 1, shown: 25 })).toEqual({
    ...{ from: 1, to: 25, total: 1000 },
    ...{ isMore: true, hasNext: true },
  })
  expect(placesOf({ ...page, page: 50, shown: 25 })).toMatchObject({ to: 1250, total: 1250, hasNext: true })
  expect(placesOf({ ...page, page: 51, shown: 3 })).toEqual({
    ...{ from: 1251, to: 1253, total: 1253 },
    ...{ isMore: false, hasNext: false },
  })
})
