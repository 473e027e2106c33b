import { type Appearance, propertyOf } from '@dawakit/widgets/appearance'
import type { CSSProperties } from 'react'
import { contrast, GROUNDS } from './contrast.ts'
import { type Half, type Token, tokens, valueIn, withValue } from './tokens.ts'

export interface TokenRowProps {
  token: Token
  appearance: Appearance
  onChange: (appearance: Appearance) => void
}

const HEX = /^#[\da-f]{6}$/i
const MEASURE = /^(-?[\d.]+)(px|%|ms|s|)$/

/** What a measure looks like, where it can be seen. */
function sampleOf(token: Token, value: string): CSSProperties | undefined {
  if (token.name.startsWith('space'))
    return { inlineSize: value, blockSize: 12, background: 'var(--dawa-primary)' }
  if (token.name.startsWith('radius'))
    return { inlineSize: 40, blockSize: 28, borderRadius: value, border: '2px solid var(--dawa-primary)' }
  if (token.name === 'shadow') return { inlineSize: 40, blockSize: 28, borderRadius: 6, boxShadow: value }
  return undefined
}

function Contrasts({ token, appearance, half }: Omit<TokenRowProps, 'onChange'> & { half: Half }) {
  const colour = valueIn(appearance, token, half)
  const measured = (GROUNDS[token.name] ?? []).flatMap(({ on, least }) => {
    const ground = tokens.find(({ name }) => name === on)
    const other = ground && valueIn(appearance, ground, half)
    if (!other || !HEX.test(colour) || !HEX.test(other)) return []
    const ratio = contrast(colour, other)
    return [
      { on: propertyOf(on).replace('--dawa-', ''), ratio: ratio.toFixed(1), isEnough: ratio >= least, least },
    ]
  })
  return measured.map(({ on, ratio, isEnough, least }) => (
    <span
      key={on}
      className="token-row__contrast"
      data-enough={isEnough}
      title={`${half}: needs ${least} : 1`}
    >
      {isEnough ? 'AA' : 'too little:'} {ratio} on {on}
    </span>
  ))
}

/** One property: its name, what it is, how well it reads, and fields that change it. */
export function TokenRow({ token, appearance, onChange }: TokenRowProps) {
  const change = (half: Half | 'both', value: string) => onChange(withValue(appearance, token, half, value))
  const value = valueIn(appearance, token, 'light')
  const [, number, unit] = MEASURE.exec(value) ?? []
  const sample = sampleOf(token, value)
  const halves: readonly (Half | 'both')[] = token.isPair ? ['light', 'dark'] : ['both']
  return (
    <div className="token-row" data-changed={token.name in appearance}>
      <code className="token-row__name">{token.property}</code>
      <div className="token-row__fields">
        {sample && <span className="token-row__sample" style={sample} />}
        {HEX.test(token.light) ? (
          halves.map((half) => {
            const shown = valueIn(appearance, token, half === 'both' ? 'light' : half)
            return (
              <label key={half} className="token-row__colour">
                <input
                  type="color"
                  aria-label={half === 'both' ? token.property : `${token.property}, ${half}`}
                  value={shown}
                  onChange={(event) => change(half, event.target.value)}
                />
                <code>{shown}</code>
              </label>
            )
          })
        ) : number !== undefined ? (
          <label className="token-row__measure">
            <input
              type="number"
              aria-label={token.property}
              value={number}
              min={0}
              step={unit === '' ? 0.05 : unit === 'ms' ? 20 : 1}
              onChange={(event) => change('both', event.target.value && `${event.target.value}${unit}`)}
            />
            <code>{unit}</code>
          </label>
        ) : (
          <input
            className="token-row__text"
            type="text"
            aria-label={token.property}
            value={value.replace(/\s+/g, ' ')}
            onChange={(event) => change('both', event.target.value)}
          />
        )}
        {token.name in appearance && (
          <button
            type="button"
            className="token-row__undo"
            aria-label={`${token.property} as it was`}
            onClick={() => {
              const { [token.name]: _, ...others } = appearance
              onChange(others)
            }}
          >
            ↺
          </button>
        )}
      </div>
      {GROUNDS[token.name] && (
        <div className="token-row__contrasts">
          {(['light', 'dark'] as const).map((half) => (
            <div key={half}>
              <Contrasts token={token} appearance={appearance} half={half} />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
