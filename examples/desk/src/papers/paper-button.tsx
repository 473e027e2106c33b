import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { type DrawnPaper, usePaper } from './use-paper.ts'

export interface PaperButtonProps {
  text: string
  /** Where the text alone does not tell it from another. @default the text */
  label?: string
  draw: () => Promise<DrawnPaper>
}

/** Saves a paper as PDF. */
export function PaperButton({ text, label, draw }: PaperButtonProps) {
  const { make, isPending } = usePaper(draw)
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      loading={isPending}
      loadingPosition="start"
      onClick={make}
      sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
      {...(label && { 'aria-label': label })}
    >
      {text}
    </Button>
  )
}
