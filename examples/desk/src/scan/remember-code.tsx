import { Button, Stack, Typography } from '@mui/material'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'

export interface RememberCodeProps {
  /** What was scanned and is of no product yet. */
  raw: string
  /** Of which it may be. */
  products: readonly { id: string; name: string }[]
  /** After it was remembered. */
  onRemembered: (raw: string) => void
}

/** The code of a pack that no product has: who holds the pack says of which it is. */
export function RememberCode({ raw, products, onRemembered }: RememberCodeProps) {
  const words = useWords()
  const { mutate, isPending } = useDeskChange('POST /desk/codes', {
    done: words('scan.remember.done'),
    makesOld: ['GET /desk/codes'],
    onDone: () => onRemembered(raw),
  })
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={words('scan.remember.title')}
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Typography variant="body2">{words('scan.remember.title')}</Typography>
      {products.map(({ id, name }) => (
        <Button
          key={id}
          size="small"
          variant="outlined"
          loading={isPending}
          onClick={() => mutate({ productId: id, code: raw })}
        >
          {name}
        </Button>
      ))}
    </Stack>
  )
}
