import { useEffect, useState } from 'react'
import { StoryFrame } from './story-frame.tsx'

interface SeenPart {
  name: string
  left: number
  top: number
  width: number
  height: number
  /** Where its number stands, beside those that are there already. */
  shift: number
}

/** Pixels of a number's mark. */
const MARK = 18

/** The first of each part that is to be seen, from the outside in, as a reader comes upon them. */
function partsIn(page: Document): SeenPart[] {
  const seen = new Map<string, SeenPart>()
  for (const element of page.querySelectorAll('[part]')) {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) continue
    for (const name of element.getAttribute('part')?.split(/\s+/) ?? []) {
      if (seen.has(name)) continue
      const close = [...seen.values()].filter(
        (other) => Math.abs(other.top - top) < MARK && Math.abs(other.left - left) < MARK * 3,
      )
      seen.set(name, { name, left, top, width, height, shift: close.length * MARK })
    }
  }
  return [...seen.values()]
}

function useParts(page: Document, tell: (parts: SeenPart[]) => void) {
  useEffect(() => {
    let asked = 0
    const look = () => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(() => tell(partsIn(page)))
    }
    const changes = new MutationObserver(look)
    changes.observe(page.body, { subtree: true, childList: true, attributes: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(page.body)
    page.addEventListener('scroll', look, true)
    page.addEventListener('load', look, true)
    look()
    return () => {
      cancelAnimationFrame(asked)
      changes.disconnect()
      sizes.disconnect()
      page.removeEventListener('scroll', look, true)
      page.removeEventListener('load', look, true)
    }
  }, [page, tell])
}

interface OutlinesProps {
  page: Document
  parts: readonly SeenPart[]
  pointedAt: string | null
  tell: (parts: SeenPart[]) => void
}

function Outlines({ page, parts, pointedAt, tell }: OutlinesProps) {
  useParts(page, tell)
  return (
    <div className="anatomy__outlines" aria-hidden="true">
      {parts.map(({ name, shift, ...box }, index) => (
        <div
          key={name}
          className={`anatomy__outline${name === pointedAt ? ' anatomy__outline--shown' : ''}`}
          style={box}
        >
          <span className="anatomy__mark" style={{ left: shift }}>
            {index + 1}
          </span>
        </div>
      ))}
    </div>
  )
}

export interface AnatomyProps {
  /** Id of the story whose parts are shown. */
  story: string
  height?: number | undefined
  /** Every part that the widget names. */
  parts: readonly string[]
}

/** The parts of a widget that a page may style, outlined and numbered on the live story, and by name below it. */
export function Anatomy({ story, height, parts: known }: AnatomyProps) {
  const [parts, setParts] = useState<SeenPart[]>([])
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const unseen = known.filter((name) => !parts.some((part) => part.name === name))
  return (
    <div className="anatomy">
      <StoryFrame story={story} title="The parts of the widget" {...(height && { height })}>
        {(page) => <Outlines page={page} parts={parts} pointedAt={pointedAt} tell={setParts} />}
      </StoryFrame>
      <ol className="anatomy__legend">
        {parts.map(({ name }, index) => (
          <li key={name} onPointerEnter={() => setPointedAt(name)} onPointerLeave={() => setPointedAt(null)}>
            <span className="anatomy__mark">{index + 1}</span>
            <code>{name}</code>
          </li>
        ))}
      </ol>
      {unseen.length > 0 && (
        <p className="anatomy__unseen">
          In other states:{' '}
          {unseen.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </p>
      )}
    </div>
  )
}
