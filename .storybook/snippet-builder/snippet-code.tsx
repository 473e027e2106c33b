import { Button } from '@dawakit/widgets/button'
import { useRef, useState } from 'react'

/** How long 'Copied' stands there. */
const SAID_MS = 4000

/** The HTML, and a button that copies it and says so. */
export function SnippetCode({ html }: { html: string }) {
  const code = useRef<HTMLPreElement>(null)
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(html)
      setSaid('Copied')
    } catch {
      // A browser that does not let a page copy: it is selected, for the key that does.
      if (code.current) getSelection()?.selectAllChildren(code.current)
      code.current?.focus()
      setSaid('Not allowed to copy: it is selected, press Ctrl+C')
    }
    setTimeout(setSaid, SAID_MS, '')
  }
  return (
    <section className="snippet-code" aria-labelledby="snippet-code-title">
      <div className="snippet-bar">
        <h2 id="snippet-code-title">HTML</h2>
        <span role="status" className="snippet-said">
          {said}
        </span>
        <Button size="small" onClick={() => void copy()}>
          Copy HTML
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <pre ref={code} tabIndex={0} dir="ltr">
        <code>{html}</code>
      </pre>
    </section>
  )
}
