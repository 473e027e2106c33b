import './snippet-builder.css'
import { useState } from 'react'
import { Choice } from './choices.tsx'
import { ElementsForm } from './elements-form.tsx'
import { LivePage } from './live-page.tsx'
import { LookForm } from './look-form.tsx'
import { VISITORS, type Visitor } from './preview-visitors.ts'
import { ShopForm } from './shop-form.tsx'
import { SnippetCode } from './snippet-code.tsx'
import { useSnippet } from './use-snippet.ts'

const HEIGHTS = { low: 420, middle: 640, high: 900 } as const
type Height = keyof typeof HEIGHTS

const visitorLabels = Object.fromEntries(
  Object.entries(VISITORS).map(([name, { label }]) => [name, label]),
) as Record<Visitor, string>

/** Elements, attributes and a look in, the HTML of a page out, and the page itself beside it. */
export function SnippetBuilder() {
  const snippet = useSnippet()
  const [visitor, setVisitor] = useState<Visitor>('guest-with-cart')
  const [height, setHeight] = useState<Height>('middle')
  const { html, liveHtml, apiHref, chosen } = snippet
  return (
    <main className="dawa-widget snippet-builder">
      <header className="snippet-head">
        <h1>Snippet builder</h1>
        <p>
          Choose what a page shall have. The HTML is what you paste, before <code>&lt;/body&gt;</code> or
          where the elements shall stand; the live page runs it, with a sample pharmacy in memory answering in
          the place of yours.
        </p>
      </header>
      <div className="snippet-form">
        <ElementsForm snippet={snippet} />
        <ShopForm snippet={snippet} />
        <LookForm snippet={snippet} />
      </div>
      <div className="snippet-result">
        <section className="snippet-live" aria-labelledby="snippet-live-title">
          <div className="snippet-bar">
            <h2 id="snippet-live-title">Live</h2>
            <Choice<Visitor> label="Seen by" value={visitor} options={visitorLabels} onChange={setVisitor} />
            <Choice<Height>
              label="Height"
              value={height}
              options={{ low: '420 px', middle: '640 px', high: '900 px' }}
              onChange={setHeight}
            />
          </div>
          {liveHtml ? (
            <LivePage
              html={liveHtml}
              api={apiHref ?? chosen.api}
              visit={VISITORS[visitor].visit}
              height={HEIGHTS[height]}
            />
          ) : (
            <div style={{ height: HEIGHTS[height] }} />
          )}
        </section>
        {html && <SnippetCode html={html} />}
      </div>
    </main>
  )
}
