import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { prepareZXingModule } from 'zxing-wasm/reader'
// Served by the desk itself: no other host is asked for it.
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { useWords } from '../language/use-words.ts'
import { readPicture } from './read-picture.ts'
import type { ScanSaid } from './scan-said.ts'

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

type CameraState = 'starting' | 'on' | 'none' | 'refused' | 'broken'

const EVERY_MS = 150
/** The same code counts anew once it was out of sight so long. */
const AWAY_MS = 1000
const WIDEST = 1280

export interface CameraDialogProps {
  onScan: (raw: string) => void
  said: ScanSaid | null
  onClose: () => void
}

/** The camera of a tablet as a scanner. Each code counts once as long as it is in sight. */
export default function CameraDialog({ onScan, said, onClose }: CameraDialogProps) {
  const words = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const newest = useRef(onScan)
  newest.current = onScan
  const [state, setState] = useState<CameraState>('starting')
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | null = null
    const start = async () => {
      stream = await openCamera()
      const element = video.current
      if (isOver || !element) {
        stop(stream)
        return
      }
      element.srcObject = stream
      await element.play()
      setState('on')
      await watch(
        element,
        (code) => newest.current(code),
        () => isOver,
      )
    }
    start().catch((error: unknown) => {
      if (!isOver) setState(stateOf(error))
    })
    return () => {
      isOver = true
      stop(stream)
    }
  }, [])
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="camera-title">
      <DialogTitle id="camera-title">{words('scan.camera.title')}</DialogTitle>
      <DialogContent>
        {state === 'starting' || state === 'on' ? (
          <>
            <Typography>{words('scan.camera.hold')}</Typography>
            <Box
              component="video"
              ref={video}
              muted
              playsInline
              aria-label={words('scan.camera.view')}
              sx={{ width: '100%', mt: 1, borderRadius: 1, bgcolor: 'common.black', aspectRatio: '4 / 3' }}
            />
          </>
        ) : (
          <Alert severity="warning">{words(`scan.camera.${state}`)}</Alert>
        )}
        <Box role="status" aria-live="assertive" sx={{ mt: 1 }}>
          {said && (
            <Alert severity={said.isWrong ? 'error' : 'success'} role="presentation">
              {said.text}
            </Alert>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words('desk.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

async function openCamera(): Promise<MediaStream> {
  // A page without HTTPS has no cameras at all.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'NotFoundError')
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: WIDEST } },
    audio: false,
  })
}

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'broken'
}

const stop = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

async function watch(video: HTMLVideoElement, onCode: (code: string) => void, isOver: () => boolean) {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const seen = new Map<string, number>()
  while (context && !isOver()) {
    const scale = Math.min(1, WIDEST / (video.videoWidth || 1))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (canvas.width > 0 && canvas.height > 0) {
      context.drawImage(video, 0, 0, canvas.width, canvas.height)
      const codes = await readPicture(context.getImageData(0, 0, canvas.width, canvas.height))
      if (isOver()) return
      const now = performance.now()
      for (const code of codes) {
        if (now - (seen.get(code) ?? Number.NEGATIVE_INFINITY) > AWAY_MS) onCode(code)
        seen.set(code, now)
      }
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
}
