import { type RefObject, useEffect, useRef } from 'react'
import { useStore } from 'react-admin'
import { useShortcuts } from '../keyboard/shortcuts.tsx'

/** What a link of such a list has: who walks over it stands there when they come back. */
export interface ListLinkProps {
  'data-order': string
  onFocus: () => void
  onBlur: () => void
}

/**
 * The keys and the focus of a list of orders, the same in each. When it opens, the order that was left has the focus, else the
 * first one, unless something on the page has it already. Where the one that has it leaves the list, the next one gets it.
 *
 * @param body - What the rows stand in.
 * @param ids - Of the orders, in their order.
 */
export function useListFocus(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
): {
  linkProps: (orderId: string) => ListLinkProps
  /** Gives the focus to an order by its place from 0. */
  focus: (index: number) => void
} {
  const [last, setLast] = useStore('orders.last', '')
  const links = () => [...(body.current?.querySelectorAll<HTMLAnchorElement>('a[data-order]') ?? [])]
  const focus = (index: number) => {
    const all = links()
    const link = all[Math.min(Math.max(index, 0), all.length - 1)]
    link?.focus({ preventScroll: true })
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }
  const left = () =>
    Math.max(
      0,
      links().findIndex((link) => link.dataset['order'] === last),
    )
  const step = (by: number) => {
    const focused = document.activeElement
    const here = focused instanceof HTMLAnchorElement ? links().indexOf(focused) : -1
    focus(here >= 0 ? here + by : left())
  }
  useShortcuts([
    { keys: ['j', 'ArrowDown'], label: 'orders.keys.next', run: () => step(1) },
    { keys: ['k', 'ArrowUp'], label: 'orders.keys.before', run: () => step(-1) },
    // A link that has the focus is opened by the browser.
    {
      keys: ['o'],
      label: 'orders.keys.open',
      run: () => (document.activeElement as HTMLElement | null)?.click(),
    },
  ])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is there
  useEffect(() => {
    if (isNowhere()) focus(left())
  }, [])
  const focused = useRef<{ id: string; place: number } | null>(null)
  useEffect(() => {
    const before = focused.current
    if (!before || ids.includes(before.id) || !isNowhere()) return
    focus(before.place)
  })
  return {
    linkProps: (orderId) => ({
      'data-order': orderId,
      onFocus: () => {
        focused.current = { id: orderId, place: ids.indexOf(orderId) }
        setLast(orderId)
      },
      // Not heard of a link that goes with its row.
      onBlur: () => {
        focused.current = null
      },
    }),
    focus,
  }
}

/** Nothing that can be pressed has the focus: who clicks on words gives it to what they stand in. */
function isNowhere(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.tagName === 'MAIN'
}
