import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'

interface Product {
  id: string
  name: string
}

/** Asks for a batch and why it is called back; of several products that have such a batch, for one. */
export function BeginRecallDialog({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const navigate = useNavigate()
  const id = useId()
  const [batch, setBatch] = useState('')
  const [reason, setReason] = useState('')
  const [productId, setProductId] = useState('')
  const [products, setProducts] = useState<readonly Product[]>([])
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const begin = useDeskChange('POST /desk/recall/begin', {
    makesOld: ['GET /desk/recalls'],
    done: null,
    onDone: (recall) => navigate(`/recalls/${recall.id}`),
    onRefused(error) {
      setWrong(error.fields)
      setProducts(productsIn(error.data))
      return Object.keys(error.fields).length > 0
    },
  })
  const isMissing = batch.trim() === '' || reason.trim() === ''
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isMissing) begin.mutate({ batch, reason, ...(productId !== '' && { productId }) })
        }}
      >
        <DialogTitle id={id} component="h2">
          {words('recalls.begin')}
        </DialogTitle>
        <DialogContent>
          <Typography color="text.secondary">{words('recalls.beginHint')}</Typography>
          <TextField
            label={words('recalls.batch')}
            value={batch}
            onChange={({ target }) => {
              setBatch(target.value)
              setProducts([])
              setProductId('')
            }}
            error={wrong['batch'] !== undefined}
            helperText={wrong['batch']}
            required
            autoFocus
            fullWidth
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
          {products.length > 0 && (
            <TextField
              select
              label={words('recalls.product')}
              value={productId}
              onChange={({ target }) => setProductId(target.value)}
              helperText={wrong['productId']}
              required
              fullWidth
            >
              {products.map((product) => (
                <MenuItem key={product.id} value={product.id}>
                  {product.name}
                </MenuItem>
              ))}
            </TextField>
          )}
          <TextField
            label={words('recalls.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            required
            fullWidth
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words('desk.cancel')}</Button>
          <Button type="submit" variant="contained" loading={begin.isPending} disabled={isMissing}>
            {words('recalls.begin')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Of which products the batch may be, as the refusal names them. */
function productsIn(data: unknown): readonly Product[] {
  const { products } = (data ?? {}) as { products?: readonly Product[] }
  return products ?? []
}
