// What a shop fetches on its first use is here already: a test does not wait for files.
import '../../../client/src/actions.ts'
import '../../../client/src/calls/fetch-calls.ts'
import { createContractServer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { deliveredOrder } from '@dawakit/testing/fixtures/orders'
import { expect, it, onTestFinished, vi } from 'vitest'
import { define } from '../define.ts'
import type { ShopHost } from '../shop/page-shop.ts'
import { definition as invoice } from './invoice.ts'
import { definition as login } from './login.ts'

it('a guest’s invoice says what is to be seen, opens the login with its one button, and shows the invoice in place then', async () => {
  const kavitha = customerFixture()
  onTestFinished(createContractServer({ users: [kavitha], orders: [deliveredOrder] }).install())
  onTestFinished(() => document.body.replaceChildren())
  localStorage.clear()
  for (const one of [invoice, login]) define(one)
  document.body.innerHTML =
    '<dawa-shop api="http://shop.test/api"></dawa-shop><dawa-invoice order-id="latest"></dawa-invoice>'
  const element = document.querySelector('dawa-invoice') as HTMLElement
  const shown = () => element.shadowRoot?.textContent ?? ''
  await vi.waitFor(() => expect(shown()).toContain('Login to continue'))
  expect(shown()).toContain('Your invoice shows here once you are signed in.')
  const buttons = element.shadowRoot?.querySelectorAll('button') ?? []
  expect([...buttons].map(({ textContent }) => textContent)).toEqual(['Login / Register'])
  buttons[0]?.click()
  await vi.waitFor(() => expect(document.querySelector('dawa-login[drawer]')).not.toBeNull())
  const { shop } = document.querySelector('dawa-shop') as ShopHost
  await shop.session.sendOtp({ mobileNumber: kavitha.mobileNumber })
  await shop.session.verifyOtp(kavitha.mobileNumber, '1234')
  await vi.waitFor(() => expect(shown()).toContain('INV/26-27/000001'))
  expect(shown()).not.toContain('Login to continue')
})
