import type { DeskProduct } from '@dawakit/core/contract'
import { formatCardPrice } from '@dawakit/core/money'
import { imageUrlOf, isLowStock, offPercent } from '@dawakit/core/product'
import { Box, Chip, Link, Stack, Typography } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { Section } from '../orders/sections/section.tsx'
import { storePicture } from './store-picture.ts'

/** The card as customers see it, of what they are answered, and the way to the product's page. */
export function ShownSection({ product: { shown, storeUrl } }: { product: DeskProduct }) {
  const words = useWords()
  const off = shown && offPercent(shown.discount)
  return (
    <Section title={words('products.parts.shown')}>
      {!shown && <Typography color="text.secondary">{words('products.shown.none')}</Typography>}
      {shown && (
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <Box
            component="img"
            src={storePicture(imageUrlOf(shown.thumbnailUrl))}
            alt=""
            sx={{ width: 120, height: 120, objectFit: 'contain', bgcolor: '#fff', borderRadius: 1 }}
          />
          <Box sx={{ minWidth: 0, flex: '1 1 160px' }}>
            <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{shown.name}</Typography>
            <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {[shown.packageSize, shown.manufacturerName].filter(Boolean).join(' · ')}
            </Typography>
            <Typography data-testid="shown-price">
              <strong>{formatCardPrice(shown.salesPrice)}</strong>{' '}
              {off !== null && <s>{formatCardPrice(shown.purchasedPrice)}</s>}{' '}
              {off !== null && `${words('products.shown.discount')} ${off} %`}
            </Typography>
            <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap', my: 0.75 }}>
              <Chip
                size="small"
                label={words(
                  !shown.isForSale
                    ? 'products.shown.notSold'
                    : shown.totalStocks <= 0
                      ? 'products.shown.out'
                      : isLowStock(shown)
                        ? 'products.shown.low'
                        : 'products.shown.there',
                )}
              />
              {shown.isPrescriptionNeeded && (
                <Chip size="small" label={words('products.shown.prescription')} />
              )}
            </Stack>
            <Link href={storeUrl} target="_blank" rel="noopener">
              {words('products.one.look')}
            </Link>
          </Box>
        </Stack>
      )}
    </Section>
  )
}
