import { useEffect, useRef, useState } from 'react'
import { stayHere } from '../stay-here.ts'
import { closeStoryApi, openStoryApi, type StoryVisit } from '../story-api.ts'

/** Until nobody has typed for so long, the page stays as it is. */
const STILL_MS = 400

interface LivePageProps {
  /** A page, as a partner has it. */
  html: string
  /** Where the page thinks the API is; one in memory answers in its place. */
  api: string
  visit: StoryVisit
  /** In px. */
  height: number
}

/** What a browser would make of the page, in a frame of its own: a page that was written into once cannot be a new one. */
export function LivePage(props: LivePageProps) {
  const [shown, setShown] = useState(props)
  useEffect(() => {
    if (props.html === shown.html && props.visit === shown.visit) return
    const timer = setTimeout(() => setShown(props), STILL_MS)
    return () => clearTimeout(timer)
  }, [props, shown])
  return <Frame key={`${shown.html}${JSON.stringify(shown.visit)}`} {...shown} height={props.height} />
}

function Frame({ html, api, visit, height }: LivePageProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [way, setWay] = useState('')
  useEffect(() => {
    const page = frame.current?.contentWindow as (Window & typeof globalThis) | null
    if (!page) return
    const story = openStoryApi(visit)
    const network = page.fetch.bind(page)
    page.fetch = (input, init) => {
      const address = input instanceof page.Request ? input.url : String(input)
      return address.startsWith(api)
        ? story.server.fetch(`/api${address.slice(api.length)}`, init)
        : network(input, init)
    }
    Object.defineProperty(page, 'localStorage', { configurable: true, value: story.storage })
    page.document.open()
    page.document.write(html)
    page.document.close()
    const leave = stayHere(page, setWay)
    return () => {
      leave()
      closeStoryApi(story)
    }
  }, [html, api, visit])
  return (
    <>
      <iframe ref={frame} title="The page, live" className="snippet-live__frame" style={{ height }} />
      <p role="status" className="snippet-live__way">
        {way && `On your page this leads to ${way}`}
      </p>
    </>
  )
}
