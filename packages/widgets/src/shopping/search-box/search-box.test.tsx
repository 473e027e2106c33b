import { insulin, paracetamol, productFixture, summaryOf } from '@dawakit/testing/fixtures/products'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { SearchBox } from './search-box.tsx'

const paracip = productFixture({
  _id: 'p-paracip',
  name: 'Paracip 500',
  salesPrice: 9.8,
  purchasedPrice: 9.8,
})
const strips = productFixture({
  _id: 'p-strips',
  name: 'Paraffin Dressing',
  salesPrice: 80,
  purchasedPrice: 100,
  variants: [
    {
      data: { primaryType: 'Size', primaryValue: 'Large' },
      productId: 'p-strips-large',
      slug: 'paraffin-dressing-large',
      salesPrice: 120,
      purchasedPrice: 150,
      discount: '20',
      packageSize: 'Box of 10',
      totalStocks: 4,
    },
  ],
})
const state = { products: [paracetamol, paracip, strips, insulin] }

const box = () => screen.getByRole('combobox', { name: 'Search medicines' })
const options = () => screen.findAllByRole('option')

// Half a second after the last key is waited for in each test: here time goes ten times as fast, a step at a time, so that
// a machine that stands still for a moment lets none pass.
let clock: ReturnType<typeof setInterval>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  clock = setInterval(() => vi.advanceTimersByTime(50), 5)
})
afterEach(() => {
  clearInterval(clock)
  vi.useRealTimers()
})

