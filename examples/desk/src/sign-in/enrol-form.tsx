import type { DeskChallenge } from '@dawakit/core/contract'
import { Box, TextField, Typography } from '@mui/material'
import { ask } from '../api/ask.ts'
import { useWords } from '../language/use-words.ts'
import { FactorForm, type SecondFactorProps } from './factor-form.tsx'
import { QrCode } from './qr-code.tsx'
import { useAttempt } from './use-attempt.ts'

/** The secret by fours, as it is typed off. */
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The first sign-in: an authenticator app is shown its secret, and a password of one's own is set. */
export function EnrolForm({ challenge: { challenge, enrolment }, onStartOver }: SecondFactorProps) {
  const words = useWords()
  const attempt = useAttempt()
  const wrong = attempt.refusal?.fields['password']
  return (
    <FactorForm
      title={words('signIn.enrol.title')}
      intro={words('signIn.enrol.intro')}
      codeLabel={words('signIn.enrol.code')}
      attempt={attempt}
      send={({ code = '', password = '' }) =>
        ask('POST /desk/signIn/enrol', { body: { challenge, code, password } })
      }
      onStartOver={onStartOver}
      before={enrolment && <ForTheApp {...enrolment} />}
    >
      <TextField
        name="password"
        type="password"
        label={words('signIn.enrol.password')}
        autoComplete="new-password"
        fullWidth
        error={Boolean(wrong)}
        helperText={wrong ?? words('signIn.enrol.passwordHint')}
      />
    </FactorForm>
  )
}

/** What an authenticator app is shown, and the same to type. */
function ForTheApp({ uri, secret }: NonNullable<DeskChallenge['enrolment']>) {
  const words = useWords()
  return (
    <>
      <QrCode text={uri} label={words('signIn.enrol.qr')} />
      <div>
        <Typography variant="caption" color="text.secondary">
          {words('signIn.enrol.secret')}
        </Typography>
        <Box
          component="code"
          data-testid="secret"
          sx={{ display: 'block', fontSize: 15, wordSpacing: 4, overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {inFours(secret)}
        </Box>
      </div>
    </>
  )
}
