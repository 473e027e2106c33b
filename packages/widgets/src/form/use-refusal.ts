'use client'

import type { ShopError } from '@dawakit/client'
import type { FormRefusal } from '@dawakit/core/customer'
import { useState } from 'react'

/** A rule's refusal, or the shop's. */
type Refused<Name extends string> = Pick<FormRefusal<Name>, 'fields'> & { message: { text: string } }

/**
 * Why a form was refused. One wrong field carries its sentence itself; where several are missing
 * the sentence stands once, as `formError`, and the fields are only marked.
 */
export function useRefusal<Name extends string>() {
  const [refusal, setRefusal] = useState<Refused<Name> | null>(null)
  const names = Object.keys(refusal?.fields ?? {}) as Name[]
  const only = names.length === 1 ? names[0] : undefined

  function refuse(next: Refused<Name> | null, form: HTMLFormElement | null): boolean {
    setRefusal(next)
    const first = Object.keys(next?.fields ?? {})[0]
    if (first) form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return next !== null
  }

  return {
    /** Props of the field of this name. */
    field: (name: Name) => ({
      name,
      isInvalid: names.includes(name),
      error: only === name ? refusal?.fields[name] : undefined,
    }),
    formError: only ? undefined : refusal?.message.text,
    clear: () => setRefusal(null),
    /** Shows a refusal, or that there is none, and puts the focus into the first wrong field. @returns whether it is one */
    refuse,
    /** Marks the fields of this form that the shop has refused. */
    refuseFailure(failure: unknown, form: HTMLFormElement) {
      const { fields = {}, message = '' } = failure as Partial<ShopError>
      const found = Object.entries(fields).flatMap(([path, text]) => {
        const name = path.split('.').at(-1) ?? ''
        return form.elements.namedItem(name) ? [[name, text]] : []
      })
      if (found.length > 0) refuse({ message: { text: message }, fields: Object.fromEntries(found) }, form)
    },
  }
}

/** The text fields of a form by name. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
