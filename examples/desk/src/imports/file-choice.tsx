import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { Box, Button, Typography } from '@mui/material'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useWords, type Words } from '../language/use-words.ts'

const KILOBYTE = 1000
const MEGABYTE = 1_000_000

export interface FileChoiceProps {
  file: File | null
  /** While one is worked on. */
  isBusy: boolean
  onFile: (file: File) => void
}

/** A file, by a button or dropped. */
export function FileChoice({ file, isBusy, onFile }: FileChoiceProps) {
  const words = useWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [first] = files ?? []
    if (first && !isBusy) onFile(first)
  }
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(is)
  }
  return (
    <Box
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event)
        take(event.dataTransfer.files)
      }}
      sx={{
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isOver ? 'primary.light' : undefined,
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
      }}
    >
      {/* The button opens it: a field for files cannot be dressed. */}
      <input
        ref={input}
        type="file"
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={({ target }) => {
          take(target.files)
          // The same file, once it was mended, is chosen again.
          target.value = ''
        }}
      />
      <Button
        variant="outlined"
        startIcon={<UploadFileIcon />}
        aria-describedby={id}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {words(file ? 'imports.file.other' : 'imports.file.choose')}
      </Button>
      <Typography id={id} color="text.secondary" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {file
          ? words('imports.file.chosen', { name: file.name, size: sizeOf(words, file.size) })
          : words('imports.file.drop')}
      </Typography>
    </Box>
  )
}

function sizeOf(words: Words, bytes: number): string {
  if (bytes >= MEGABYTE) return words('imports.file.megabytes', { size: (bytes / MEGABYTE).toFixed(1) })
  return words('imports.file.kilobytes', { size: Math.max(1, Math.round(bytes / KILOBYTE)) })
}
