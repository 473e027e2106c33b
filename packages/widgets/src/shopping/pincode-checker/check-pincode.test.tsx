import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'

it('checks at another try what it could not fetch the check for', async () => {
  // What checks is there once another test has fetched it.
  vi.resetModules()
  const { renderShop } = await import('../../../test/render-shop.tsx')
  const { PincodeChecker } = await import('./pincode-checker.tsx')
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => network.mockRestore())
  const { user, shop } = await renderShop(<PincodeChecker />)
  const field = screen.getByRole('textbox', { name: 'Pincode' })
  await user.type(field, '600001{Enter}')
  expect(await screen.findByText(/^Could not connect/)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  network.mockReturnValue(true)
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Delivery to 600001, Chennai, Tamil Nadu')).toBeTruthy()
  expect(shop.$pincode.get()?.pincode).toBe('600001')
})
