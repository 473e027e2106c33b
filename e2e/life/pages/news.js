/* Has the shop prerendered, and goes there once it has drawn itself; what the browser keeps is another by then. */
const { kept, later } = JSON.parse(decodeURIComponent(location.hash.slice(1)))
const keep = (entries) => {
  for (const key of Object.keys(entries)) localStorage.setItem(key, entries[key])
}
keep(kept)
const before = JSON.stringify(localStorage)

const rules = document.createElement('script')
rules.type = 'speculationrules'
rules.textContent = '{"prerender":[{"urls":["/prerendered"],"eagerness":"immediate"}]}'
document.head.append(rules)

fetch('/until/drawn').then(async () => {
  await fetch(`/mark/${JSON.stringify(localStorage) === before ? 'stored nothing' : 'stored'}`)
  keep(later)
  location.href = '/prerendered'
})
