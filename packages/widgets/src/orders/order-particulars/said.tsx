/** A sentence, and what there is to know of it. */
export function Said({ what, hint }: { what: string; hint?: string }) {
  return (
    <p>
      <strong>{what}</strong> {hint}
    </p>
  )
}
