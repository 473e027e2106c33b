/* Has the shop prerendered, and goes there once it has drawn itself and had time for more. */
const mark = (text) => fetch(`/mark/${encodeURIComponent(text)}`)
const kept = JSON.parse(decodeURIComponent(location.hash.slice(1)))
for (const key of Object.keys(kept)) localStorage.setItem(key, kept[key])
const before = JSON.stringify(localStorage)

const rules = document.createElement('script')
rules.type = 'speculationrules'
rules.textContent = '{"prerender":[{"urls":["/shop"],"eagerness":"immediate"}]}'
document.head.append(rules)

async function goOnceDrawn() {
  const calls = await (await fetch('/calls')).text()
  if (!calls.includes('GET /get/product')) return setTimeout(goOnceDrawn, 100)
  await new Promise((done) => setTimeout(done, 1000))
  await mark(JSON.stringify(localStorage) === before ? 'stored nothing' : 'stored')
  location.href = '/shop'
}
goOnceDrawn()
