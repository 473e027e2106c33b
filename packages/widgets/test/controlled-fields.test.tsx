import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { fireEvent } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import { AddressForm } from '../src/account/address-form/address-form.tsx'
import { Login } from '../src/account/login/index.ts'
import { OtpInput } from '../src/account/login/otp-input.tsx'
import { LoginPage } from '../src/account/login-page/index.ts'
import { SignUp } from '../src/account/sign-up/index.ts'
import { QuantityStepper } from '../src/controls/quantity-stepper/index.ts'
import { OrdersTable } from '../src/orders/orders-table/index.ts'
import { PincodeChecker } from '../src/shopping/pincode-checker/index.ts'
import { RequestProduct } from '../src/shopping/request-product/index.ts'
import { SearchBox } from '../src/shopping/search-box/index.ts'
import { renderShop } from './render-shop.tsx'

function Otp() {
  const [otp, setOtp] = useState('')
  const ids = { id: 'otp', 'aria-invalid': undefined, 'aria-describedby': 'otp' }
  return <OtpInput {...ids} name="otp" value={otp} onChange={setOtp} />
}

const widgets: [name: string, widget: () => ReactNode][] = [
  ['AddressForm', () => <AddressForm />],
  ['Login', () => <Login />],
  ['LoginPage', () => <LoginPage />],
  ['OrdersTable', () => <OrdersTable />],
  ['OtpInput', () => <Otp />],
  ['PincodeChecker', () => <PincodeChecker />],
  ['QuantityStepper', () => <QuantityStepper label="Zinc" value={1} onChange={() => {}} />],
  ['RequestProduct', () => <RequestProduct isOpen />],
  ['SearchBox', () => <SearchBox />],
  ['SignUp', () => <SignUp />],
]

// React puts a field back to its value; Preact does so only where something is drawn anew.
it.each(widgets)(
  'the fields of %s show what it knows, and nothing that it does not take',
  async (name, widget) => {
    const { container, rerender } = await renderShop(
      widget(),
      name === 'OrdersTable' ? { signedInAs: customerFixture() } : {},
    )
    const fields = [
      ...container.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox], [readonly])'),
    ]
    expect(fields).not.toEqual([])
    const typed = fields.map((field) => {
      const type = (value: string) => fireEvent.input(field, { target: { value } })
      type(field.type === 'date' ? '1990-02-03' : ' +1a2b3c 4567 8901 2345 6789')
      // What is full, or takes no letter, stays as it is: nothing is drawn anew.
      if (field.type !== 'date') type(`${field.value}a9`)
      return field.value
    })
    rerender(widget())
    expect(fields.map(({ value }) => value)).toEqual(typed)
  },
)
