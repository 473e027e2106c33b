/** Makes the topics of the FAQ tabs: arrows, Home and End move, the address names the open one. */
const root = document.querySelector<HTMLElement>('[data-faq]')
const list = root?.querySelector<HTMLElement>('[data-faq-tabs]')

if (root && list) {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('a')]
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1))

  const select = (chosen: HTMLAnchorElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
      const panel = panelOf(tab)
      if (panel) panel.hidden = !isChosen
    }
    // The list scrolls sideways on a phone; the page itself must stay where it is.
    list.scrollTo({ left: chosen.offsetLeft - list.offsetLeft - 16 })
  }

  const open = (tab: HTMLAnchorElement) => {
    select(tab)
    history.replaceState(null, '', tab.hash)
  }

  const ofAddress = () => tabs.find((tab) => tab.hash === location.hash) ?? tabs[0]

  root.dataset['tabs'] = ''
  list.setAttribute('role', 'tablist')
  for (const tab of tabs) {
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', tab.hash.slice(1))
    const panel = panelOf(tab)
    panel?.setAttribute('role', 'tabpanel')
    panel?.setAttribute('aria-labelledby', tab.id)
    tab.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open(tab)
    })
  }

  list.addEventListener('keydown', (event) => {
    const at = tabs.indexOf(document.activeElement as HTMLAnchorElement)
    const last = tabs.length - 1
    const to: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
      ' ': at,
    }
    const next = tabs[to[event.key] ?? -1]
    if (at < 0 || !next) return
    event.preventDefault()
    open(next)
    next.focus()
  })

  addEventListener('hashchange', () => {
    const tab = ofAddress()
    if (tab) select(tab)
  })
  const first = ofAddress()
  if (first) select(first)
}
