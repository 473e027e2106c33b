import './token-editor.css'
import { type Appearance, AppearanceSheet } from '@dawakit/widgets/appearance'
import { Button } from '@dawakit/widgets/button'
import { useState } from 'react'
import { FrontRoom } from '../front-room.tsx'
import { PageLink } from '../page-link.tsx'
import { useToolbar } from '../use-toolbar.ts'
import { CopyAppearance } from './copy-appearance.tsx'
import { TokenRow } from './token-row.tsx'
import { TokenStage } from './token-stage.tsx'
import { type Half, tokenGroups, tokens } from './tokens.ts'

/** What a brand may set: a start for one's own. */
const EXAMPLES: readonly (readonly [name: string, appearance: Appearance])[] = [
  [
    'Violet, round',
    {
      primary: { light: '#6a2bb8', dark: '#c9a5ff' },
      primaryHover: { light: '#531f94', dark: '#dcc6ff' },
      primaryTint: { light: '#f1e8fb', dark: '#2f1d4a' },
      onPrimary: { light: '#ffffff', dark: '#22104a' },
      radiusControl: '999px',
      radiusCard: '20px',
    },
  ],
  [
    'Blue, square',
    {
      primary: { light: '#1d4ed8', dark: '#93b4ff' },
      primaryHover: { light: '#1e3a8a', dark: '#b9cfff' },
      primaryTint: { light: '#e6edff', dark: '#172554' },
      onPrimary: { light: '#ffffff', dark: '#0b1b4d' },
      radiusControl: '2px',
      radiusPicture: '0px',
      radiusCard: '2px',
      radiusChip: '2px',
    },
  ],
]

/** Every property of the look, to be changed beside live widgets and taken along. */
export function TokenEditor() {
  const { theme } = useToolbar()
  const [appearance, setAppearance] = useState<Appearance>({})
  const [chosenHalf, setHalf] = useState<Half>()
  const half = chosenHalf ?? (theme === 'dark' ? 'dark' : 'light')
  return (
    <FrontRoom className="token-editor">
      <header className="token-editor__head">
        <h1>Tokens</h1>
        <p className="front-room__lead">
          The look of every widget is {tokens.length} properties. Change them here, see what they do, and take
          along what you changed.{' '}
          <PageLink className="front-room__link" to="?path=/docs/handbook-theming--docs">
            Theming
          </PageLink>{' '}
          says where they count.
        </p>
      </header>
      <AppearanceSheet appearance={appearance} selector=".token-stage" />
      <div className="token-editor__bench">
        <section className="token-editor__groups" aria-label="Properties">
          {tokenGroups.map((group) => (
            <details key={group.title} className="token-editor__group" open>
              <summary>
                <h2>{group.title}</h2>
              </summary>
              {group.tokens.map((token) => (
                <TokenRow key={token.name} token={token} appearance={appearance} onChange={setAppearance} />
              ))}
            </details>
          ))}
        </section>
        <div className="token-editor__side">
          <div className="token-editor__tools">
            {(['light', 'dark'] as const).map((one) => (
              <Button
                key={one}
                size="small"
                variant={half === one ? 'tint' : 'ghost'}
                aria-pressed={half === one}
                onClick={() => setHalf(one)}
              >
                {one === 'light' ? 'Light' : 'Dark'}
              </Button>
            ))}
            {EXAMPLES.map(([name, example]) => (
              <Button key={name} size="small" variant="secondary" onClick={() => setAppearance(example)}>
                {name}
              </Button>
            ))}
            <Button size="small" variant="quiet" onClick={() => setAppearance({})}>
              Ours again
            </Button>
          </div>
          <CopyAppearance appearance={appearance} />
          <TokenStage half={half} />
        </div>
      </div>
    </FrontRoom>
  )
}
