import { Button } from '@dawakit/widgets/button'
import { TextField } from '@dawakit/widgets/field'
import { useId } from 'react'
import { contrastOnWhite, READABLE } from './brand-colours.ts'
import { Choice } from './choices.tsx'
import type { Snippet } from './use-snippet.ts'

/** `--dawa-primary`, as it is without a choice. */
const OURS = '#0b6e4f'

/** The partner's brand: ground, colour, corners, font. */
export function LookForm({ snippet }: { snippet: Snippet }) {
  const { chosen, changeLook } = snippet
  const { ground, primary, corners, font } = chosen.look
  const id = useId()
  const contrast = contrastOnWhite(primary || OURS)
  return (
    <fieldset>
      <legend>Look</legend>
      <div className="snippet-fields">
        <Choice
          label="Theme"
          value={ground}
          options={{
            page: 'As the page is',
            light: 'Light, on a ground of its own',
            dark: 'Dark, on a ground of its own',
            auto: 'As the reader’s system says',
          }}
          hint="As the page is: elements look at what they stand on."
          onChange={(next) => changeLook({ ground: next })}
        />
        <div className="snippet-colour">
          <label htmlFor={id}>Primary colour</label>
          <div className="snippet-colour__row">
            <input
              id={id}
              type="color"
              value={primary || OURS}
              aria-describedby={`${id}h`}
              onChange={(event) => changeLook({ primary: event.target.value })}
            />
            <code>{primary || OURS}</code>
            {primary && (
              <Button variant="quiet" size="small" onClick={() => changeLook({ primary: '' })}>
                Ours again
              </Button>
            )}
          </div>
          <p id={`${id}h`} className="snippet-hint">
            {contrast >= READABLE
              ? `Reads ${contrast.toFixed(1)} : 1 on white. Hover, tint and the text on it follow.`
              : `Reads ${contrast.toFixed(1)} : 1 on white, where links need ${READABLE} : 1. A darker one is safer.`}
          </p>
        </div>
        <Choice
          label="Corners"
          value={corners}
          options={{
            ours: 'Ours, 8 and 12 px',
            square: 'Square',
            slight: 'Slight, 4 and 6 px',
            round: 'Round, 12 and 20 px',
            pill: 'Pills',
          }}
          onChange={(next) => changeLook({ corners: next })}
        />
        <TextField
          label="Font"
          placeholder="the page's own"
          hint="As CSS names it: Georgia, serif"
          value={font}
          onChange={(event) => changeLook({ font: event.target.value })}
        />
      </div>
    </fieldset>
  )
}
