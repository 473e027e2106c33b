'use client'

import type { ReactNode } from 'react'

/** What is wrong with a whole form, announced when it appears. */
export function FormError({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <p id={id} className="dawa-field__error" part="error" role="alert">
      {children}
    </p>
  )
}
