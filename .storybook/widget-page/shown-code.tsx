import { Source } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { useToolbar } from '../use-toolbar.ts'
import type { StoryCode, StoryParts } from './story-code.ts'

/** What a story's code is made of all the widgets tell, which a page of docs alone has to load. */
const loadMaker = () => import('./story-code.ts')

/** The code that a story runs, to be copied into a page. */
export function ShownCode({ story, isOpen = false }: { story: StoryParts; isOpen?: boolean }) {
  const isDark = useToolbar().theme === 'dark'
  const [code, setCode] = useState<StoryCode | null>(null)
  useEffect(() => {
    let isShown = true
    loadMaker().then(({ storyCode }) => {
      if (isShown) setCode(storyCode(story))
    })
    return () => {
      isShown = false
    }
  }, [story])
  if (!code) return null
  return (
    <>
      <details className="widget-page__code" open={isOpen}>
        <summary>Code</summary>
        <Source language="tsx" code={code.page} format={false} dark={isDark} />
      </details>
      {code.data && (
        <details className="widget-page__code">
          <summary>What it is given: example-data.ts</summary>
          <Source language="tsx" code={code.data} format={false} dark={isDark} />
        </details>
      )}
    </>
  )
}
