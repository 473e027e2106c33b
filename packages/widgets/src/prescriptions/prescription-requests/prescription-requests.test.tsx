import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { requestFixture, requestingCustomer, requestsByState } from '@dawakit/testing/fixtures/requests'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { PreparedOrder, PrescriptionRequests } from './index.ts'

const signedIn = (...prescriptionRequests: ReturnType<typeof requestFixture>[]) => ({
  signedInAs: structuredClone(requestingCustomer),
  state: { prescriptionRequests: structuredClone(prescriptionRequests) },
})

const all = Object.values(requestsByState).map((request, index) =>
  requestFixture({ ...request, id: `rq-${index}`, number: `DRX-261114-7F3KQ9${index}` }),
)

describe('PrescriptionRequests', () => {
  it('is accessible', async () => {
    await renderShop(<PrescriptionRequests />, signedIn(...all))
    expect(await screen.findByText('Ready to order')).toBeDefined()
    await expectAccessible()
  })

  it('asks a pharmacist with what is selected, and shows the request', async () => {
    const onAsk = vi.fn()
    const { user, server } = await renderShop(<PrescriptionRequests onAsk={onAsk} />, signedIn())
    await user.click(await screen.findByRole('checkbox', { name: /Select prescription 1/ }))
    await user.type(screen.getByLabelText(/A word to the pharmacist/), 'Two strips')
    await user.click(screen.getByLabelText('It is for somebody else'))
    await user.type(screen.getByLabelText('Name of the patient'), 'Arun')
    await user.type(screen.getByLabelText('Age in years'), '७')
    await user.click(screen.getByRole('button', { name: 'Ask the pharmacist' }))
    expect(await screen.findByText('A pharmacist prepares your order')).toBeDefined()
    expect(await screen.findByText('With the pharmacist')).toBeDefined()
    expect(onAsk).toHaveBeenCalledOnce()
    const asked = server.requests.find(({ path }) => path === '/post/prescriptionRequest')
    expect(asked?.body).toEqual({
      prescriptions: ['rx-1'],
      note: 'Two strips',
      patient: { name: 'Arun', age: 7 },
    })
  })

  it('says what is missing', async () => {
    const { user, server } = await renderShop(<PrescriptionRequests />, signedIn())
    await user.click(await screen.findByRole('button', { name: 'Ask the pharmacist' }))
    expect(screen.getByText('Please choose the prescriptions that we are to read')).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: /Select prescription 1/ }))
    await user.click(screen.getByLabelText('It is for somebody else'))
    await user.click(screen.getByRole('button', { name: 'Ask the pharmacist' }))
    expect(screen.getByText('Please enter the name of the patient')).toBeDefined()
    expect(server.requests.some(({ path }) => path === '/post/prescriptionRequest')).toBe(false)
  })

  it('asks a guest to sign in', async () => {
    await renderShop(<PrescriptionRequests />, {})
    expect(screen.queryByRole('button', { name: 'Ask the pharmacist' })).toBeNull()
  })
})

describe('PreparedOrder', () => {
  it.each(Object.entries(requestsByState))('is accessible while it is %s', async (_, request) => {
    await renderShop(<PreparedOrder requestId="rq-1" />, signedIn(request))
    expect(await screen.findByText('Your prescriptions')).toBeDefined()
    await expectAccessible()
  })

  it('orders what the customer keeps: fewer of a line, another left out', async () => {
    const onLeave = vi.fn()
    const { user, shop } = await renderShop(
      <PreparedOrder requestId="rq-1" onLeave={onLeave} />,
      signedIn(requestsByState.prepared),
    )
    expect(await screen.findByText(/Prepared by Priya Nair, registration number TN-PC-20481/)).toBeDefined()
    expect(screen.getByText('In place of Mox 500: the same salt and strength.')).toBeDefined()
    const [first, second] = screen.getAllByRole('listitem')
    if (!first || !second) throw new Error('Two lines were prepared.')
    await user.click(within(first).getByRole('button', { name: /Decrease|Fewer|less/i }))
    await user.click(within(second).getByRole('button', { name: /^Leave out / }))
    await user.click(screen.getByRole('button', { name: /^Order and pay/ }))
    await waitFor(() => expect(onLeave).toHaveBeenCalledWith('/checkout?prepared=rq-1'))
    const [line, ...others] = shop.$cart.get().lines
    expect(line).toMatchObject({ _id: requestsByState.prepared.lines[0]?.product._id, quantity: 1 })
    expect(others.map(({ _id }) => _id)).not.toContain(requestsByState.prepared.lines[1]?.product._id)
  })

  it('says what a product cost when it was prepared, and gives no more than that', async () => {
    await renderShop(<PreparedOrder requestId="rq-1" />, signedIn(requestsByState.prepared))
    expect(await screen.findByText(/when it was prepared/)).toBeDefined()
    const [more] = screen.getAllByRole('button', { name: /Increase|More/i })
    expect(more?.getAttribute('aria-disabled') ?? more?.hasAttribute('disabled')).toBeTruthy()
  })

  it('keeps at least one product', async () => {
    const { user } = await renderShop(<PreparedOrder requestId="rq-1" />, signedIn(requestsByState.prepared))
    for (const out of await screen.findAllByRole('button', { name: /^Leave out / })) await user.click(out)
    await user.click(screen.getByRole('button', { name: /^Order and pay/ }))
    expect(screen.getByText('Please keep at least one product of what was prepared')).toBeDefined()
  })

  it('takes the answer to a question', async () => {
    const { user } = await renderShop(<PreparedOrder requestId="rq-1" />, signedIn(requestsByState.asked))
    await user.click(await screen.findByRole('button', { name: 'Send answer' }))
    expect(screen.getByText('Please write an answer or upload a prescription')).toBeDefined()
    await user.type(screen.getByLabelText('Your answer'), '500 mg')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText('Your answer has been sent.')).toBeDefined()
    expect(await screen.findByText(/A pharmacist reads your prescription/)).toBeDefined()
  })

  it('is withdrawn after a question, and asked for again', async () => {
    const onAskAgain = vi.fn()
    const { user } = await renderShop(
      <PreparedOrder requestId="rq-1" onAskAgain={onAskAgain} />,
      signedIn(requestsByState.waiting),
    )
    await user.click(await screen.findByRole('button', { name: 'Withdraw the request' }))
    await user.click(screen.getByRole('button', { name: 'Yes, withdraw it' }))
    expect(await screen.findByText('You have withdrawn this request.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Ask the pharmacist again' }))
    await waitFor(() => expect(onAskAgain).toHaveBeenCalledOnce())
  })

  it('says where there is none', async () => {
    await renderShop(<PreparedOrder requestId="rq-9" />, signedIn())
    expect(await screen.findByText('This request was not found')).toBeDefined()
  })

  it('shows nothing of one customer to another', async () => {
    await renderShop(<PreparedOrder requestId="rq-1" />, {
      signedInAs: customerFixture({ _id: 'u-9' }),
      state: { prescriptionRequests: [requestsByState.prepared] },
    })
    expect(await screen.findByText('This request was not found')).toBeDefined()
  })
})
