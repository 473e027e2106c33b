import type { DeskShelfProduct } from '@dawakit/core/contract'
import { Link as MuiLink, Typography } from '@mui/material'
import { Link } from 'react-router-dom'

/** A product's name, which leads to its shelf, with the shop's code. */
export function ShelfLink({ product: { id, name, code } }: { product: DeskShelfProduct }) {
  return (
    <>
      <MuiLink component={Link} to={`/shelf?product=${encodeURIComponent(id)}`}>
        {name}
      </MuiLink>
      {code !== '' && (
        <Typography variant="body2" color="text.secondary">
          {code}
        </Typography>
      )}
    </>
  )
}
