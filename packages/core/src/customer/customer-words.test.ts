import { expect, it } from 'vitest'
import { customerWords, soughtCustomerWords } from './customer-words.ts'

it('finds a customer by name, mobile number and e-mail', () => {
  expect(
    customerWords({ name: 'Meena  Raman', mobile: '9876543210', email: 'M.Raman@Mail.example' }),
  ).toEqual(['meena', 'raman', '9876543210', 'm.raman@mail.example', 'm'])
})

it('has no words for what is not known', () => {
  expect(customerWords({ name: '', mobile: null, email: '' })).toEqual([])
})

it.each([
  ['+91 98765 43210', ['9876543210']],
  ['098765-43210', ['9876543210']],
  ['98765', ['98765']],
  ['९८७६५ ४३२१०', ['9876543210']],
  ['+91 98765', ['98765']],
  ['Ram  MEE', ['ram', 'mee']],
  ['m.raman@mail', ['m.raman@mail']],
  ['m.raman', ['m', 'raman']],
  ['  ', []],
])('looks for %s', (text, words) => {
  expect(soughtCustomerWords(text)).toEqual(words)
})
