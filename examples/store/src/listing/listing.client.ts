/** Filters, order and page size of a list in their place: the next page is fetched and its parts are put into this one. */
import { fetchDocument } from '../layout/fetch-document.ts'
import { cards } from '../product/live-cards.client.ts'

/** What differs between two pages of one list. */
const PARTS = ['listing', 'filter-groups', 'filter-found']

const FORM = '[data-listing-form]'

let shown = location.pathname + location.search
let asked = new AbortController()

/** Names in the order of the page's own links: one list has one address. */
const NAMES = ['search', 'per_page', 'sort', 'brand', 'price', 'prescription', 'stock']

/** The address of what the form says. Without a script a name is repeated for each of its values. */
function addressOf(chosen: HTMLFormElement): string {
  const data = new FormData(chosen)
  const query = new URLSearchParams()
  for (const name of NAMES) {
    const values = data.getAll(name).join()
    if (values !== '') query.set(name, values)
  }
  const path = new URL(chosen.action).pathname
  return query.size > 0 ? `${path}?${query.toString().replaceAll('%2C', ',')}` : path
}

async function show(address: string, isNew: boolean): Promise<void> {
  const listing = document.getElementById('listing')
  listing?.setAttribute('aria-busy', 'true')
  asked.abort()
  asked = new AbortController()
  const page = await fetchDocument(address, asked.signal)
  const pairs = PARTS.flatMap((id) => {
    const part = document.getElementById(id)
    return part ? [{ part, next: page?.getElementById(id) }] : []
  })
  // A list that has no such parts any more, or a connection that broke, is the browser's to show.
  if (!page || pairs.some(({ next }) => !next)) {
    location.assign(address)
    return
  }
  const focused = document.activeElement
  const isInside = pairs.some(({ part }) => part.contains(focused))
  for (const { part, next } of pairs) if (next) part.replaceWith(document.importNode(next, true))
  if (isInside) focusAgain(focused)
  if (isNew) history.pushState(history.state, '', address)
  shown = address
  document.title = page.title
  cards.refresh()
  say()
}

/** The focus stays on what was pressed; where that has gone, on the list that it changed. */
function focusAgain(focused: Element | null): void {
  const same = focused?.id ? document.getElementById(focused.id) : null
  const target = same ?? document.querySelector<HTMLElement>('#listing .dawa-product-grid')
  target?.focus({ preventScroll: true })
}

/** How many there are is told to who does not see it. */
function say(): void {
  const said = document.getElementById('listing-said')
  const none = document.querySelector('#listing .dawa-empty__title')
  const count = document.querySelector('#listing .dawa-product-grid__count')
  if (said) said.textContent = (none ?? count)?.textContent ?? ''
}

function apply(form: HTMLFormElement): void {
  const address = addressOf(form)
  if (address !== shown) void show(address, true)
}

const isChanged = (field: Element) =>
  field instanceof HTMLInputElement
    ? field.checked !== field.defaultChecked
    : field instanceof HTMLSelectElement &&
      [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)

// A field may belong to a form that it does not stand in.
document.addEventListener('change', ({ target }) => {
  const { form } = target as HTMLInputElement
  if (form?.matches(FORM)) apply(form)
})
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (!form.matches(FORM)) return
  event.preventDefault()
  form.closest<HTMLElement>('[popover]')?.hidePopover()
  apply(form)
})
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-listing-link]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  void show(link.pathname + link.search, true)
})
window.addEventListener('popstate', () => {
  const address = location.pathname + location.search
  if (address !== shown) void show(address, false)
})
// What was chosen before this script came.
for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) {
  if ([...form.elements].some(isChanged)) apply(form)
}
