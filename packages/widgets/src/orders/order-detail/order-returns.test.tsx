import { installXhr } from '@dawakit/testing/contract-xhr'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { deliveredOrder, returnFixture } from '@dawakit/testing/fixtures/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { OrderDetail } from './index.ts'

/** Delivered a moment ago, so that everything may still come back. */
const arrived = (more: Partial<typeof deliveredOrder> = {}) => ({
  ...structuredClone(deliveredOrder),
  deliveryStatusTiming: {
    ...deliveredOrder.deliveryStatusTiming,
    delivered: new Date().toISOString(),
  },
  ...more,
})
const signedIn = (order = arrived()) => ({ signedInAs: customerFixture(), state: { orders: [order] } })

describe('Returns of an order', () => {
  it('are asked for line by line, with the batch and where the money goes', async () => {
    const { user, server } = await renderShop(<OrderDetail orderId="o-2" />, signedIn())
    await user.click(await screen.findByRole('button', { name: 'Return Products' }))
    const dialog = await screen.findByRole('dialog', { name: 'Return Products' })
    await user.click(await within(dialog).findByRole('radio', { name: /Unopened/ }))
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Ask for the return' }))
    expect(await within(dialog).findByText('Please write the reason')).toBeDefined()
    await user.type(within(dialog).getByRole('textbox', { name: 'What is the matter?' }), 'Not needed')
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Pieces of Paracetamol 650 Tablet' }),
      '1',
    )
    await user.type(
      within(dialog).getByRole('textbox', { name: 'Batch number of Paracetamol 650 Tablet' }),
      'AB-12',
    )
    await user.type(within(dialog).getByRole('textbox', { name: 'UPI ID' }), 'kavitha@okbank')
    expect(within(dialog).getByText(/You get back ₹19.60/)).toBeDefined()
    await user.click(within(dialog).getByRole('button', { name: 'Ask for the return' }))
    expect(await screen.findByText('Waiting for the pharmacy')).toBeDefined()
    const [sent] = server.requests.filter(({ path }) => path === '/post/returnRequest')
    expect(sent?.body).toMatchObject({
      kind: 'unopened',
      lines: [{ line: 0, quantity: 1, batch: 'AB-12' }],
      payTo: { way: 'upi', upiId: 'kavitha@okbank' },
    })
  })

  it('of what came damaged take pictures, which stand with the return then', async () => {
    const { user, server } = await renderShop(<OrderDetail orderId="o-2" />, signedIn())
    installXhr(server)
    await user.click(await screen.findByRole('button', { name: 'Return Products' }))
    const dialog = await screen.findByRole('dialog', { name: 'Return Products' })
    await user.click(await within(dialog).findByRole('radio', { name: /Damaged/ }))
    const add = () => within(dialog).getByLabelText('Add a picture')
    await user.upload(add(), new File(['x'], 'box.jpg', { type: 'image/gif' }))
    expect(await within(dialog).findByText('A picture must be a jpg, png or jpeg image')).toBeDefined()
    const photo = () => new File(['x'], 'box.jpg', { type: 'image/jpeg' })
    await user.upload(add(), photo())
    expect(await within(dialog).findByText('Picture 1')).toBeDefined()
    await user.upload(add(), photo())
    await within(dialog).findByText('Picture 2')
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Remove picture 1' }))
    expect(within(dialog).queryByText('Picture 2')).toBeNull()
    await user.type(within(dialog).getByRole('textbox', { name: 'What is the matter?' }), 'It leaks')
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Pieces of Paracetamol 650 Tablet' }),
      '1',
    )
    await user.type(within(dialog).getByRole('textbox', { name: 'UPI ID' }), 'kavitha@okbank')
    await user.click(within(dialog).getByRole('button', { name: 'Ask for the return' }))
    const pictures = within(await screen.findByRole('list', { name: 'Your pictures' }))
    expect(pictures.getAllByRole('listitem')).toHaveLength(1)
    const [sent] = server.requestsOf('POST /post/returnRequest')
    expect(sent?.body).toMatchObject({ kind: 'damaged', pictures: [expect.stringContaining('picture-')] })
  })

  it('ask where cash goes that is owed, until somebody has said it', async () => {
    const waiting = { amount: 40, state: 'underway', at: null, isByHand: true, needsPayTo: true } as const
    const refunds = [waiting]
    const order = arrived({ paymentStatus: 'paid', refunds })
    const { user } = await renderShop(<OrderDetail orderId="o-2" />, signedIn(order))
    expect(await screen.findByText('We owe you ₹40.00 that you paid in cash.')).toBeDefined()
    await expectAccessible()
    await user.type(screen.getByRole('textbox', { name: 'UPI ID' }), 'kavitha')
    await user.click(screen.getByRole('button', { name: 'Pay it back there' }))
    expect(await screen.findByText('Please enter a UPI ID like name@bank')).toBeDefined()
    await user.type(screen.getByRole('textbox', { name: 'UPI ID' }), '@okbank')
    await user.click(screen.getByRole('button', { name: 'Pay it back there' }))
    await waitFor(() => expect(screen.queryByText(/We owe you/)).toBeNull())
  })

  it('are withdrawn until they have come', async () => {
    const { user, server } = await renderShop(
      <OrderDetail orderId="o-2" />,
      signedIn(arrived({ returns: [returnFixture()] })),
    )
    await user.click(await screen.findByRole('button', { name: 'Keep the products' }))
    expect(await screen.findByText('Withdrawn')).toBeDefined()
    await waitFor(() =>
      expect(server.requests.filter(({ path }) => path === '/post/withdrawReturn')).toHaveLength(1),
    )
  })

  it('say what went back, with the credit note, which no counter asks for', async () => {
    const closed = returnFixture({ state: 'closed', closedAt: '2026-11-12T05:00:00.000Z' })
    const order = arrived({ returns: [closed], creditNotes: [{ id: 'cn-1', number: 'CN/26-27/000001' }] })
    const { user, server } = await renderShop(<OrderDetail orderId="o-2" />, signedIn(order))
    expect(await screen.findByText('Refund: ₹39.20')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Credit Note CN/26-27/000001' }))
    await waitFor(() =>
      expect(server.requestsOf('GET /get/creditNote')).toMatchObject([{ query: { id: 'cn-1' } }]),
    )
    expect(screen.queryByRole('button', { name: 'Keep the products' })).toBeNull()
    await expectAccessible()
  })
})
