import type { DeskSupplier } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useDeskRead } from '../api/use-desk.ts'
import { DebitNoteTable } from '../debit-notes/debit-note-table.tsx'
import { BillTable } from '../goods-in/bill-table.tsx'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { MoneyTable } from '../money/money-table.tsx'
import { Facts } from '../orders/sections/facts.tsx'
import { Section } from '../orders/sections/section.tsx'
import { monthOf } from '../shelf/batch-facts.ts'
import { SupplierDialog } from './supplier-dialog.tsx'

/** One supplier with its bills, and what of it expires soon. */
export function SupplierPage() {
  const { id = '' } = useParams()
  const words = useWords()
  const { data: supplier, error, refetch } = useDeskRead('GET /desk/supplier', { query: { id } })
  if (error && !supplier) {
    return (
      <Page title={words('suppliers.title')}>
        <Failure error={error} onAgain={() => void refetch()} />
      </Page>
    )
  }
  return supplier ? <Supplier key={id} supplier={supplier} /> : <Loading />
}

function Supplier({ supplier }: { supplier: DeskSupplier }) {
  const words = useWords()
  const [isChanging, setChanging] = useState(false)
  return (
    <Page
      title={supplier.name}
      actions={
        <>
          <Button variant="outlined" onClick={() => setChanging(true)}>
            {words('suppliers.change')}
          </Button>
          <Button variant="contained" component={Link} to={`/goods-in/new?supplier=${supplier.id}`}>
            {words('suppliers.newBill')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Section title={words('suppliers.facts')}>
          <Facts
            facts={[
              [words('suppliers.gstin'), supplier.gstin],
              [words('suppliers.stateName'), supplier.stateName],
              [words('suppliers.drugLicences'), supplier.drugLicences],
              [words('suppliers.address'), supplier.address],
              [words('suppliers.phone'), supplier.phone],
              [words('suppliers.email'), supplier.email],
              [words('suppliers.paymentDays'), String(supplier.paymentDays)],
              [words('suppliers.note'), supplier.note],
              [words('suppliers.billed'), formatDetailPrice(supplier.billed)],
              [words('suppliers.owes'), formatDetailPrice(supplier.owes)],
            ]}
          />
        </Section>
        <Section title={words('suppliers.bills')}>
          <BillTable supplierId={supplier.id} />
        </Section>
        <Section
          title={words('debitNotes.notes')}
          actions={
            <Button component={Link} to={`/suppliers/${supplier.id}/send-back`}>
              {words('debitNotes.send')}
            </Button>
          }
        >
          <DebitNoteTable supplierId={supplier.id} />
        </Section>
        <Section title={words('suppliers.nearExpiry')}>
          <MoneyTable
            label={`${words('suppliers.nearExpiry')}: ${supplier.name}`}
            rows={supplier.nearExpiry.map((row) => ({
              ...row,
              id: `${row.productId} ${row.batch} ${row.expiresOn}`,
            }))}
            error={null}
            none={words('suppliers.noNearExpiry')}
            columns={[
              { title: words('suppliers.product'), cell: ({ name }) => name },
              { title: words('suppliers.batch'), cell: ({ batch }) => batch },
              { title: words('suppliers.expiry'), cell: ({ expiresOn }) => monthOf(expiresOn) },
              { title: words('suppliers.packs'), isNumber: true, cell: ({ units }) => units },
              { title: words('suppliers.keptApart'), isNumber: true, cell: ({ quarantined }) => quarantined },
            ]}
          />
        </Section>
      </Stack>
      {isChanging && (
        <SupplierDialog
          supplier={supplier}
          onClose={() => setChanging(false)}
          onSaved={() => setChanging(false)}
        />
      )}
    </Page>
  )
}
