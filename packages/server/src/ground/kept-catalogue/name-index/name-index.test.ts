import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NameEntry, NameIndexBuilder } from './name-index-builder.ts'

const entry = (key: string, score = 0): NameEntry => ({ id: `id of ${key}`, key, score })

function indexOf(entries: NameEntry[]) {
  const builder = new NameIndexBuilder()
  builder.add(entries)
  const steps = builder.finish()
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

const shelf = indexOf([
  entry('dolo 650 tablet', 90),
  entry('dolo 500 tablet', 40),
  entry('dolopar plus', 70),
  entry('crocin advance', 80),
  entry('paracetamol 500 mg tablet', 60),
  entry('paracetamol syrup', 65),
  entry('zincovit', 10),
])

describe('an index of many names', () => {
  const stepsFor = (count: number, keyOf: (at: number) => string) => {
    const builder = new NameIndexBuilder()
    builder.add(Array.from({ length: count }, (_, at) => entry(keyOf(at), at)))
    return [...builder.finish()].length
  }
  const digits = (at: number) => String(at).padStart(6, '0')

  it('is finished in more steps the more names there are: none does a large part of it', () => {
    expect(stepsFor(200_000, digits)).toBeGreaterThan(2 * stepsFor(50_000, digits))
  })

  it('of many words too, and where they came in another order', () => {
    const words = (at: number) => `${digits(at)} ${digits(at)}`
    expect(stepsFor(20_000, words)).toBeGreaterThan(400 + stepsFor(5000, words))
    const backwards = (at: number) => digits(999_999 - at)
    expect(stepsFor(20_000, backwards)).toBeGreaterThan(stepsFor(20_000, digits) + 10)
  })
})

describe('names that start with a text', () => {
  it('come best first', () => {
    expect(shelf.startingWith('dolo', 10)).toEqual([
      'id of dolo 650 tablet',
      'id of dolopar plus',
      'id of dolo 500 tablet',
    ])
  })

  it('are no more than asked for', () => {
    expect(shelf.startingWith('dolo', 1)).toEqual(['id of dolo 650 tablet'])
    expect(shelf.startingWith('', 3)).toHaveLength(3)
    expect(shelf.startingWith('dolo', 0)).toEqual([])
  })

  it('are none when nothing starts so', () => {
    expect(shelf.startingWith('dolx', 10)).toEqual([])
    expect(shelf.startingWith('zincovit plus', 10)).toEqual([])
    expect(indexOf([]).startingWith('a', 10)).toEqual([])
  })

  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', 'é', 'अ', '😀'), maxLength: 8 })
  const shelves = fc.uniqueArray(fc.record({ key: letters, score: fc.nat(5) }), {
    selector: (row) => row.key,
    maxLength: 300,
    size: 'max',
  })

  it('are exactly those, in exactly that order', () => {
    fc.assert(
      fc.property(shelves, letters, fc.integer({ min: 1, max: 20 }), (rows, text, limit) => {
        const expected = rows
          .filter((row) => row.key.startsWith(text))
          .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
          .slice(0, limit)
          .map((row) => `id of ${row.key}`)
        const index = indexOf(rows.map((row) => entry(row.key, row.score)))
        expect(index.startingWith(text, limit)).toEqual(expected)
      }),
    )
  })
})

describe('names that have the words of a text somewhere', () => {
  it('are found in any order, the text as it stands and best sellers first', () => {
    const goods = indexOf([
      entry('oorja whey protein chocolate', 20),
      entry('tvacha whey protein vanilla', 30),
      entry('himgiri baby soap', 10),
      entry('wheyland biscuits', 5),
    ])
    expect(goods.havingWords('protein', 10)).toEqual([
      'id of tvacha whey protein vanilla',
      'id of oorja whey protein chocolate',
    ])
    expect(goods.havingWords('choc whey', 10)).toEqual(['id of oorja whey protein chocolate'])
    expect(goods.havingWords('baby so', 10)).toEqual(['id of himgiri baby soap'])
    expect(goods.havingWords('rotein', 10)).toEqual([])
  })

  it('have a word of three letters in common with it', () => {
    expect(shelf.havingWords('mg', 10)).toEqual([])
    expect(shelf.havingWords('500 mg', 10)).toEqual(['id of paracetamol 500 mg tablet'])
    expect(shelf.havingWords('', 10)).toEqual([])
  })
})

describe('what a text may have meant', () => {
  const mends: [string, string][] = [
    ['paracetmol 500', 'a missing letter'],
    ['paracetamool 500', 'a letter too many'],
    ['paracitamol 500', 'a wrong letter'],
    ['paracteamol 500', 'two letters swapped'],
    ['aracetamol 500', 'the first letter missing'],
    ['xaracetamol 500', 'the first letter wrong'],
    ['paracetamol500', 'a missing space'],
    ['paracetamol 500 mg tabletx', 'a letter too many at the end'],
  ]
  for (const [text, error] of mends) {
    it(`is found with ${error}`, () => {
      expect(shelf.nearest(text, 10)).toEqual(['id of paracetamol 500 mg tablet'])
    })
  }

  it('is not guessed from one or two letters', () => {
    expect(shelf.nearest('x', 10)).toEqual([])
    expect(shelf.nearest('xd', 10)).toEqual([])
  })

  it('is nothing where nothing is near', () => {
    expect(shelf.nearest('qqqqqq', 10)).toEqual([])
    expect(shelf.nearest('', 10)).toEqual([])
  })

  it('goes by the first words where the last ones fit nothing, and by those again for the order', () => {
    expect(shelf.nearest('dolo strip tablet', 2)).toEqual(['id of dolo 650 tablet', 'id of dolo 500 tablet'])
    expect(shelf.nearest('paracetmol tablet of 15', 10)[0]).toBe('id of paracetamol 500 mg tablet')
  })

  it('is every name that starts with the text but for one error, and no other', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 6 })
    const shelves = fc.uniqueArray(letters, { maxLength: 300, size: 'max' })
    fc.assert(
      fc.property(shelves, text, (keys, typed) => {
        const mended = mendsOf(typed, 'abc')
        const expected = keys.filter((key) => mended.some((mend) => key.startsWith(mend)))
        const found = indexOf(keys.map((key) => entry(key))).nearest(typed, 1000)
        expect(new Set(found)).toEqual(new Set(expected.map((key) => `id of ${key}`)))
      }),
    )
  })
})

/** Every text one mend away, by the definition: the slow way. */
function mendsOf(text: string, alphabet: string): string[] {
  const mends: string[] = []
  for (let at = 0; at < text.length; at++) {
    const [before, here, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)]
    mends.push(before + after)
    for (const letter of alphabet) {
      mends.push(before + letter + here + after)
      if (letter !== here) mends.push(before + letter + after)
    }
    const next = after[0]
    if (next !== undefined && next !== here) mends.push(before + next + here + after.slice(1))
  }
  return mends
}
