import { bracketedLanguage } from '@dawakit/testing/bracketed'
import { widgetLabels } from '@dawakit/widgets/language'
import type { ArgTypes, StoryContext, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { configure, getConfig, within } from 'storybook/test'
import { CHOICES, elementFacts } from './element-facts.ts'
import { ElementPage, type PageOptions, pageCode } from './element-page.tsx'
import type { AttributeValues } from './html-of.ts'
import { untilStill } from './until-still.ts'
import { useArgsOfDocs } from './use-args-of-docs.ts'

/** A story of an element: its `args` are the element's attributes, `parameters.page` is what is around it. */
export type ElementStory = StoryObj<AttributeValues>

const brackets = bracketedLanguage(widgetLabels)

// Testing Library prints what it searched, and cannot print a shadow root.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    container instanceof ShadowRoot ? new Error(message ?? '') : getElementError(message, container),
})

function argTypesOf(tag: string): ArgTypes {
  const facts = elementFacts.get(tag)
  if (!facts) throw new Error(`docs/widgets has no page with the attributes of <${tag}>.`)
  return Object.fromEntries(
    facts.attributes.map(({ name, kind, default: usual, sentence, isShared }) => {
      const options = CHOICES[name]
      return [
        name,
        {
          name,
          description: sentence,
          control: options ? ('select' as const) : kind === 'string' ? ('text' as const) : kind,
          ...(options && { options }),
          table: {
            category: isShared ? 'attributes that it may have from <dawa-shop>' : 'attributes',
            type: { summary: kind },
            ...(usual && { defaultValue: { summary: usual.replaceAll('`', '') } }),
          },
        },
      ]
    }),
  )
}

function StoryPage({ id, attributes, ...page }: { id: string } & ComponentProps<typeof ElementPage>) {
  return <ElementPage {...page} attributes={useArgsOfDocs(id, attributes)} />
}

/** What all stories of one element share: spread it into `meta`. */
export function elementStories(tag: `dawa-${string}`, page: PageOptions = {}, height = 320) {
  const purpose = elementFacts.get(tag)?.purpose
  const codeOf = (args: AttributeValues, parameters: { page?: PageOptions }) =>
    pageCode(tag, args, parameters.page)
  return {
    argTypes: argTypesOf(tag),
    parameters: {
      isWholePage: true,
      page,
      docs: {
        description: {
          component: `\`<${tag}>\` is for ${purpose}. Each story is a page with the built script tag; the HTML below it is what runs there, with the pharmacy's addresses in the place of an API in memory.`,
        },
        story: { inline: false, height: `${height}px` },
        source: {
          language: 'html',
          transform: (_code: string, { args, parameters }: StoryContext<AttributeValues>) =>
            codeOf(args, parameters),
        },
      },
    },
    render: (args: AttributeValues, { id, globals, parameters }: StoryContext<AttributeValues>) => (
      <StoryPage
        key={`${id} ${globals['language']}`}
        id={id}
        tag={tag}
        attributes={args}
        page={parameters['page']}
        language={globals['language'] === 'brackets' ? brackets : undefined}
      />
    ),
    // What looks at colours comes after it.
    afterEach: ({ canvasElement }: StoryContext<AttributeValues>) => untilStill(canvasElement),
  }
}

/** What an element shows in its shadow root, to ask by role and name. */
export function insideOf(canvasElement: HTMLElement, tag: `dawa-${string}`) {
  const root = canvasElement.querySelector(tag)?.shadowRoot
  if (!root) throw new Error(`<${tag}> has not loaded.`)
  // Testing Library asks a shadow root as it asks an element; its types know elements alone.
  return within(root as unknown as HTMLElement)
}
