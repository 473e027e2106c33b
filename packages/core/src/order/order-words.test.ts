import { describe, expect, it } from 'vitest'
import { orderWords, soughtWords } from './order-words.ts'

const order = {
  orderNumber: 'DWK-261114-7F3KQ9T',
  user: { username: 'Rénée D’Souza', mobileNumber: '9876543210' },
  shippingAddress: { name: 'Meena  Raman', contactNumber: '+91 98765 43210' },
}

describe('The words of an order', () => {
  it('are its number, its last part, the names and the mobile numbers, each once', () => {
    expect(orderWords(order)).toEqual([
      'dwk-261114-7f3kq9t',
      '7f3kq9t',
      'renee',
      'd',
      'souza',
      'meena',
      'raman',
      '9876543210',
    ])
  })

  it('leave out what nobody wrote', () => {
    const unnamed = { ...order, user: { username: '', mobileNumber: '' } }
    expect(orderWords(unnamed)).toEqual(['dwk-261114-7f3kq9t', '7f3kq9t', 'meena', 'raman', '9876543210'])
  })
})

describe('What is sought at the desk', () => {
  it.each([
    ['Raman, Meena', ['raman', 'meena']],
    ['98765 43', ['9876543']],
    ['+91 98765-43210', ['9876543210']],
    ['09876543210', ['9876543210']],
    ['DWK-261114-7F3', ['dwk-261114-7f3']],
    ['D’Souza', ['d', 'souza']],
    ['  ', []],
  ])('%s', (text, words) => {
    expect(soughtWords(text)).toEqual(words)
  })
})
