import type { DeskShelf, DeskShelfBatch } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Button, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { dateAndTimeOf, dayOf } from '../layout/times.ts'
import { Facts } from '../orders/sections/facts.tsx'
import { Section } from '../orders/sections/section.tsx'
import { useStaff } from '../sign-in/use-staff.ts'
import { monthOf, stateOf } from './batch-facts.ts'

/** Everything that is on the shelf of a product. @param scanned - The batch of a pack in hand; '' where there is none. */
export function ProductShelf({ productId, scanned = '' }: { productId: string; scanned?: string }) {
  const { data, error, refetch } = useDeskRead('GET /desk/shelf', { query: { productId } })
  if (error) return <Failure error={error} onAgain={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <Sums shelf={data} />
      <Batches shelf={data} scanned={scanned} />
      <Moves shelf={data} />
    </>
  )
}

function Sums({ shelf }: { shelf: DeskShelf }) {
  const words = useWords()
  const { product, free, reserved, unknownUnits, shortUnits } = shelf
  return (
    <Section
      title={product.name}
      actions={
        <Button component={Link} to={`/products/${encodeURIComponent(product.id)}`}>
          {words('shelf.productPage')}
        </Button>
      }
    >
      <Facts
        facts={[
          [words('shelf.code'), product.code],
          [words('shelf.free'), free],
          [words('shelf.reserved'), reserved],
          [words('shelf.unknownUnits'), unknownUnits],
          [words('shelf.shortUnits'), shortUnits],
        ]}
      />
    </Section>
  )
}

function Batches({ shelf: { product, batches }, scanned }: { shelf: DeskShelf; scanned: string }) {
  const words = useWords()
  const role = useStaff()?.role
  const today = dayOf(new Date())
  return (
    <Section title={words('shelf.batches')}>
      {scanned !== '' && (
        <Typography role="status" sx={{ mb: 1 }}>
          {words(batches.some(({ batch }) => batch === scanned) ? 'shelf.scanned' : 'shelf.scannedNone', {
            batch: scanned,
          })}
        </Typography>
      )}
      <DeskTable
        label={words('shelf.batchesOf', { name: product.name })}
        rows={batches}
        none={words('shelf.noBatches')}
        keyOf={({ batch, expiresOn }) => `${batch} ${expiresOn}`}
        columns={[
          {
            title: words('shelf.batch'),
            cell: ({ batch }) =>
              scanned !== '' && batch === scanned ? (
                <strong>{batch}</strong>
              ) : (
                batch || words('shelf.noNumber')
              ),
          },
          { title: words('shelf.expiry'), cell: ({ expiresOn }) => monthOf(expiresOn) || words('desk.none') },
          { title: words('shelf.state'), cell: (row) => words(`shelf.states.${stateOf(row, today)}`) },
          { title: words('shelf.packs'), isNumber: true, cell: ({ units }) => units },
          { title: words('shelf.quarantined'), isNumber: true, cell: ({ quarantined }) => quarantined },
          {
            title: words('shelf.mrp'),
            isNumber: true,
            cell: ({ mrp }) => (mrp === null ? words('desk.none') : formatDetailPrice(mrp)),
          },
          ...(role === 'packer'
            ? []
            : [
                {
                  title: words('shelf.purchasePrice'),
                  isNumber: true,
                  cell: ({ purchasePrice }: DeskShelfBatch) =>
                    purchasePrice === null ? words('desk.none') : formatDetailPrice(purchasePrice),
                },
              ]),
          { title: words('shelf.maker'), cell: ({ maker }) => maker || words('desk.none') },
          ...(role === 'packer'
            ? []
            : [
                {
                  title: words('shelf.correct'),
                  cell: ({ batch, expiresOn }: DeskShelfBatch) => (
                    <Button
                      component={Link}
                      size="small"
                      to={`/corrections?${new URLSearchParams({ product: product.id, batch, expiresOn })}`}
                      aria-label={words('shelf.correctBatch', { batch: batch || words('shelf.noNumber') })}
                    >
                      {words('shelf.correct')}
                    </Button>
                  ),
                },
              ]),
        ]}
      />
    </Section>
  )
}

function Moves({ shelf: { product, moves } }: { shelf: DeskShelf }) {
  const words = useWords()
  const rows = moves.map((move, number) => ({ ...move, number }))
  return (
    <Section title={words('shelf.moves')}>
      <DeskTable
        label={words('shelf.movesOf', { name: product.name })}
        rows={rows}
        none={words('shelf.noMoves')}
        keyOf={({ number }) => number}
        isLow
        columns={[
          { title: words('shelf.at'), cell: ({ at }) => dateAndTimeOf(at) },
          { title: words('shelf.what'), cell: ({ kind }) => words(`shelf.kinds.${kind}`) },
          {
            title: words('shelf.batch'),
            cell: ({ batch, expiresOn }) =>
              batch === '' && expiresOn === '' ? (
                words('shelf.unknownBatch')
              ) : (
                <>
                  {batch || words('shelf.noNumber')}
                  <Typography variant="body2" color="text.secondary">
                    {monthOf(expiresOn)}
                  </Typography>
                </>
              ),
          },
          {
            title: words('shelf.packs'),
            isNumber: true,
            cell: ({ units }) => (units > 0 ? `+${units}` : units),
          },
          { title: words('shelf.by'), cell: ({ by }) => by || words('shelf.itself') },
          { title: words('shelf.note'), cell: ({ note }) => note },
        ]}
      />
    </Section>
  )
}
