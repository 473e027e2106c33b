import ContrastIcon from '@mui/icons-material/Contrast'
import RotateRightIcon from '@mui/icons-material/RotateRight'
import ZoomInIcon from '@mui/icons-material/ZoomIn'
import ZoomOutIcon from '@mui/icons-material/ZoomOut'
import { Box, Button, ButtonGroup, IconButton, Stack, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { fileUrl } from '../api/ask.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { dateAndTimeOf } from '../layout/times.ts'
import { frameOf, nextTurn, type PictureView, pictureOf, START, zoomed } from './picture-view.ts'

export interface PrescriptionPictureProps {
  prescriptions: readonly { id: string; uploadedAt: string }[]
  /** Which of them is shown, from 0. */
  shown: number
  onShow: (index: number) => void
}

/** The pictures of an order's prescriptions, one at a time: larger, turned, with more contrast. */
export function PrescriptionPicture({ prescriptions, shown, onShow }: PrescriptionPictureProps) {
  const words = useWords()
  const [view, setView] = useState<PictureView>(START)
  const [ratio, setRatio] = useState(1)
  const [failed, setFailed] = useState<string | null>(null)
  const picture = prescriptions[shown]
  const show = (index: number) => {
    if (index < 0 || index >= prescriptions.length) return
    setView(START)
    onShow(index)
  }
  const larger = () => setView((now) => zoomed(now, 1))
  const smaller = () => setView((now) => zoomed(now, -1))
  const turn = () => setView(nextTurn)
  const contrast = () => setView((now) => ({ ...now, hasContrast: !now.hasContrast }))
  useShortcuts([
    { keys: ['+', '='], label: 'prescriptions.picture.larger', run: larger },
    { keys: ['-'], label: 'prescriptions.picture.smaller', run: smaller },
    { keys: ['r'], label: 'prescriptions.picture.turn', run: turn },
    { keys: ['c'], label: 'prescriptions.picture.contrast', run: contrast },
    { keys: ['0'], label: 'prescriptions.picture.whole', run: () => setView(START) },
    { keys: ['['], label: 'prescriptions.picture.before', run: () => show(shown - 1) },
    { keys: [']'], label: 'prescriptions.picture.next', run: () => show(shown + 1) },
  ])
  if (!picture) {
    return <Typography color="text.secondary">{words('prescriptions.picture.none')}</Typography>
  }
  const tools = [
    ['smaller', smaller, ZoomOutIcon],
    ['larger', larger, ZoomInIcon],
    ['turn', turn, RotateRightIcon],
    ['contrast', contrast, ContrastIcon],
  ] as const
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {prescriptions.length > 1 && (
          <ButtonGroup size="small" aria-label={words('prescriptions.picture.which')}>
            {prescriptions.map(({ id }, index) => (
              <Button
                key={id}
                variant={index === shown ? 'contained' : 'outlined'}
                aria-pressed={index === shown}
                onClick={() => show(index)}
              >
                {index + 1}
              </Button>
            ))}
          </ButtonGroup>
        )}
        <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
          {words('prescriptions.picture.uploaded', { time: dateAndTimeOf(picture.uploadedAt) })}
        </Typography>
        {tools.map(([name, run, Icon]) => (
          <Tooltip key={name} title={words(`prescriptions.picture.${name}`)}>
            <IconButton
              size="small"
              aria-label={words(`prescriptions.picture.${name}`)}
              aria-pressed={name === 'contrast' ? view.hasContrast : undefined}
              onClick={run}
            >
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
      </Stack>
      <Box
        tabIndex={0}
        role="group"
        aria-label={words('prescriptions.picture.label', { number: shown + 1 })}
        sx={{
          overflow: 'auto',
          height: { xs: '56vh', lg: '76vh' },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'action.hover',
          display: 'grid',
          placeItems: 'safe center',
        }}
      >
        {failed === picture.id ? (
          <Typography role="alert">{words('prescriptions.picture.failed')}</Typography>
        ) : (
          <div style={frameOf(view, ratio)}>
            <img
              key={picture.id}
              src={fileUrl('GET /desk/prescriptionImage', { id: picture.id })}
              alt={words('prescriptions.picture.label', { number: shown + 1 })}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setRatio(naturalWidth / naturalHeight)
              }
              onError={() => setFailed(picture.id)}
              style={pictureOf(view, ratio)}
            />
          </div>
        )}
      </Box>
    </Stack>
  )
}
