import { createElement, render } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, it } from 'vitest'
import { atom } from './atom.ts'
import { useStore } from './use-store.ts'

describe('useStore', () => {
  const open = <Value>(first: ReturnType<typeof atom<Value>>) => {
    const root = document.createElement('div')
    const Shown = ({ store }: { store: typeof first }) => createElement('p', null, String(useStore(store)))
    const show = (store: typeof first) => act(() => render(createElement(Shown, { store }), root))
    return { root, show, close: () => act(() => render(null, root)), Shown }
  }

  it('shows each value, those of another store too, and listens no longer when it is gone', async () => {
    const [one, other] = [atom(1), atom(10)]
    const page = open(one)
    await page.show(one)
    await act(() => one.set(2))
    expect(page.root.textContent).toBe('2')
    await page.show(other)
    expect(page.root.textContent).toBe('10')
    await act(() => one.set(3))
    await act(() => other.set(11))
    expect(page.root.textContent).toBe('11')
    await page.close()
    await act(() => other.set(12))
    expect(page.root.textContent).toBe('')
  })

  it('shows what came between rendering and listening', async () => {
    const store = atom('early')
    const page = open(store)
    await act(() => {
      render(createElement(page.Shown, { store }), page.root)
      store.set('late')
    })
    expect(page.root.textContent).toBe('late')
  })
})
