import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/render-shop.tsx'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'

describe('Button', () => {
  it('is accessible as a button and as a link', async () => {
    render(
      <>
        <Button>Pay</Button>
        <ButtonLink href="/cart">View Cart</ButtonLink>
      </>,
    )
    expect(screen.getByRole('link', { name: 'View Cart' }).getAttribute('href')).toBe('/cart')
    await expectAccessible()
  })

  it('sends no form unless it is told to', () => {
    render(<Button>Pay</Button>)
    expect(screen.getByRole('button')).toHaveProperty('type', 'button')
  })

  it('refuses clicks while busy and keeps the focus', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event) => event.preventDefault())
    const { rerender } = render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick}>
          Pay
        </Button>
      </form>,
    )
    screen.getByRole('button').focus()
    rerender(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy onClick={onClick}>
          Pay
        </Button>
      </form>,
    )
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('button'))
    expect(screen.getByRole('button').ariaBusy).toBe('true')
  })
})
