'use client'

/** What is wrong with a whole form, announced when it appears. */
export function FormError({ children }: { children: string | undefined }) {
  return (
    <p className="dawa-field__error" part="error" role="alert">
      {children}
    </p>
  )
}
