// What a shop fetches on its first use is here already: a test does not wait for files.
import '../../../../client/src/calls/fetch-calls.ts'
import { type ContractServer, createContractServer } from '@dawakit/testing/contract-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineAll } from '../../index.ts'
import { findAttributeProblems } from './attribute-problems.ts'
import { findSourceProblems } from './source-problems.ts'

let server: ContractServer
let uninstall: () => void
beforeEach(() => {
  server = createContractServer({})
  uninstall = server.install()
  defineAll()
})
afterEach(() => {
  document.body.replaceChildren()
  uninstall()
})

const SHOP = '<dawa-shop api="http://shop.test/api"></dawa-shop>'
const named = ({ localName }: Element) => `<${localName}>`
function place(html: string): Element {
  document.body.innerHTML = SHOP + html
  return document.body.lastElementChild as Element
}
const problemsOf = (html: string) => findAttributeProblems(place(html), named)

describe('an attribute that the element does not have', () => {
  it.each([
    [
      '<dawa-product-grid category="Ayurveda">',
      'general-category or speciality-category or sub-category may be meant.',
    ],
    ['<dawa-product-grid perPage="8">', 'has no attribute perpage: per-page may be meant.'],
    ['<dawa-product-grid per-pge="8">', 'has no attribute per-pge: per-page may be meant.'],
    ['<dawa-product-card product_id="p-1">', 'has no attribute product_id: product-id may be meant.'],
    ['<dawa-cart-button hide-acount>', 'has no attribute hide-acount: hide-account may be meant.'],
    ['<dawa-search-box colour="red">', 'has no attribute colour: it does nothing.'],
    [
      '<dawa-product-card product="{}">',
      'has product as an attribute, which carries no object: set the property from a script.',
    ],
  ])('%s', (tag, said) => {
    const [problem = '', ...more] = problemsOf(tag)
    expect(problem).toContain(said)
    expect(more).toEqual([])
  })

  it('is named on <dawa-shop>, too', () => {
    const shop = place('<dawa-shop api="/api" api-key="pk_1"></dawa-shop>')
    expect(findAttributeProblems(shop, named)).toEqual([
      '<dawa-shop> has no attribute api-key: api or key may be meant.',
    ])
  })

  it('is not one of the page’s own, of a framework, or one that any element may have', () => {
    expect(
      problemsOf(`<dawa-product-grid id="a" class="b" style="" slot="c" hidden lang="en" dir="ltr" part="d" title="e" role="f"
        tabindex="0" inert popover aria-label="g" data-h="i" data-v-7ba5bd90 onclick="" key="j" astro-k _ngcontent-l served
        x-show="m" client:load product-href="/m?id={id}" cart-href="/cart" nonce="n"></dawa-product-grid>`),
    ).toEqual([])
    expect(problemsOf('<dawa-cart-drawer drawer></dawa-cart-drawer>')).toEqual([])
    expect(problemsOf('<dawa-unheard-of colour="red"></dawa-unheard-of>')).toEqual([])
  })
})

describe('a value that is none', () => {
  it.each([
    ['<dawa-product-grid per-page="many">', 'has for per-page no whole number from 1 to 100.'],
    ['<dawa-product-grid per-page="500">', 'has for per-page no whole number from 1 to 100.'],
    ['<dawa-product-grid default-page="0">', 'has for default-page no whole number from 1 on.'],
    ['<dawa-product-card heading-level="h2">', 'has for heading-level no whole number from 1 to 6.'],
    ['<dawa-product-card in-cart="counter">', 'has for in-cart none of these: stepper, remove.'],
    [
      '<dawa-product-grid is-deals="no">',
      'has is-deals, whatever its value says: leave it out, or write "false".',
    ],
    [
      '<dawa-search-box product-href="/m?sku={sku}">',
      'fills nothing into {sku}: there are {id}, {slug}, {category} and {name}.',
    ],
    ['<dawa-cart-button checkout-href="http://">', 'has for checkout-href no address.'],
  ])('%s', (tag, said) => {
    expect(problemsOf(tag).join()).toContain(said)
  })

  it('is not one that the element takes', () => {
    expect(
      problemsOf(
        '<dawa-product-grid per-page="8" is-deals="true" in-cart="remove" heading-level="2"></dawa-product-grid>',
      ),
    ).toEqual([])
    expect(problemsOf('<dawa-cart-button hide-account="false" hide-news="hide-news">')).toEqual([])
  })
})

describe('a grid', () => {
  const said = (html: string) => findSourceProblems(place(html), named)

  it.each([
    [
      '<dawa-product-grid general-category="Pain Releif">',
      /^<dawa-product-grid> asks for the category "Pain Releif", which this shop does not have; it has "Pain Relief"\.$/,
    ],
    [
      '<dawa-product-grid speciality-category="Nothing like it">',
      /the category "Nothing like it", which this shop does not have\.$/,
    ],
    [
      '<dawa-product-grid brand="Nobody’s">',
      /^<dawa-product-grid> asks for the brand "Nobody’s", which this shop does not have\.$/,
    ],
    [
      '<dawa-product-grid general-category="">',
      /^<dawa-product-grid> has an empty general-category, which is as good as none\.$/,
    ],
    [
      '<dawa-product-grid general-category="Pain Relief" sub-category="Feet">',
      /asks for the part "Feet", which the category "Pain Relief" does not have\.$/,
    ],
    ['<dawa-product-grid brand="Jeevika" is-deals>', /shows what brand names: is-deals does not count\./],
    ['<dawa-product-grid sub-category="Honey">', /has a sub-category of no category, which does not count\./],
  ])('%s', async (tag, sentence) => {
    expect((await said(tag)).join('\n')).toMatch(sentence)
  })

  it('says nothing of a category that is there, nor of a shop that cannot be asked', async () => {
    expect(await said(`<dawa-product-grid general-category="Pain Relief"></dawa-product-grid>`)).toEqual([])
    server.answer('POST /get/productsByBrand', new Response('', { status: 502 }))
    expect(await said('<dawa-product-grid brand="Nobody’s"></dawa-product-grid>')).toEqual([])
  })

  it('that names a category of the other kind is told so', async () => {
    expect(await said(`<dawa-product-grid speciality-category="Pain Relief"></dawa-product-grid>`)).toEqual([
      `<dawa-product-grid> asks for the category "Pain Relief", which is of the other kind: write general-category.`,
    ])
  })

  it('of a category that is not there shows no other products', async () => {
    const grid = place('<dawa-product-grid general-category="Nothing like it"></dawa-product-grid>')
    await vi.waitFor(() => expect(grid.shadowRoot?.textContent).toContain('No Products Found'))
    expect(grid.shadowRoot?.querySelector('article')).toBeNull()
  })
})
