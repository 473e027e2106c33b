import type { DeskReturn } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link, useParams } from 'react-router-dom'
import { useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { Facts } from '../orders/sections/facts.tsx'
import { Section } from '../orders/sections/section.tsx'
import { CreditNoteButton } from '../papers/credit-note-button.tsx'
import { useStaff } from '../sign-in/use-staff.ts'
import { DecideReturn } from './decide-return.tsx'
import { JudgeForm } from './judge-form.tsx'
import { ReceiveForm } from './receive-form.tsx'
import { ReturnPictures } from './return-pictures.tsx'

/** One return, and what is to be done with it now. */
export function ReturnPage() {
  const words = useWords()
  const { id = '' } = useParams()
  const { data, error, refetch } = useDeskRead('GET /desk/return', { query: { id } })
  return (
    <Page title={data ? words('returns.one', { number: data.number }) : words('returns.title')}>
      {error && <Failure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <ReturnContent found={data} />}
    </Page>
  )
}

function ReturnContent({ found }: { found: DeskReturn }) {
  const words = useWords()
  const role = useStaff()?.role
  const { state } = found
  const mayDecide = role === 'owner' || role === 'support'
  return (
    <Stack spacing={2}>
      <Section title={words(`returns.states.${state}`)}>
        <Facts
          facts={[
            [
              words('returns.order'),
              <Link key="order" to={`/orders/${found.orderId}`}>
                {found.orderNumber}
              </Link>,
            ],
            [words('returns.kind'), words(`returns.kinds.${found.kind}`)],
            [words('returns.reason'), found.reason],
            [words('returns.decision'), found.decision],
            [words('returns.requestedAt'), dateAndTimeOf(found.requestedAt)],
            [
              words('returns.charge'),
              found.restockingPercent === 0
                ? null
                : words('returns.percent', { percent: found.restockingPercent }),
            ],
            [
              words(state === 'closed' ? 'returns.refund' : 'returns.refundToCome'),
              formatDetailPrice(found.refund),
            ],
            [words('returns.payTo'), found.payTo],
            [
              words('returns.creditNote'),
              found.creditNote && <CreditNoteButton key="note" number={found.creditNote} isNumberAlone />,
            ],
          ]}
        />
        {mayDecide && (state === 'requested' || state === 'approved') && <DecideReturn found={found} />}
      </Section>
      {found.pictures.length > 0 && (
        <Section title={words('returns.pictures')}>
          <ReturnPictures pictures={found.pictures} />
        </Section>
      )}
      <Section title={words('returns.pieces')}>
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{words('returns.product')}</TableCell>
                <TableCell align="right">{words('returns.asked')}</TableCell>
                <TableCell align="right">{words('returns.received')}</TableCell>
                <TableCell>{words('returns.judgement')}</TableCell>
                <TableCell align="right">{words('returns.refunded')}</TableCell>
                <TableCell align="right">{words('returns.refund')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {found.lines.map((line) => (
                <TableRow key={line.lineNo}>
                  <TableCell component="th" scope="row">
                    {line.name}
                    {line.batch !== '' && `, ${words('returns.batch', { batch: line.batch })}`}
                  </TableCell>
                  <TableCell align="right">{line.quantity}</TableCell>
                  <TableCell align="right">{line.received ?? words('desk.none')}</TableCell>
                  <TableCell>
                    {line.judgement ? words(`returns.judgements.${line.judgement}`) : words('desk.none')}
                  </TableCell>
                  <TableCell align="right">{line.refunded ?? words('desk.none')}</TableCell>
                  <TableCell align="right">{formatDetailPrice(line.refund)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
        {state === 'approved' && <ReceiveForm found={found} />}
        {state === 'received' && role === 'pharmacist' && <JudgeForm found={found} />}
      </Section>
    </Stack>
  )
}
