import { paracetamol } from '@dawakit/testing/fixtures/products'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'

it('lists at another try what it could not fetch the rows for', async () => {
  // Rows that another test has fetched are there.
  vi.resetModules()
  const { renderShop } = await import('../../../test/render-shop.tsx')
  const { SearchBox } = await import('./search-box.tsx')
  const { user, shop } = await renderShop(<SearchBox />, { state: { products: [paracetamol] } })
  // What sends the calls is there: the answer comes, and the rows do not.
  await shop.call('GET /get/search', { query: { search: 'para' } })
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => network.mockRestore())
  await user.type(screen.getByRole('combobox', { name: 'Search medicines' }), 'para')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText(/^Could not connect/).getAttribute('role')).toBe('alert')
  network.mockReturnValue(true)
  await user.click(retry)
  expect(await screen.findAllByRole('option')).toHaveLength(1)
})
