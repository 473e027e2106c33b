import { DocsContext } from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { APART } from '../quiet-frame.ts'
import { useToolbar } from '../use-toolbar.ts'

/** What a story's own page keeps in its window. */
interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, data: object): void }
}

export interface StoryFrameProps {
  /** Id of the story. */
  story: string
  title: string
  /** Pixels that it has at least: a dialog lies over the page, and gives it no height. @default 120 */
  height?: number
  /** Laid over the frame, told of the page in it once that is there. */
  children?: (page: Document) => ReactNode
}

/** A story on a page of its own inside the page of docs: its `play` has been played, and what it opens covers nothing else. */
export function StoryFrame({ story, title, height = 120, children }: StoryFrameProps) {
  const { channel } = useContext(DocsContext)
  const toolbar = useToolbar()
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document | null>(null)
  const [content, setContent] = useState(0)

  useEffect(() => {
    const forward = ({ storyId, args }: { storyId: string; args: object }) => {
      const inside = frame.current?.contentWindow as StoryWindow | null | undefined
      if (storyId === story)
        inside?.__STORYBOOK_ADDONS_CHANNEL__?.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: args })
    }
    channel.on(STORY_ARGS_UPDATED, forward)
    return () => channel.off(STORY_ARGS_UPDATED, forward)
  }, [channel, story])

  useEffect(() => {
    const root = page?.getElementById('storybook-root')
    if (!root) return
    const observer = new ResizeObserver(() => setContent(Math.ceil(root.getBoundingClientRect().height)))
    observer.observe(root)
    return () => observer.disconnect()
  }, [page])

  const globals = Object.entries(toolbar)
    .filter(([name]) => ['theme', 'language', 'direction'].includes(name))
    .map(([name, value]) => `${name}:${value}`)
  const query = new URLSearchParams({ id: story, viewMode: 'story', globals: globals.join(';') })
  return (
    <div className="widget-page__frame">
      <iframe
        {...{ [APART]: '' }}
        ref={frame}
        title={title}
        loading="lazy"
        src={`iframe.html?${query}`}
        style={{ height: Math.max(height, content) }}
        onLoad={() => setPage(frame.current?.contentDocument ?? null)}
      />
      {page && children?.(page)}
    </div>
  )
}
