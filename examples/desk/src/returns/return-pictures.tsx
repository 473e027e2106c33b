import { Alert, Box, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { fileUrl } from '../api/ask.ts'
import { useWords } from '../language/use-words.ts'

/** Pictures of what came damaged. Each look is written down: one is fetched when somebody asks for it. */
export function ReturnPictures({ pictures }: { pictures: readonly { id: string }[] }) {
  const words = useWords()
  const [shown, setShown] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const picture = shown === null ? undefined : pictures[shown]
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {pictures.map(({ id }, index) => (
          <Button
            key={id}
            size="small"
            variant={index === shown ? 'contained' : 'outlined'}
            aria-pressed={index === shown}
            onClick={() => {
              setFailed(false)
              setShown(index === shown ? null : index)
            }}
          >
            {words('returns.picture', { number: index + 1 })}
          </Button>
        ))}
      </Stack>
      {failed && <Alert severity="error">{words('returns.pictureFailed')}</Alert>}
      {picture && !failed && (
        <Box
          component="img"
          key={picture.id}
          src={fileUrl('GET /desk/returnPicture', { id: picture.id })}
          alt={words('returns.picture', { number: (shown ?? 0) + 1 })}
          onError={() => setFailed(true)}
          sx={{
            display: 'block',
            maxWidth: '100%',
            maxHeight: '76vh',
            objectFit: 'contain',
            borderRadius: 1,
          }}
        />
      )}
    </Stack>
  )
}
