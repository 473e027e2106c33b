'use client'

import type { ShopError } from '@dawakit/client'
import type { FormRefusal } from '@dawakit/core/customer'
import { allFieldsRequired } from '@dawakit/core/refusals'
import { createElement, type ReactNode, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { fieldLabels } from '../field/field-labels.ts'
import { isUnreached } from './is-unreached.ts'

/** What a form shows of a refusal: its sentence, and the fields that it is about. */
interface Shown<Name extends string> {
  sentence: string
  fields: readonly Name[]
  /** It is that they are empty: each says so of itself. */
  isOfEmpty?: boolean
}

/**
 * Why a form was refused. One wrong field carries the sentence itself; where several are missing
 * it stands once, as `formError`, and each says its own below.
 */
export function useRefusal<Name extends string>() {
  const { say } = useShop('useRefusal')
  const labels = useLabels('field', fieldLabels)
  const [refusal, setRefusal] = useState<Shown<Name> | null>(null)
  const { sentence, fields = [], isOfEmpty } = refusal ?? {}
  const isOne = fields.length === 1
  // Read with its field: ten of them at once are for the eye.
  const required = isOfEmpty && createElement('span', { 'aria-live': 'off' }, labels.required)

  function show(next: Shown<Name> | null, form: HTMLFormElement | null): boolean {
    setRefusal(next)
    const first = next?.fields[0]
    const field = first && form?.querySelector<HTMLElement>(`[name="${first}"]`)
    if (field) {
      field.focus({ preventScroll: true })
      // With the sentence below it, and clear of what stands at the edges of a small window.
      const whole = field.closest('.dawa-field, [role=radiogroup]') ?? field
      whole.scrollIntoView?.({ block: 'center' })
    }
    return next !== null
  }

  return {
    /** Props of the field of this name. */
    field(name: Name) {
      const isInvalid = fields.includes(name)
      return { name, isInvalid, error: isInvalid && ((isOne ? sentence : required) as ReactNode) }
    },
    formError: isOne ? undefined : sentence,
    clear: () => setRefusal(null),
    /** Shows a refusal, or that there is none, and puts the focus into the first wrong field. @returns whether it is one */
    refuse: (next: FormRefusal<Name> | null, form: HTMLFormElement | null) =>
      show(
        next && {
          sentence: say(next.message),
          fields: next.fields,
          isOfEmpty: next.message === allFieldsRequired,
        },
        form,
      ),
    /** Shows a sentence that is about no field. */
    complain: (text: string) => setRefusal({ sentence: text, fields: [] }),
    /** Marks the fields of this form that the shop has refused; says that it was not reached. */
    refuseFailure(failure: ShopError, form: HTMLFormElement) {
      const found = Object.entries(failure.fields ?? {}).flatMap(([path, text]) => {
        const name = path.split('.').at(-1) ?? ''
        return form.elements.namedItem(name) ? [[name as Name, text] as const] : []
      })
      if (found.length === 0) {
        if (isUnreached(failure)) show({ sentence: say(failure), fields: [] }, form)
        return
      }
      const [[, text] = ['', '']] = found
      // A sentence of one field's own has no code: it is said as it was sent.
      const isOwn = found.length === 1 && text !== failure.message
      show({ sentence: isOwn ? text : say(failure), fields: found.map(([name]) => name) }, form)
    },
  }
}

/** The text fields of a form by name. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
