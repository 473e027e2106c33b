import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/render-shop.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

function Page({ start = 1, isBusy = false }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <QuantityStepper label="Zinc" value={value} onChange={setValue} isBusy={isBusy} />
      <output>{value}</output>
    </>
  )
}
/** What is said below the field: its place is there before, else it is not read out everywhere. */
const refusal = () => document.querySelector('[aria-live=polite]')?.textContent
const shown = () => screen.getByRole('status').textContent

describe('QuantityStepper', () => {
  it('is accessible', async () => {
    render(<Page />)
    await expectAccessible()
  })

  it('steps between 1 and 100', async () => {
    render(<Page start={99} />)
    await userEvent.click(screen.getByRole('button', { name: 'One more of Zinc' }))
    await userEvent.click(screen.getByRole('button', { name: 'One more of Zinc' }))
    expect(shown()).toBe('100')
    await userEvent.click(screen.getByRole('button', { name: 'One fewer of Zinc' }))
    expect(shown()).toBe('99')
  })

  it('takes a typed number', async () => {
    render(<Page start={5} />)
    const input = screen.getByRole('textbox', { name: 'Quantity of Zinc' })
    await userEvent.clear(input)
    await userEvent.type(input, '12{Enter}')
    expect(shown()).toBe('12')
    await userEvent.clear(input)
    await userEvent.type(input, '२०{Enter}')
    expect(shown()).toBe('20')
    expect(input).toHaveProperty('value', '20')
    await userEvent.clear(input)
    await userEvent.tab()
    expect(input).toHaveProperty('value', '20')
    expect(refusal()).toBe('')
  })

  it.each([
    ['1.5', 'Quantity must be a whole number'],
    ['2,5', 'Quantity must be a whole number'],
    ['1e2', 'Quantity must be a whole number'],
    ['-4', 'Quantity must be at least 1'],
    ['0', 'Quantity must be at least 1'],
    ['101', 'Maximum Product Reached'],
  ])('refuses a typed %s below the field, and keeps the number', async (typed, sentence) => {
    render(<Page start={5} />)
    const input = screen.getByRole('textbox', { name: 'Quantity of Zinc' })
    await userEvent.clear(input)
    await userEvent.type(input, typed)
    await userEvent.tab()
    expect(refusal()).toBe(sentence)
    expect(input).toHaveProperty('value', '5')
    expect(shown()).toBe('5')
    await expectAccessible()
    await userEvent.clear(input)
    await userEvent.type(input, '7{Enter}')
    expect(refusal()).toBe('')
    expect(shown()).toBe('7')
  })

  it('changes nothing while busy, and shows nothing else', async () => {
    render(<Page start={5} isBusy />)
    await userEvent.click(screen.getByRole('button', { name: 'One more of Zinc' }))
    const input = screen.getByRole('textbox', { name: 'Quantity of Zinc' })
    await userEvent.type(input, '0{Enter}')
    expect(shown()).toBe('5')
    expect(input).toHaveProperty('value', '5')
  })

  it('shows the number as it is again when a change was refused', async () => {
    const asked: number[] = []
    const refuse = async (value: number) => void asked.push(value)
    render(<QuantityStepper label="Zinc" value={5} onChange={refuse} />)
    const input = screen.getByRole('textbox', { name: 'Quantity of Zinc' })
    await userEvent.type(input, '0{Enter}')
    expect(asked).toEqual([50])
    await waitFor(() => expect(input).toHaveProperty('value', '5'))
  })
})
