import CameraIcon from '@mui/icons-material/PhotoCameraOutlined'
import { Alert, Box, Button, Stack, TextField } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { beep } from './beep.ts'
import type { ScanSaid } from './scan-said.ts'
import { useScanner } from './use-scanner.ts'

const CameraDialog = lazy(() => import('./camera-dialog.tsx'))

export interface ScanFieldProps {
  /** What was scanned, typed or seen by the camera. */
  onScan: (raw: string) => void
  said: ScanSaid | null
  /** @default 'Scan a pack, or type its code' */
  label?: string
}

/** Where codes come in: by a scanner in any field of the page, by typing one here, or by the camera. */
export function ScanField({ onScan, said, label }: ScanFieldProps) {
  const words = useWords()
  const [typed, setTyped] = useState('')
  const [isCamera, setCamera] = useState(false)
  useScanner(onScan, isCamera)
  useEffect(() => {
    if (said?.isWrong) beep()
  }, [said])
  const submit = () => {
    if (typed.trim() === '') return
    onScan(typed)
    setTyped('')
  }
  return (
    <Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <TextField
          margin="none"
          size="small"
          label={label ?? words('scan.field')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.stopPropagation()
            submit()
          }}
          slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } }}
          sx={{ flex: 1, maxWidth: 360 }}
        />
        <Button startIcon={<CameraIcon />} onClick={() => setCamera(true)}>
          {words('scan.camera.open')}
        </Button>
      </Stack>
      <Box role="status" aria-live="assertive" sx={{ mt: 1 }}>
        {said && (
          <Alert severity={said.isWrong ? 'error' : 'success'} role="presentation">
            {said.text}
          </Alert>
        )}
      </Box>
      {isCamera && (
        <Suspense>
          <CameraDialog onScan={onScan} said={said} onClose={() => setCamera(false)} />
        </Suspense>
      )}
    </Box>
  )
}
