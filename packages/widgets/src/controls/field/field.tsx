'use client'

import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'

export interface FieldFrame {
  label: string
  /** What is wrong with it; read out when it appears. */
  error?: ReactNode
  /** Marks it as wrong where the sentence stands elsewhere. @default there is an `error` */
  isInvalid?: boolean
  hint?: string
  /** Stands in the box before the value, e.g. '+91'. */
  prefix?: ReactNode
  /** Stands in the box after the value, e.g. a button. */
  suffix?: ReactNode
  /** The label is read out, not shown. @default false */
  isLabelHidden?: boolean
}

export interface FieldIds {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string
}

export interface FieldProps extends FieldFrame {
  /** Draws the control with the ids that tie it to label, hint and error. */
  children: (control: FieldIds & { className: string; part: string }) => ReactNode
}

/** Label, box, hint and error around any one control. */
export function Field({
  label,
  error,
  isInvalid = Boolean(error),
  hint,
  prefix,
  suffix,
  isLabelHidden,
  children,
}: FieldProps) {
  const id = useWidgetId(label)
  return (
    <div className={`dawa-field${isInvalid ? ' dawa-field--invalid' : ''}`} part="field">
      <label htmlFor={id} className={isLabelHidden ? 'dawa-hidden' : 'dawa-field__label'} part="label">
        {label}
      </label>
      <div className="dawa-field__box" part="field-box">
        {prefix && <span className="dawa-field__prefix">{prefix}</span>}
        {children({
          id,
          'aria-invalid': isInvalid || undefined,
          'aria-describedby': `${id}e ${id}h`,
          className: 'dawa-field__input',
          part: 'input',
        })}
        {suffix}
      </div>
      <p id={`${id}h`} className="dawa-field__hint">
        {hint}
      </p>
      <p id={`${id}e`} className="dawa-field__error" part="error" aria-live="polite">
        {error}
      </p>
    </div>
  )
}

export interface TextFieldProps
  extends FieldFrame,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'id' | 'className'> {
  inputRef?: Ref<HTMLInputElement>
}

/** A labelled one-line input; every other prop goes to the `<input>`. */
export function TextField({
  inputRef,
  label,
  error,
  isInvalid,
  hint,
  prefix,
  suffix,
  isLabelHidden,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, error, isInvalid, hint, prefix, suffix, isLabelHidden }}>
      {(control) => <input {...input} {...control} ref={inputRef} />}
    </Field>
  )
}
