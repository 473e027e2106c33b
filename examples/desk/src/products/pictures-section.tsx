import type { DeskProduct } from '@dawakit/core/contract'
import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Alert, Box, Button, IconButton, Stack, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import type { DeskError } from '../api/desk-error.ts'
import { useDeskUpload } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Section } from '../orders/sections/section.tsx'
import { storePicture } from './store-picture.ts'
import { useProductChange, useShowProduct } from './use-product-change.ts'

/** Pictures of a product: dropped or chosen, several at once, in their order. */
export function PicturesSection({ product, canChange }: { product: DeskProduct; canChange: boolean }) {
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [failed, setFailed] = useState<string[]>([])
  const show = useShowProduct()
  const upload = useDeskUpload('POST /desk/products/picture', show)
  const order = useProductChange('POST /desk/products/pictures')
  const { id, version: seen, pictures } = product
  const take = async (files: readonly File[]) => {
    const refused: string[] = []
    // One after the other: they stand in the order in which they were dropped.
    for (const file of files) {
      await upload
        .mutateAsync({ query: { id }, file })
        .catch((error: DeskError) =>
          refused.push(words('products.pictures.failed', { name: file.name, reason: error.message })),
        )
    }
    setFailed(refused)
  }
  const put = (next: string[]) => order.mutate({ id, seen, pictures: next })
  return (
    <Section title={words('products.parts.pictures')}>
      {pictures.length === 0 && (
        <Typography color="text.secondary">{words('products.pictures.none')}</Typography>
      )}
      <Stack
        component="ol"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}
      >
        {pictures.map((path, at) => (
          <Box component="li" key={path} sx={{ width: 120 }}>
            <Box
              component="img"
              src={storePicture(path)}
              alt={words('products.pictures.of', { number: at + 1 })}
              sx={{
                width: 120,
                height: 120,
                objectFit: 'contain',
                bgcolor: '#fff',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
              }}
            />
            <Stack direction="row" sx={{ alignItems: 'center' }}>
              <Typography variant="body2" sx={{ flexGrow: 1 }}>
                {at === 0 ? words('products.pictures.first') : at + 1}
              </Typography>
              {canChange && at > 0 && (
                <IconButton
                  size="small"
                  aria-label={words('products.pictures.earlier', { number: at + 1 })}
                  onClick={() => put(pictures.toSpliced(at, 1).toSpliced(at - 1, 0, path))}
                >
                  <ArrowBackIcon fontSize="small" />
                </IconButton>
              )}
              {canChange && (
                <IconButton
                  size="small"
                  aria-label={words('products.pictures.remove', { number: at + 1 })}
                  onClick={() => put(pictures.toSpliced(at, 1))}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              )}
            </Stack>
          </Box>
        ))}
      </Stack>
      {[...failed, ...(order.error ? [order.error.message] : [])].map((text) => (
        <Alert key={text} severity="error" sx={{ mt: 1 }}>
          {text}
        </Alert>
      ))}
      {canChange && (
        <Box
          data-testid="drop"
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            void take([...event.dataTransfer.files])
          }}
          sx={{
            mt: 1.5,
            p: 2,
            border: '2px dashed',
            borderColor: isOver ? 'primary.main' : 'divider',
            borderRadius: 1,
            textAlign: 'center',
          }}
        >
          {/* The button opens it: a field for files cannot be dressed. */}
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            multiple
            hidden
            aria-hidden
            tabIndex={-1}
            onChange={({ target }) => {
              void take([...(target.files ?? [])])
              target.value = ''
            }}
          />
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            {words('products.pictures.drop')}
          </Typography>
          <Button variant="outlined" loading={upload.isPending} onClick={() => input.current?.click()}>
            {words('products.pictures.choose')}
          </Button>
        </Box>
      )}
    </Section>
  )
}
