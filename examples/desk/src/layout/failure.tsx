import { Alert, Button } from '@mui/material'
import type { DeskError } from '../api/desk-error.ts'
import { useWords } from '../language/use-words.ts'

export interface FailureProps {
  error: DeskError
  /** Without it nothing can be tried again. */
  onAgain?: () => void
}

/** What could not be read, why, and a way to try again. */
export function Failure({ error, onAgain }: FailureProps) {
  const words = useWords()
  return (
    <Alert
      severity="error"
      sx={{ my: 1 }}
      action={
        onAgain && (
          <Button color="inherit" size="small" onClick={onAgain}>
            {words('desk.again')}
          </Button>
        )
      }
    >
      {error.message}
      {error.requestId && <div>{words('api.requestId', { id: error.requestId })}</div>}
    </Alert>
  )
}
