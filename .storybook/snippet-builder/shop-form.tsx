import { TextField } from '@dawakit/widgets/field'
import { Attribute, Choice } from './choices.tsx'
import type { Snippet } from './use-snippet.ts'

/** The pharmacy that answers, the partner's pages that it leads to, and which release of the script tag. */
export function ShopForm({ snippet }: { snippet: Snippet }) {
  const { chosen, apiHref, shared, release, change, setShop } = snippet
  return (
    <fieldset>
      <legend>Pharmacy</legend>
      <div className="snippet-fields">
        <TextField
          label="Address of the API"
          type="url"
          value={chosen.api}
          error={apiHref ? undefined : 'An address begins with https://'}
          onChange={(event) => change({ api: event.target.value })}
        />
        <TextField
          label="Your key"
          placeholder="pk_…"
          hint="The pharmacy makes it for your site. It is no secret."
          value={String(chosen.shop['partner-key'] ?? '')}
          onChange={(event) => setShop('partner-key', event.target.value)}
        />
        {shared.map((fact) => (
          <Attribute
            key={fact.name}
            fact={{ ...fact, default: '' }}
            value={chosen.shop[fact.name]}
            onChange={(value) => setShop(fact.name, value)}
          />
        ))}
        <Choice
          label="Release"
          value={chosen.address}
          options={{
            floating: `The newest of v${release?.version.split('.')[0] ?? '0'}`,
            pinned: `Exactly ${release?.version ?? 'this one'}, each file checked`,
          }}
          hint="The newest brings what is mended by itself. One that is pinned never changes: the browser refuses every other byte."
          onChange={(address) => change({ address })}
        />
      </div>
    </fieldset>
  )
}
