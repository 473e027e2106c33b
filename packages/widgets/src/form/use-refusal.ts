'use client'

import type { Refusal } from '@dawakit/core/customer'
import { useState } from 'react'

/**
 * Why a form was refused. One wrong field carries its sentence itself; where several are missing
 * the sentence stands once, as `formError`, and the fields are only marked.
 */
export function useRefusal<Name extends string>() {
  const [refusal, setRefusal] = useState<Refusal<Name> | null>(null)
  const names = Object.keys(refusal?.fields ?? {}) as Name[]
  const only = names.length === 1 ? names[0] : undefined
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
    refuse(next: Refusal<Name> | null, form: HTMLFormElement | null): boolean {
      setRefusal(next)
      const first = Object.keys(next?.fields ?? {})[0]
      if (first) (form?.elements.namedItem(first) as HTMLElement | null)?.focus?.()
      return next !== null
    },
  }
}

/** The text fields of a form by name. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
