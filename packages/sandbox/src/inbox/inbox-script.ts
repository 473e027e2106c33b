/** The inbox page's script: brings new messages in, and copies codes. Without it the page reloads itself. */
export const INBOX_SCRIPT = `
const list = document.querySelector('[data-messages]')
const announcer = document.querySelector('[data-announcer]')
const empty = document.querySelector('[data-empty]')
const showCopyButtons = () => {
  for (const button of list.querySelectorAll('[data-copy][hidden]')) button.hidden = false
}
showCopyButtons()

document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]')
  if (!button) return
  try {
    await navigator.clipboard.writeText(button.dataset.copy)
    button.textContent = 'Copied'
    announcer.textContent = 'Code copied'
  } catch {
    const code = button.parentElement.querySelector('output')
    getSelection().selectAllChildren(code)
    announcer.textContent = 'Code selected: press Ctrl+C to copy it'
  }
})

const idOf = (item) => item.dataset.message
async function update() {
  const answer = await fetch('/inbox/items' + location.search)
  if (!answer.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const items = [...fresh.querySelectorAll('[data-message]')]
  const shown = new Set([...list.children].map(idOf))
  const wanted = new Set(items.map(idOf))
  for (const item of [...list.children]) if (!wanted.has(idOf(item))) item.remove()
  const added = items.filter((item) => !shown.has(idOf(item)))
  list.prepend(...added.map((item) => document.adoptNode(item)))
  showCopyButtons()
  empty.hidden = list.children.length > 0
  if (added.length > 0) announcer.textContent = added.length === 1 ? '1 new message' : added.length + ' new messages'
}

async function keepUpToDate() {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    if (document.visibilityState === 'hidden') continue
    await update().catch(() => {})
  }
}
keepUpToDate()
`
