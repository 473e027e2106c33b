import type { ProductSummary } from '@dawakit/core/contract'
import { formatAmount, fromRupees, paise } from '@dawakit/core/money'
import { Button, Dialog, DialogContent, DialogTitle, List, ListItem, Typography } from '@mui/material'
import { useId } from 'react'
import { useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Offer } from './product-search.tsx'

interface SubstitutesDialogProps {
  product: ProductSummary
  onTake: (substitute: ProductSummary) => void
  onClose: () => void
}

/** Products with the same salts, strengths and form, with what each costs more or less. */
export function SubstitutesDialog({ product, onTake, onClose }: SubstitutesDialogProps) {
  const words = useWords()
  const id = useId()
  const query = { productId: product._id }
  const { data, error, refetch } = useDeskRead('GET /desk/substitutes', { query })
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{words('requests.prepare.substitutesTitle', { name: product.name })}</DialogTitle>
      <DialogContent>
        <Offer product={product} />
        {error && <Failure error={error} onAgain={() => refetch()} />}
        {!data && !error && <Loading />}
        {data?.length === 0 && <Typography>{words('requests.prepare.noSubstitutes')}</Typography>}
        <List>
          {data?.map((substitute) => (
            <ListItem
              key={substitute._id}
              disableGutters
              divider
              sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'center' }}
            >
              <Typography component="div">
                {substitute.name} <Difference from={product} to={substitute} />
                <Offer product={substitute} />
              </Typography>
              <Button
                variant="outlined"
                size="small"
                disabled={!substitute.isForSale || substitute.totalStocks <= 0}
                aria-label={words('requests.prepare.take', { name: substitute.name })}
                onClick={() => onTake(substitute)}
              >
                {words('requests.prepare.take', { name: '' })}
              </Button>
            </ListItem>
          ))}
        </List>
      </DialogContent>
    </Dialog>
  )
}

function Difference({ from, to }: { from: ProductSummary; to: ProductSummary }) {
  const words = useWords()
  const difference = fromRupees(to.salesPrice) - fromRupees(from.salesPrice)
  if (difference === 0) return null
  const amount = formatAmount(paise(Math.abs(difference)))
  return (
    <Typography component="span" variant="body2" color={difference < 0 ? 'success.main' : 'text.secondary'}>
      {words(difference < 0 ? 'requests.prepare.less' : 'requests.prepare.more', { amount })}
    </Typography>
  )
}