describe('SearchBox', () => {
  it('is accessible closed, open and empty-handed', async () => {
    const { user } = await renderShop(<SearchBox />, { state })
    await expectAccessible()
    await user.type(box(), 'para')
    await options()
    await expectAccessible()
    await user.type(box(), 'zzz')
    await screen.findByText('No Products Found')
    await expectAccessible()
  })

  it('asks once, when the typing has stopped for 500 ms', async () => {
    const { user, server } = await renderShop(<SearchBox />, { state })
    await user.type(box(), 'para')
    expect(server.requestsOf('GET /get/search')).toEqual([])
    await options()
    expect(server.requestsOf('GET /get/search').map((one) => one.query)).toEqual([{ search: 'para' }])
  })

  it('shows name, pack, maker, sale price, MRP struck through and the percentage, products before variants', async () => {
    const { user } = await renderShop(<SearchBox />, { state })
    await user.type(box(), 'para')
    const rows = await options()
    expect(rows.map((row) => row.textContent)).toEqual([
      'Paracetamol 650 TabletStrip of 15 tablets · Vaigai LaboratoriesBest Price ₹24.50 MRP ₹35.00 30% Off',
      'Paracip 500Strip of 15 tablets · Vaigai LaboratoriesBest Price ₹9.80',
      'Paraffin DressingStrip of 15 tablets · Vaigai LaboratoriesBest Price ₹80.00 MRP ₹100.00 20% Off',
      'Paraffin Dressing LargeBox of 10 · Vaigai LaboratoriesBest Price ₹120.00 MRP ₹150.00 20% Off',
    ])
    expect(within(rows[0]!).getByText('₹35.00').tagName).toBe('S')
    expect(screen.getByRole('group', { name: 'Variants' }).contains(rows[3]!)).toBe(true)
    expect(rows[0]!.getAttribute('href')).toBe('/product/pain-relief/paracetamol-650-tablet')
  })

  it('lists only products whose name starts with the text, whatever a backend answers', async () => {
    const { user } = await renderShop(<SearchBox />, {
      prepare: (server) =>
        server.answer('GET /get/search', {
          data: { products: [summaryOf(paracetamol), summaryOf(insulin)], variants: [] },
        }),
    })
    await user.type(box(), 'INSUL')
    expect((await options()).map((row) => row.textContent)).toEqual([
      expect.stringContaining('Insulin Glargine'),
    ])
  })

  it('shows below No Products Found what its page has for the text', async () => {
    const { user } = await renderShop(
      <SearchBox noMatch={(text) => <button type="button">Ask for {text}</button>} />,
    )
    await user.type(box(), 'zzz')
    expect(await screen.findByRole('button', { name: 'Ask for zzz' })).toBeTruthy()
    await expectAccessible()
  })

  it('says No Products Found, and what is near in groups of its own', async () => {
    const { user } = await renderShop(<SearchBox />, {
      prepare: (server) =>
        server.answer('GET /get/search', {
          data: {
            products: [],
            variants: [],
            didYouMean: [summaryOf(paracetamol)],
            salts: [summaryOf(paracip)],
          },
        }),
    })
    await user.type(box(), 'parctamol')
    await options()
    expect(screen.getByText('No Products Found').parentElement?.getAttribute('role')).toBe('status')
    expect(
      within(screen.getByRole('group', { name: 'Did you mean' })).getByRole('option').textContent,
    ).toContain('Paracetamol')
    expect(
      within(screen.getByRole('group', { name: 'With this composition' })).getByRole('option').textContent,
    ).toContain('Paracip')
  })

  it('moves through the options by arrow keys, round both ends, and back to the text by Home', async () => {
    const { user } = await renderShop(<SearchBox />, { state })
    await user.type(box(), 'para')
    const rows = await options()
    const active = () => box().getAttribute('aria-activedescendant')
    expect(active()).toBeNull()
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe(rows[0]!.id)
    expect(rows[0]!.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe(rows[3]!.id)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe(rows[1]!.id)
    await user.keyboard('{Home}')
    expect(active()).toBeNull()
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe(rows[3]!.id)
    await user.keyboard('{End}')
    expect(active()).toBeNull()
    expect(document.activeElement).toBe(box())
  })

  it('opens the active option by Enter and tells the page', async () => {
    const onProductSelect = vi.fn((_match, event) => event.preventDefault())
    const { user, shop } = await renderShop(<SearchBox onProductSelect={onProductSelect} />, { state })
    const heard: string[] = []
    shop.on('product:select', ({ productId, href }) => heard.push(`${productId} ${href}`))
    await user.type(box(), 'para')
    await options()
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onProductSelect.mock.calls[0]?.[0]).toMatchObject({ id: 'p-paracip', name: 'Paracip 500' })
    expect(heard).toEqual(['p-paracip /product/pain-relief/paracip-500'])
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('leaves the keys of an unfinished word to the input method', async () => {
    const onProductSelect = vi.fn()
    const { user } = await renderShop(<SearchBox onProductSelect={onProductSelect} />, { state })
    await user.type(box(), 'para')
    await options()
    await user.keyboard('{ArrowDown}')
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      const isLeftAlone = fireEvent.keyDown(box(), { key, keyCode: 229, isComposing: true })
      expect(isLeftAlone).toBe(true)
    }
    expect(box().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]!.id)
    expect(onProductSelect).not.toHaveBeenCalled()
  })

  it('opens a variant as the product it is', async () => {
    const { user, shop } = await renderShop(
      <SearchBox onProductSelect={(_match, event) => event.preventDefault()} />,
      { state },
    )
    const heard: string[] = []
    shop.on('product:select', ({ productId, href }) => heard.push(`${productId} ${href}`))
    await user.type(box(), 'paraff')
    await user.click((await options())[1]!)
    expect(heard).toEqual(['p-strips-large /product/pain-relief/paraffin-dressing-large'])
  })

  it('closes by Escape, opens again by Alt+Down without moving, and clears by a second Escape', async () => {
    const { user } = await renderShop(<SearchBox />, { state })
    await user.type(box(), 'para')
    await options()
    expect(box().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(box().getAttribute('aria-expanded')).toBe('false')
    expect(box()).toHaveProperty('value', 'para')
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(box().getAttribute('aria-activedescendant')).toBeNull()
    await user.keyboard('{Escape}{Escape}')
    expect(box()).toHaveProperty('value', '')
  })

  it('calls an older question off when a newer one is asked', async () => {
    const answers: (() => void)[] = []
    const { user, shop } = await renderShop(<SearchBox />, {
      prepare: (server) =>
        server.answer('GET /get/search', async ({ query }) => {
          const product = query['search'] === 'para' ? paracetamol : paracip
          if (query['search'] === 'para') await new Promise<void>((resolve) => answers.push(resolve))
          return { data: { products: [summaryOf(product)], variants: [] } }
        }),
    })
    await user.type(box(), 'para')
    await waitFor(() => expect(answers).toHaveLength(1))
    await user.type(box(), 'cip')
    expect((await options()).map((row) => row.textContent)).toEqual([expect.stringContaining('Paracip')])
    answers[0]!()
    // A later call takes as long as the late answer: when it is here, so is the other.
    await act(() => shop.call('GET /get/search', { query: { search: 'zinc' } }))
    expect(screen.getByRole('option').textContent).toContain('Paracip')
  })

  it('shows a skeleton while it asks, and says so', async () => {
    const { user, server, container } = await renderShop(<SearchBox />, { state })
    const release = server.hold('GET /get/search')
    await user.type(box(), 'para')
    expect(container.querySelectorAll('.dawa-skeleton')).not.toHaveLength(0)
    expect(screen.getByText('Searching')).toBeTruthy()
    // The place of "No Products Found" is there before its words: only so are they read out everywhere.
    expect(container.querySelector('.dawa-search-box__popup [role=status]')?.textContent).toBe('')
    release()
    await options()
    expect(container.querySelectorAll('.dawa-skeleton')).toHaveLength(0)
    expect(screen.getByText('4 results')).toBeTruthy()
  })

  it('says what went wrong', async () => {
    const { user } = await renderShop(<SearchBox />, {
      prepare: (server) =>
        server.answer('GET /get/search', () => {
          throw new TypeError('network')
        }),
    })
    await user.type(box(), 'para')
    expect((await screen.findByText(/Could not connect/)).getAttribute('role')).toBe('alert')
  })

  it.each([null, { products: [null] }, { products: [{ _id: 'p', name: null }] }])(
    'says in our own words that it cannot read %j',
    async (data) => {
      const { user } = await renderShop(<SearchBox />, {
        prepare: (server) =>
          server.answer('GET /get/search', Response.json({ key: 'success', message: 'OK', data })),
      })
      await user.type(box(), 'para')
      const said = await screen.findByText(/sent an answer that cannot be read/)
      expect(said.getAttribute('role')).toBe('alert')
    },
  )

  it('asks again by a button that the keyboard reaches, with the focus back in the text', async () => {
    let isAway = true
    const { user } = await renderShop(<SearchBox />, {
      state,
      prepare: (server) =>
        server.answer('GET /get/search', () => {
          if (isAway) throw new TypeError('network')
          return { data: { products: [summaryOf(paracip)], variants: [] } }
        }),
    })
    await user.type(box(), 'para')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    await expectAccessible()
    await user.tab()
    expect(document.activeElement).toBe(retry)
    isAway = false
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(box())
    expect(await options()).toHaveLength(1)
    expect(screen.queryByText(/Could not connect/)).toBeNull()
  })

  it('clears its text when the route changes', async () => {
    function Page() {
      const [route, setRoute] = useState('/')
      return (
        <>
          <SearchBox route={route} />
          <button type="button" onClick={() => setRoute('/cart')}>
            Go
          </button>
        </>
      )
    }
    const { user } = await renderShop(<Page />, { state })
    await user.type(box(), 'para')
    await user.click(screen.getByRole('button', { name: 'Go' }))
    expect(box()).toHaveProperty('value', '')
  })

  it('clears its text 1.5 seconds after the focus has left, not before', async () => {
    const { user } = await renderShop(<SearchBox />, { state })
    await user.type(box(), 'para')
    const left = performance.now()
    await user.tab()
    expect(document.activeElement).toBe(document.body)
    expect(box()).toHaveProperty('value', 'para')
    await waitFor(() => expect(box()).toHaveProperty('value', ''))
    expect(performance.now() - left).toBeGreaterThanOrEqual(1490)
  })

  it('is a search form that works without script', async () => {
    await renderShop(<SearchBox action="/find" name="q" defaultValue="zinc" />)
    const form = screen.getByRole('search') as HTMLFormElement
    expect(form.getAttribute('action')).toBe('/find')
    expect(new FormData(form).get('q')).toBe('zinc')
  })
})
