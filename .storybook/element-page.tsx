import './element-page.css'
import type { Language, OverlayName } from '@dawakit/client'
import type { ContractServer } from '@dawakit/testing/contract-server'
import { useEffect, useRef, useState } from 'react'
import { focusInPlace } from './focus-in-place.ts'
import { type AttributeValues, attributeText, htmlOf } from './html-of.ts'
import { type ShopElement, untilAlive } from './script-tag.ts'
import { stayHere } from './stay-here.ts'
import { closeStoryApi, openStoryApi, type StoryVisit } from './story-api.ts'
import { StoryIsStarting } from './story-shop.tsx'
import { channelOfDocs } from './use-args-of-docs.ts'

/** What a story of an element says in `parameters.page`. */
export interface PageOptions extends StoryVisit {
  /** Last changes: answers of single calls. */
  arrange?: (server: ContractServer) => void
  /** Open from the start, as `Dawakit.open()` does. */
  overlay?: OverlayName | null
  /** Notices that wait for somebody. */
  notices?: readonly Parameters<ShopElement['shop']['notify']>[0][]
  /** Attributes of `<dawa-shop>` besides its API. */
  shop?: AttributeValues
  /** The page around the element. @default the element alone */
  around?: (element: string) => string
}

/** Where a partner's page finds the pharmacy. */
const PHARMACY = 'https://pharmacy.example'

const markupOf = (tag: string, attributes: AttributeValues, page: PageOptions, api: string) => {
  const element = htmlOf(tag, attributes)
  return `${htmlOf('dawa-shop', { api, ...page.shop })}\n${page.around?.(element) ?? element}`
}

/** What a partner writes for what a story shows: the same lines, with the pharmacy's addresses. */
export const pageCode = (tag: string, attributes: AttributeValues, page: PageOptions = {}): string =>
  `<script type="module" async src="${PHARMACY}/embed/dawakit.js"></script>\n\n${markupOf(tag, attributes, page, `${PHARMACY}/api`)}\n`

/** As long as it holds, the page's `localStorage` is the story's. @returns a function that ends it */
function lendStorage(storage: Storage): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', { configurable: true, value: storage })
  return () => {
    if (own) Object.defineProperty(window, 'localStorage', own)
  }
}

interface ElementPageProps {
  tag: string
  attributes: AttributeValues
  page?: PageOptions
  language?: Language | undefined
}

/**
 * A partner's page: the built script tag, `<dawa-shop>` over an API in memory, and one element. The markup is put there as
 * text, once; from then on what `attributes` says is set on the element, as a page's own script would.
 */
export function ElementPage({ tag, attributes, page = {}, language }: ElementPageProps) {
  const place = useRef<HTMLDivElement>(null)
  const [first] = useState({ tag, attributes, page, language })
  const [state, setState] = useState<'starting' | 'ready' | { failed: string }>('starting')
  const [way, setWay] = useState('')

  useEffect(() => {
    const here = place.current
    if (!here) return
    const { overlay, notices = [], arrange } = first.page
    const api = openStoryApi(first.page)
    arrange?.(api.server)
    const takeBack = lendStorage(api.storage)
    const leave = stayHere(window, setWay)
    const scrollAgain = channelOfDocs() && focusInPlace()
    const template = document.createElement('template')
    template.innerHTML = markupOf(first.tag, first.attributes, first.page, `/${api.base}/api`)
    const content = document.importNode(template.content, true)
    const host = content.querySelector<ShopElement>('dawa-shop')
    if (host) host.language = first.language
    here.append(content)
    let isThere = true
    const begin = async () => {
      const { shop } = await untilAlive(here)
      if (!isThere) return
      for (const notice of notices) shop.notify(notice)
      if (overlay) shop.openOverlay(overlay)
      setState('ready')
    }
    begin().catch((error: Error) => isThere && setState({ failed: error.message }))
    return () => {
      isThere = false
      here.replaceChildren()
      leave()
      scrollAgain?.()
      takeBack()
      closeStoryApi(api)
    }
  }, [first])

  const before = useRef(attributes)
  useEffect(() => {
    const element = place.current?.querySelector(tag)
    for (const name of Object.keys({ ...before.current, ...attributes })) {
      const text = attributeText(attributes[name])
      if (text === null) element?.removeAttribute(name)
      else if (element?.getAttribute(name) !== text) element?.setAttribute(name, text)
    }
    before.current = attributes
  }, [tag, attributes])

  return (
    <>
      <div ref={place} />
      {state === 'starting' && <StoryIsStarting />}
      {typeof state === 'object' && <p role="alert">{state.failed}</p>}
      <p role="status" className="element-page__way">
        {way && `On a page of your own this leads to ${way}`}
      </p>
    </>
  )
}
