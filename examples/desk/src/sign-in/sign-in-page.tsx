import type { DeskChallenge } from '@dawakit/core/contract'
import { Box, Paper, Typography } from '@mui/material'
import { useState } from 'react'
import { Notification } from 'react-admin'
import { useWords } from '../language/use-words.ts'
import { CodeForm } from './code-form.tsx'
import { EnrolForm } from './enrol-form.tsx'
import { PasswordForm } from './password-form.tsx'

/** Password, then the second factor; at the first sign-in the second factor is made. */
export function SignInPage() {
  const words = useWords()
  const [challenge, setChallenge] = useState<DeskChallenge | null>(null)
  const startOver = () => setChallenge(null)
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: { xs: 2.5, sm: 4 } }}>
        <Typography variant="h1">{words('signIn.title')}</Typography>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {words('signIn.intro')}
        </Typography>
        {challenge === null && <PasswordForm onChallenge={setChallenge} />}
        {challenge?.next === 'code' && <CodeForm challenge={challenge} onStartOver={startOver} />}
        {challenge?.next === 'enrol' && <EnrolForm challenge={challenge} onStartOver={startOver} />}
      </Paper>
      <Notification />
    </Box>
  )
}
