import { localStorageStore, memoryStore, type Store } from 'react-admin'

/** What is of the browser, and says nothing of anybody: looks, and whether the menu is wide. */
const OF_THE_BROWSER = ['theme', 'menu.wide']

const kept = localStorageStore('1', 'dawakit-desk')
const forgotten = memoryStore()
const storeOf = (key: string) => (OF_THE_BROWSER.includes(key) ? kept : forgotten)

/** What was searched for may be a patient's name: it is gone with the page. */
export const deskStore: Store = {
  setup() {
    kept.setup()
    forgotten.setup()
  },
  teardown() {
    kept.teardown()
    forgotten.teardown()
  },
  getItem: (key, otherwise) => storeOf(key).getItem(key, otherwise),
  setItem: (key, value) => storeOf(key).setItem(key, value),
  removeItem: (key) => storeOf(key).removeItem(key),
  removeItems: (prefix) => forgotten.removeItems(prefix),
  // At the sign-out: the next person at this machine finds nothing of the last one's.
  reset: () => forgotten.reset(),
  subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
}
