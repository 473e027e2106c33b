import { type Appearance, cssOf } from '@dawakit/widgets/appearance'
import { Button } from '@dawakit/widgets/button'
import { useState } from 'react'
import { PageLink } from '../page-link.tsx'
import { appearanceCode } from './appearance-code.ts'

/** What was changed, as a page takes it over. */
export function CopyAppearance({ appearance }: { appearance: Appearance }) {
  const [said, setSaid] = useState('')
  const isUnchanged = Object.keys(appearance).length === 0
  const copy = async (text: string) => {
    // Where the clipboard is refused, the text still stands there to be selected.
    setSaid(
      await navigator.clipboard.writeText(text).then(
        () => 'Copied',
        () => 'The browser does not let this page copy: select the text.',
      ),
    )
  }
  const ways = [
    ['Copy as CSS', cssOf(appearance)],
    ['Copy as an appearance object', appearanceCode(appearance)],
  ] as const
  return (
    <section className="token-editor__copy" aria-label="What you changed">
      <div className="token-editor__tools">
        {ways.map(([label, text]) => (
          <Button
            key={label}
            size="small"
            aria-disabled={isUnchanged}
            onClick={() => !isUnchanged && copy(text)}
          >
            {label}
          </Button>
        ))}
        <p role="status" className="token-editor__note">
          {said}
        </p>
      </div>
      {isUnchanged ? (
        <p className="token-editor__note">Nothing is changed yet.</p>
      ) : (
        <details className="token-editor__texts">
          <summary>Show what is copied</summary>
          {ways.map(([label, text]) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
            <pre key={label} className="front-room__code" tabIndex={0}>
              {text}
            </pre>
          ))}
          <p className="token-editor__note">
            A bundler for older browsers settles pairs of CSS at <code>:root</code>: there take the object, or{' '}
            <PageLink className="front-room__link" to="?path=/docs/handbook-theming--docs#dark">
              say both
            </PageLink>
            .
          </p>
        </details>
      )}
    </section>
  )
}
