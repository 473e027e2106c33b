import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { cancelledOrder, deliveredOrder, orderFixture } from '@dawakit/testing/fixtures/orders'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { OrdersTable } from './index.ts'

const orders = [orderFixture(), deliveredOrder, cancelledOrder]
const signedIn = (list = orders) => ({
  signedInAs: customerFixture(),
  state: { orders: structuredClone(list) },
})
const rows = () => screen.findAllByRole('rowheader')
const numbers = async () => (await rows()).map((row) => row.querySelector('strong')?.textContent)

describe('OrdersTable', () => {
  it('is accessible, open row and dialogs included', async () => {
    const { user } = await renderShop(<OrdersTable />, signedIn())
    await user.click(
      await screen.findByRole('button', { name: /^Show the products of order DK-2611-000001/ }),
    )
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Track order DK-2611-000001' }))
    await expectAccessible(screen.getByRole('dialog'))
  })

  it('shows details, total, status, tracking, invoice and the way to the order', async () => {
    await renderShop(<OrdersTable />, signedIn())
    await rows()
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Order Details',
      'Total',
      'Status',
      'Track Your Order',
      'Invoice',
      'Action',
    ])
    const [, pending, delivered, cancelled] = screen.getAllByRole('row')
    expect(within(pending!).getByText('₹199.00')).toBeDefined()
    expect(within(pending!).getByText('Pending')).toBeDefined()
    expect(within(pending!).getByText('-')).toBeDefined()
    expect(within(delivered!).getByRole('button', { name: 'Invoice of order DK-2611-000002' })).toBeDefined()
    expect(within(cancelled!).getByText('Cancelled')).toBeDefined()
    expect(
      within(delivered!).getByRole('link', { name: 'Open order DK-2611-000002' }).getAttribute('href'),
    ).toBe('/orders/o-2')
  })

  it('shows nothing of one customer to the next', async () => {
    const { shop, server } = await renderShop(<OrdersTable />, signedIn())
    await rows()
    await act(() => shop.session.signOut())
    const release = server.hold('GET /get/orderByUserId')
    const meena = { mobileNumber: '9876543210', username: 'Meena', email: 'meena@example.com' }
    await act(() => shop.session.sendOtp({ ...meena, isNewUser: true }))
    await act(() => shop.session.verifyOtp(meena.mobileNumber, '1234'))
    expect(screen.queryByRole('table')).toBeNull()
    release()
    expect(await screen.findByText('No Data Found')).toBeDefined()
  })

  it('says how an online payment stands', async () => {
    const online = { isCashOnDelivery: false, paymentStatus: 'paid' as const }
    await renderShop(<OrdersTable />, signedIn([orderFixture(online)]))
    expect(await screen.findByText('Paid')).toBeDefined()
  })

  it('opens a row to its products', async () => {
    const { user } = await renderShop(<OrdersTable />, signedIn([orderFixture()]))
    const button = await screen.findByRole('button', { name: /^Show the products/ })
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const [paracetamol] = screen.getAllByRole('listitem')
    expect(paracetamol?.textContent).toBe('Paracetamol 650 TabletX2 · ₹24.50 each₹49.00')
  })

  it('searches on Enter, says when nothing matches, and clears', async () => {
    const syrupOnly = orderFixture({
      _id: 'o-4',
      orderNumber: 'DK-4',
      products: orderFixture().products.slice(1),
    })
    const { user } = await renderShop(<OrdersTable />, signedIn([orderFixture(), syrupOnly]))
    await rows()
    const search = screen.getByPlaceholderText('Type And Enter')
    await user.type(search, 'PARACET')
    expect(await numbers()).toEqual(['DK-2611-000001', 'DK-4'])
    await user.keyboard('{Enter}')
    expect(await numbers()).toEqual(['DK-2611-000001'])
    await user.clear(search)
    await user.type(search, 'insulin{Enter}')
    expect(screen.getByText('Order not found')).toBeDefined()
    expect(screen.getByText('No Data Found')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Continue shopping' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(await numbers()).toEqual(['DK-2611-000001', 'DK-4'])
    expect(document.activeElement).toBe(search)
  })

  it('shows the orders of one day, and all again', async () => {
    const { user } = await renderShop(<OrdersTable />, signedIn())
    await rows()
    const day = screen.getByLabelText('Ordered on')
    fireEvent.input(day, { target: { value: '2026-11-05' } })
    expect(await numbers()).toEqual(['DK-2611-000002'])
    await user.click(screen.getByRole('button', { name: 'Clear the date' }))
    expect(await numbers()).toHaveLength(3)
    expect(document.activeElement).toBe(day)
  })

  it('begins a search on the first page', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      orderFixture({ _id: `o-${index}`, orderNumber: `DK-${index}` }),
    )
    const { user } = await renderShop(<OrdersTable />, signedIn(many))
    await rows()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await user.type(screen.getByPlaceholderText('Type And Enter'), 'paracetamol{Enter}')
    expect(await numbers()).toEqual(['DK-0', 'DK-1', 'DK-2', 'DK-3', 'DK-4'])
  })

  it('shows five orders a page, or as many as asked for', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      orderFixture({ _id: `o-${index}`, orderNumber: `DK-${index}` }),
    )
    const { user } = await renderShop(<OrdersTable />, signedIn(many))
    expect(await numbers()).toEqual(['DK-0', 'DK-1', 'DK-2', 'DK-3', 'DK-4'])
    const size = screen.getByLabelText('Rows per page')
    expect(
      within(size)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['5', '10', '25', '100'])
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(screen.getByText('6–10 of 12')).toBeDefined()
    await user.selectOptions(size, '25')
    expect(await numbers()).toHaveLength(12)
    expect(screen.getByText('1–12 of 12')).toBeDefined()
  })

  it('tracks an order and shows an invoice, each in a dialog', async () => {
    const { user } = await renderShop(<OrdersTable />, signedIn())
    await user.click(await screen.findByRole('button', { name: 'Track order DK-2611-000003' }))
    expect(
      within(screen.getByRole('dialog', { name: 'Track Your Order' })).getAllByRole('listitem'),
    ).toHaveLength(5)
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Invoice of order DK-2611-000002' }))
    expect(
      await within(screen.getByRole('dialog', { name: 'Tax Invoice' })).findByText('INV/26-27/000001'),
    ).toBeDefined()
  })

  it('says that there is nothing yet', async () => {
    await renderShop(<OrdersTable />, signedIn([]))
    expect(await screen.findByText('No Data Found')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/')
  })
})
