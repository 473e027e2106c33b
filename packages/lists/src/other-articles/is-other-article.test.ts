import { describe, expect, it } from 'vitest'
import { type ArticleFacts, differenceOfArticles } from './is-other-article.ts'

const article = (name: string, maker = '', ...salts: string[]): ArticleFacts => ({ name, maker, salts })

describe('A code', () => {
  it.each([
    [
      'name, maker and salts',
      article('Coughino Syrup', 'Made Up Labs', 'ambroxol'),
      article('Pregaba 75', 'Other Pharma', 'pregabalin'),
    ],
    ['all that both say', article('Coughino Syrup'), article('Pregaba 75 Capsule')],
    [
      'what one of them does not say',
      article('Coughino Syrup', '', 'ambroxol'),
      article('Pregaba 75', 'Other Labs'),
    ],
    [
      'the words that every list has',
      article('Coughino Plus Syrup 100 ml'),
      article('Gastrino Plus Syrup 100 ml'),
    ],
    [
      'nothing but a form',
      article('Coughino Tablet', 'Alpha Labs Pvt Ltd'),
      article('Gastrino Tablet', 'Beta Labs Pvt Ltd'),
    ],
  ])('stands for another article by %s', (_, known, row) => {
    expect(differenceOfArticles(known, row)).toBe('other')
  })

  it('stands for one that was renamed, or for another, of the same maker', () => {
    const known = article('Coughino Syrup', 'Made Up Labs', 'ambroxol')
    expect(differenceOfArticles(known, article('Pregaba 75', 'MADE UP LABORATORIES LTD', 'pregabalin'))).toBe(
      'renamed',
    )
  })

  it.each([
    ['is spelled otherwise', 'Azithral 500 Tablet', 'AZITHRAL-500 TAB'],
    ['is spelled together', 'Gastro Resist Tablet', 'Gastroresist'],
    ['has another strength', 'Dolo 650', 'Dolo 500'],
    ['has a longer name', 'Crocin', 'Crocin Advance New Pack'],
    ['has letters of another case and accents', 'Café Balm', 'CAFE BALM 10G'],
    ['has no word of letters', '5-10-15', '5-10-15'],
    ['has common words alone', 'Vitamin C', 'Vitamin Tablets'],
  ])('stands for the same article where it %s', (_, known, row) => {
    expect(differenceOfArticles(article(known), article(row))).toBeNull()
  })

  it('stands for the same article where the salts are the same, or are what the other is called', () => {
    expect(
      differenceOfArticles(
        article('Dolo 650', 'Alpha', 'paracetamol'),
        article('Febrilo', 'Beta', 'paracetamol'),
      ),
    ).toBeNull()
    expect(
      differenceOfArticles(article('Dolo 650', '', 'paracetamol'), article('Paracetamol Tab 650')),
    ).toBeNull()
    expect(
      differenceOfArticles(article('Paracetamol Tab 650'), article('Dolo 650', '', 'paracetamol')),
    ).toBeNull()
  })

  it('is not told by the maker that stands for none', () => {
    expect(differenceOfArticles(article('Coughino', 'Generic'), article('Pregaba', 'Generic'))).toBe('other')
  })
})
