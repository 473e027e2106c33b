import './widget-page.css'
import {
  Controls,
  Description,
  DocsContext,
  DocsPage,
  Heading,
  Story,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext, useMemo, useState } from 'react'
import { useToolbar } from '../use-toolbar.ts'
import { Anatomy } from './anatomy.tsx'
import { type HandbookSections, handbookSections, partsOf } from './handbook-sections.ts'
import { Prose } from './prose.tsx'
import { ShownCode } from './shown-code.tsx'
import type { StoryParts } from './story-code.ts'
import { StoryFrame } from './story-frame.tsx'

type PreparedStory = ReturnType<ReturnType<typeof useDocs>['componentStories']>[number]

const useDocs = () => useContext(DocsContext)

/** What a story says of its place in the docs, in `parameters.docs`. */
interface DocsParameters {
  story?: { inline?: boolean; height?: string }
  /** Name of the export whose parts are shown. @default the first story */
  anatomy?: string
}

const docsOf = (story: PreparedStory): DocsParameters => story.parameters['docs'] ?? {}
const heightOf = (story: PreparedStory) => Number.parseInt(docsOf(story).story?.height ?? '', 10) || undefined

function usePartsOf(story: PreparedStory): StoryParts {
  return useMemo(
    () => ({
      fileName: story.parameters['fileName'],
      component: story.component,
      args: story.initialArgs,
      render: story.originalStoryFn as StoryParts['render'],
    }),
    [story],
  )
}

/** A story that lies over its page has a page of its own. */
function FramedStory({ story }: { story: PreparedStory }) {
  const height = heightOf(story)
  return <StoryFrame story={story.id} title={story.name} {...(height && { height })} />
}

/** One that is played has one too, from a press on: several that play at once would take the focus from each other. */
function PlayedStory({ story }: { story: PreparedStory }) {
  const [isPlayed, setPlayed] = useState(false)
  if (isPlayed) return <FramedStory story={story} />
  return (
    <button type="button" className="widget-page__play" onClick={() => setPlayed(true)}>
      Play this story
    </button>
  )
}

function ShownStory({ story, isPrimary = false }: { story: PreparedStory; isPrimary?: boolean }) {
  const isOverPage = docsOf(story).story?.inline === false
  return (
    <div className="widget-page__story">
      {story.playFunction ? (
        <PlayedStory story={story} />
      ) : isOverPage ? (
        <FramedStory story={story} />
      ) : (
        <Story of={story.moduleExport} {...(isPrimary && { __primary: true })} />
      )}
    </div>
  )
}

function OtherStory({ story }: { story: PreparedStory }) {
  return (
    <section className="widget-page__entry">
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <ShownStory story={story} />
      <ShownCode story={usePartsOf(story)} />
    </section>
  )
}

function Advice({ book }: { book: HandbookSections }) {
  const kinds = [
    ['Do', 'do'],
    ["Don't", 'not'],
  ] as const
  if (!book.labelled.has('Do')) return null
  return (
    <div className="widget-page__advice">
      {kinds.map(([label, kind]) => (
        <section key={label} className={`widget-page__card widget-page__card--${kind}`}>
          <h3>{label}</h3>
          <Prose from={book.path}>{book.labelled.get(label) ?? ''}</Prose>
        </section>
      ))}
    </div>
  )
}

/** What followed a label in bold begins a line of its own here. */
const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A section of the handbook's page under a heading, where there is one. */
function Section({
  book,
  label,
  heading = label,
}: {
  book: HandbookSections
  label: string
  heading?: string
}) {
  const text = book.labelled.get(label)
  if (!text) return null
  return (
    <>
      <Heading>{heading}</Heading>
      <Prose from={book.path}>{asSentence(text)}</Prose>
    </>
  )
}

function Purpose({ book }: { book: HandbookSections }) {
  return (
    <div className="widget-page__purpose">
      {['For', 'Not for'].map((label) => {
        const text = book.labelled.get(label)
        return text && <Prose key={label} from={book.path}>{`**${label}** ${text}`}</Prose>
      })}
    </div>
  )
}

/**
 * The page of one widget: what it is for, with its controls; what to do and what not; its parts, keys and states; each story
 * with its code. What it says stands in `docs/widgets`, and is shown from there.
 */
export function WidgetPage() {
  const { csfFile } = useOf('meta', ['meta'])
  const stories = useDocs().componentStories()
  const [primary, ...others] = stories
  if (!primary) return null
  // Stories of something else than a component of the package have the usual page.
  if (!primary.parameters['fileName'].includes('packages/widgets/')) return <DocsPage />
  return <FilledPage title={csfFile.meta.title} stories={[primary, ...others]} />
}

function FilledPage({ title, stories }: { title: string; stories: [PreparedStory, ...PreparedStory[]] }) {
  const [primary, ...others] = stories
  const name = title.split('/').at(-1) ?? title
  const book = useMemo(() => handbookSections(primary.parameters['fileName'], name), [primary, name])
  const parts = usePartsOf(primary)
  const { theme } = useToolbar()
  const anatomy = stories.find(({ id }) => id.endsWith(`--${docsOf(primary).anatomy ?? ''}`)) ?? primary
  return (
    <div className={`widget-page${theme === 'dark' ? ' widget-page--dark' : ''}`}>
      <Title>{name}</Title>
      {book && <Purpose book={book} />}
      <ShownStory story={primary} isPrimary />
      <div className="widget-page__controls">
        <Controls />
      </div>
      <ShownCode story={parts} isOpen />
      {book && <Advice book={book} />}
      <Heading>Anatomy</Heading>
      <Anatomy story={anatomy.id} height={heightOf(anatomy)} parts={partsOf(book?.reference ?? '')} />
      {book && (
        <>
          <Section book={book} label="Keys" heading="Keyboard" />
          <Section book={book} label="States" />
          <Section book={book} label="Accessibility" />
        </>
      )}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <OtherStory key={story.id} story={story} />
      ))}
      {book?.rest && (
        <>
          <Heading>How it behaves</Heading>
          <Prose from={book.path}>{book.rest}</Prose>
        </>
      )}
      {book && <Section book={book} label="Size" />}
      {book?.reference && (
        <>
          <Heading>Reference</Heading>
          <Prose from={book.path}>{book.reference}</Prose>
        </>
      )}
    </div>
  )
}
