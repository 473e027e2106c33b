import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { ask } from '../api/ask.ts'
import { useWords } from '../language/use-words.ts'
import type { SecondFactorProps } from './code-form.tsx'
import { fieldsOf } from './fields-of.ts'
import { QrCode } from './qr-code.tsx'
import { useAttempt } from './use-attempt.ts'
import { useSignIn } from './use-sign-in.ts'

/** The secret by fours, as it is typed off. */
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The first sign-in: an authenticator app is shown its secret, and a password of one's own is set. */
export function EnrolForm({ challenge: { challenge, enrolment }, onStartOver }: SecondFactorProps) {
  const words = useWords()
  const signIn = useSignIn()
  const { isBusy, refusal, run } = useAttempt()
  const isOver = refusal?.code === 'desk-sign-in-over'
  return (
    <Stack
      component="form"
      spacing={1.5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { code = '', password = '' } = fieldsOf(event.currentTarget)
        const body = { challenge, code: code.trim(), password }
        run(async () => signIn(await ask('POST /desk/signIn/enrol', { body })))
      }}
    >
      <Typography variant="h2">{words('signIn.enrol.title')}</Typography>
      <Typography>{words('signIn.enrol.intro')}</Typography>
      {enrolment && (
        <>
          <QrCode text={enrolment.uri} label={words('signIn.enrol.qr')} />
          <div>
            <Typography variant="caption" color="text.secondary">
              {words('signIn.enrol.secret')}
            </Typography>
            <Box
              component="code"
              data-testid="secret"
              sx={{
                display: 'block',
                fontSize: 15,
                wordSpacing: 4,
                overflowWrap: 'anywhere',
                userSelect: 'all',
              }}
            >
              {inFours(enrolment.secret)}
            </Box>
          </div>
        </>
      )}
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <TextField
        name="code"
        label={words('signIn.enrol.code')}
        autoComplete="one-time-code"
        autoFocus
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        error={Boolean(refusal?.fields['code'])}
        helperText={refusal?.fields['code']}
      />
      <TextField
        name="password"
        type="password"
        label={words('signIn.enrol.password')}
        autoComplete="new-password"
        fullWidth
        error={Boolean(refusal?.fields['password'])}
        helperText={refusal?.fields['password'] ?? words('signIn.enrol.passwordHint')}
      />
      {!isOver && (
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {words('signIn.signIn')}
        </Button>
      )}
      <Button onClick={onStartOver} variant={isOver ? 'contained' : 'text'}>
        {words('signIn.startOver')}
      </Button>
    </Stack>
  )
}
