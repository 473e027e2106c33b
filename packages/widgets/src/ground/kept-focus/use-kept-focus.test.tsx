import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { useKeptFocus } from './use-kept-focus.ts'

function List({ names }: { names: string[] }) {
  const kept = useKeptFocus<HTMLElement>()
  return (
    <section aria-label="List" {...kept}>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </section>
  )
}
const page = (...names: string[]) => (
  <StrictMode>
    <List names={names} />
    <button type="button">Elsewhere</button>
  </StrictMode>
)
const focus = (name: string) => screen.getByRole('button', { name }).focus()

describe('useKeptFocus', () => {
  it('gives the focus to the region when the control that had it goes', () => {
    const { rerender } = render(page('first', 'second'))
    focus('first')
    rerender(page('second'))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'List' }))
  })

  it('leaves the focus with a control that stays', () => {
    const { rerender } = render(page('first', 'second'))
    focus('first')
    focus('second')
    rerender(page('second'))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'second' }))
  })

  it('takes no focus from the rest of the page', () => {
    const { rerender } = render(page('first', 'second'))
    focus('first')
    focus('Elsewhere')
    rerender(page('second'))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
  })

  it('takes none that was never in it', () => {
    const { rerender } = render(page('first', 'second'))
    rerender(page('second'))
    expect(document.activeElement).toBe(document.body)
  })
})
