import { Button } from '@dawakit/widgets/button'
import { elementFacts } from '../element-facts.ts'
import { Attribute, Tick } from './choices.tsx'
import { type Snippet, STARTS, TAGS } from './use-snippet.ts'

/** Which elements, and the attributes of each that was chosen. */
export function ElementsForm({ snippet }: { snippet: Snippet }) {
  const { chosen, setElement, setAttribute, change } = snippet
  return (
    <fieldset>
      <legend>Elements</legend>
      <div className="snippet-starts">
        {Object.entries(STARTS).map(([name, { label, shop, elements }]) => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            onClick={() => change({ elements, shop: { 'partner-key': chosen.shop['partner-key'], ...shop } })}
          >
            {label}
          </Button>
        ))}
      </div>
      <ul className="snippet-elements">
        {TAGS.map((tag) => {
          const facts = elementFacts.get(tag)
          const attributes = facts?.attributes.filter((one) => !one.isShared) ?? []
          const values = chosen.elements[tag]
          return (
            <li key={tag} className={values ? 'snippet-element snippet-element--chosen' : 'snippet-element'}>
              <Tick
                label={facts?.title ?? tag}
                hint={`For ${facts?.purpose.replace(/[`*]|\[|\]\(.*?\)/g, '')}`}
                isOn={Boolean(values)}
                onChange={(isOn) => setElement(tag, isOn)}
              />
              {values && attributes.length > 0 && (
                <details>
                  <summary>Attributes of {facts?.title}</summary>
                  <div className="snippet-fields">
                    {attributes.map((fact) => (
                      <Attribute
                        key={fact.name}
                        fact={fact}
                        value={values[fact.name]}
                        onChange={(value) => setAttribute(tag, fact.name, value)}
                      />
                    ))}
                  </div>
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
