import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/render-shop.tsx'
import { MobileField } from './mobile-field.tsx'

const field = () => screen.getByRole('textbox', { name: 'Mobile Number' })

describe('MobileField', () => {
  it('is accessible', async () => {
    render(<MobileField label="Mobile Number" />)
    await expectAccessible()
  })

  it.each([
    '9840012345',
    '98400 12345',
    '+91 98400 12345',
    '+919840012345',
    '09840012345',
    '98400-12345-67',
    '९८४०० १२३४५',
    '+௯௧ ௯௮௪௦௦ ௧௨௩௪௫',
  ])('takes the ten digits of %s', async (text) => {
    render(<MobileField label="Mobile Number" />)
    await userEvent.click(field())
    await userEvent.paste(text)
    expect(field()).toHaveProperty('value', '9840012345')
  })

  it.each(['+91-98400 12345', '+919840012345', '09840012345', '+९१९८४००१२३४५'])(
    'takes the ten digits of %s key by key',
    async (text) => {
      render(<MobileField label="Mobile Number" />)
      await userEvent.type(field(), text)
      expect(field()).toHaveProperty('value', '9840012345')
    },
  )

  it.each([
    ['of its own', {}],
    ['that is given', { value: '' }],
  ])('leaves a value %s alone while a keyboard composes it', (_, given) => {
    const heard: string[] = []
    render(<MobileField label="Mobile Number" {...given} onChange={(mobile) => heard.push(mobile)} />)
    fireEvent.input(field(), { target: { value: '९८' }, isComposing: true })
    expect(field()).toHaveProperty('value', '९८')
    fireEvent.compositionEnd(field())
    expect(heard[0]).toBe('98')
    expect(new Set(heard).size).toBe(1)
  })

  it('takes a number that begins like a country code behind one', async () => {
    render(<MobileField label="Mobile Number" />)
    await userEvent.type(field(), '+919176543210')
    expect(field()).toHaveProperty('value', '9176543210')
  })

  it('makes no number of India of one from elsewhere', async () => {
    render(<MobileField label="Mobile Number" />)
    await userEvent.type(field(), '+441632960961')
    expect(field()).toHaveProperty('value', '+4416329609')
  })

  it('takes no letters, and keeps the numbers that begin like a country code', async () => {
    render(<MobileField label="Mobile Number" />)
    await userEvent.type(field(), '91x76543210')
    expect(field()).toHaveProperty('value', '9176543210')
    await userEvent.type(field(), '77')
    expect(field()).toHaveProperty('value', '9176543210')
  })
})
