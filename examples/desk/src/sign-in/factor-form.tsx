import type { DeskChallenge, DeskSession } from '@dawakit/core/contract'
import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords } from '../language/use-words.ts'
import { fieldsOf } from './fields-of.ts'
import type { Attempt } from './use-attempt.ts'
import { useSignIn } from './use-sign-in.ts'

/** What a form of the second half of a sign-in is given. */
export interface SecondFactorProps {
  challenge: DeskChallenge
  /** Back to the password: the challenge is spent. */
  onStartOver: () => void
}

export interface FactorFormProps {
  title: string
  intro: string
  /** What the six digits are called. */
  codeLabel: string
  attempt: Attempt
  /** What the shop says to the fields, by their names. */
  send: (fields: Record<string, string>) => Promise<DeskSession>
  onStartOver: () => void
  /** Another way in, or what the code comes from. Nothing of it where the sign-in is over. */
  before?: ReactNode
  /** Further fields, below the code. */
  children?: ReactNode
  /** Whether the code has the focus. @default true */
  isCodeFirst?: boolean
}

/** What ends a sign-in: it begins with the password again. */
const OVER = ['desk-sign-in-over', 'desk-account-closed']

/** The second half of a sign-in: the six digits of an authenticator app, and what goes with them. */
export function FactorForm({
  title,
  intro,
  codeLabel,
  attempt: { isBusy, refusal, run },
  send,
  onStartOver,
  before,
  children,
  isCodeFirst = true,
}: FactorFormProps) {
  const words = useWords()
  const signIn = useSignIn()
  const isOver = OVER.includes(refusal?.code ?? '')
  return (
    <Stack
      component="form"
      spacing={1.5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const fields = fieldsOf(event.currentTarget)
        run(async () => signIn(await send({ ...fields, code: fields['code']?.trim() ?? '' })))
      }}
    >
      <Typography variant="h2">{title}</Typography>
      <Typography>{intro}</Typography>
      {!isOver && before}
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      {!isOver && (
        <>
          <TextField
            name="code"
            label={codeLabel}
            autoComplete="one-time-code"
            autoFocus={isCodeFirst}
            fullWidth
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
            error={Boolean(refusal?.fields['code'])}
            helperText={refusal?.fields['code']}
          />
          {children}
          <Button type="submit" variant="contained" size="large" loading={isBusy}>
            {words('signIn.signIn')}
          </Button>
        </>
      )}
      {/* Made anew when it is the only way on: what had the focus is gone. */}
      <Button
        key={String(isOver)}
        autoFocus={isOver}
        onClick={onStartOver}
        variant={isOver ? 'contained' : 'text'}
      >
        {words('signIn.startOver')}
      </Button>
    </Stack>
  )
}
