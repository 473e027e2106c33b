import { useState } from 'react'
import { DeskError } from '../api/desk-error.ts'

export interface Attempt {
  isBusy: boolean
  /** What it was refused with; null: nothing. */
  refusal: DeskError | null
  run(attempt: () => Promise<void>): Promise<void>
}

/** One form's call at a time, and the sentence that it was refused with. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<DeskError | null>(null)
  return {
    isBusy,
    refusal,
    async run(attempt) {
      setBusy(true)
      setRefusal(null)
      try {
        await attempt()
      } catch (error) {
        if (!(error instanceof DeskError)) throw error
        setRefusal(error)
      } finally {
        setBusy(false)
      }
    },
  }
}
