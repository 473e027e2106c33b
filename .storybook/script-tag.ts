/// <reference types="vite/client" />
import type { Language, Shop } from '@dawakit/client'

/** Where the built script tag is, below whatever path this Storybook stands. */
export const SCRIPT_TAG_FOLDER = new URL(`${import.meta.env.BASE_URL}embed/`, document.baseURI).href

/** The page's `<dawa-shop>`, once its class is there. */
export interface ShopElement extends HTMLElement {
  shop: Shop
  language?: Language | undefined
}

let loading: Promise<void> | undefined

/** Loads the script tag as a page does, once. */
export function loadScriptTag(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = `${SCRIPT_TAG_FOLDER}dawakit.js`
    script.onload = () => resolve()
    script.onerror = () =>
      reject(new Error('The script tag is not built: `npm run storybook` builds it first.'))
    document.head.append(script)
  })
  return loading
}

/** Resolves when the elements in `place` have their classes and the shop knows who is there. */
export async function untilAlive(place: Element): Promise<ShopElement> {
  await loadScriptTag()
  const tags = new Set([...place.querySelectorAll('*')].map(({ localName }) => localName))
  const own = [...tags].filter((tag) => tag.startsWith('dawa-'))
  await Promise.all(own.map((tag) => customElements.whenDefined(tag)))
  const host = place.querySelector<ShopElement>('dawa-shop')
  if (!host) throw new Error('A page of elements needs a `<dawa-shop>`.')
  await new Promise<void>((resolve) => {
    const stop = host.shop.$session.subscribe(({ status, isUnverified }) => {
      if (status === 'unknown' && !isUnverified) return
      resolve()
      queueMicrotask(() => stop())
    })
  })
  return host
}
