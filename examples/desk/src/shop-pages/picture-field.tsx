import { Alert, Box, Button, Typography } from '@mui/material'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useDeskUpload } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { storeUrl } from './store-url.ts'

export interface PictureFieldProps {
  label: string
  /** '' for none. */
  path: string
  use: 'logo' | 'banner'
  /** What it was refused with. */
  refused?: string | undefined
  onPath: (path: string) => void
}

/** A picture of the store, by a button or dropped: it is sent at once, and kept with what it belongs to when that is saved. */
export function PictureField({ label, path, use, refused, onPath }: PictureFieldProps) {
  const words = useWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const send = useDeskUpload('POST /desk/pages/picture', (taken) => onPath(taken.path))
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !send.isPending) send.mutate({ query: { use }, file })
  }
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(is)
  }
  const problem = send.error?.message ?? refused
  return (
    <Box
      role="group"
      aria-label={label}
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
        p: 1.5,
        my: 0.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
      }}
    >
      {path !== '' && (
        <Box
          component="img"
          src={storeUrl(path)}
          alt=""
          sx={{ width: use === 'logo' ? 56 : 160, maxHeight: 96, objectFit: 'contain' }}
        />
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
      <Button
        variant="outlined"
        aria-describedby={id}
        loading={send.isPending}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <Typography id={id} variant="body2" color="text.secondary">
        {words('shopPages.drop')}
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {problem}
        </Alert>
      )}
    </Box>
  )
}
