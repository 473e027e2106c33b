import { TextField } from '@dawakit/widgets/field'
import { useId } from 'react'
import { type AttributeFact, CHOICES } from '../element-facts.ts'
import type { AttributeValue } from '../html-of.ts'

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  /** What may be chosen, with its words. */
  options: Readonly<Record<Value, string>>
  onChange(value: Value): void
  hint?: string
}

/** One of a few, in the browser's own list. */
export function Choice<Value extends string>({ label, value, options, onChange, hint }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className="snippet-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={hint && `${id}h`}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {(Object.entries(options) as [Value, string][]).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}h`} className="snippet-hint">
          {hint}
        </p>
      )}
    </div>
  )
}

interface TickProps {
  label: string
  isOn: boolean
  onChange(isOn: boolean): void
  hint?: string
}

export function Tick({ label, isOn, onChange, hint }: TickProps) {
  const id = useId()
  return (
    <div className="snippet-tick">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={hint && `${id}h`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}h`} className="snippet-hint">
          {hint}
        </p>
      )}
    </div>
  )
}

interface AttributeProps {
  fact: AttributeFact
  value: AttributeValue
  onChange(value: AttributeValue): void
}

/** The control that an attribute's type asks for. */
export function Attribute({ fact, value, onChange }: AttributeProps) {
  const { name, kind, default: usual, sentence } = fact
  const hint = sentence.replaceAll('`', '')
  const choices = CHOICES[name]
  if (kind === 'boolean') return <Tick label={name} hint={hint} isOn={value === true} onChange={onChange} />
  if (choices) {
    const options = Object.fromEntries([['', 'as it is by itself'], ...choices.map((one) => [one, one])])
    return (
      <Choice label={name} hint={hint} value={String(value ?? '')} options={options} onChange={onChange} />
    )
  }
  return (
    <TextField
      label={name}
      hint={hint}
      value={String(value ?? '')}
      placeholder={usual.replaceAll('`', '').replaceAll("'", '')}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      onChange={(event) => {
        const text = event.target.value
        onChange(kind === 'number' ? Number(text) || null : text)
      }}
    />
  )
}
