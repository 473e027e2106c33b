import { describe, expect, it } from 'vitest'
import { allHref, chipsOf, filterGroups } from './filter-groups.ts'

const facets = {
  brand: [
    { value: 'vaigai', name: 'Vaigai', count: 3, isChosen: true },
    { value: 'suvarna', name: 'Suvarna', count: 1, isChosen: true },
  ],
  price: [
    { value: '0-100', count: 0, isChosen: false },
    { value: '100-250', count: 4, isChosen: true },
    { value: '1000-', count: 0, isChosen: false },
  ],
  prescription: [
    { value: 'yes', count: 0, isChosen: false },
    { value: 'no', count: 0, isChosen: false },
  ],
  stock: [{ value: 'in', count: 2, isChosen: false }],
}
const choice = {
  sort: 'price',
  brand: ['vaigai', 'suvarna'],
  price: ['100-250'],
  prescription: [],
  stock: [],
} as const
const state = { page: 3, perPage: 20, choice }

describe('filterGroups', () => {
  it('names what can be chosen, and leaves out a group of which nothing can', () => {
    const groups = filterGroups(facets)
    expect(groups.map(({ title }) => title)).toEqual(['Availability', 'Price', 'Brand'])
    expect(groups.flatMap(({ values }) => values.map(({ label }) => label))).toEqual([
      'In stock',
      'Under ₹100',
      '₹100 to ₹250',
      '₹1000 and above',
      'Vaigai',
      'Suvarna',
    ])
  })
})

describe('chipsOf', () => {
  it('takes one away, and starts at the first page', () => {
    expect(chipsOf(facets, '/x', state)).toEqual([
      { label: '₹100 to ₹250', href: '/x?sort=price&brand=vaigai,suvarna' },
      { label: 'Vaigai', href: '/x?sort=price&brand=suvarna&price=100-250' },
      { label: 'Suvarna', href: '/x?sort=price&brand=vaigai&price=100-250' },
    ])
  })
})

describe('allHref', () => {
  it('takes all away, and keeps the order', () => {
    expect(allHref('/search?search=dolo', state)).toBe('/search?search=dolo&sort=price')
  })
})
