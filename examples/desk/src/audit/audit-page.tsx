import type { AuditEntry, StaffAccount } from '@dawakit/core/contract'
import DownloadIcon from '@mui/icons-material/Download'
import { Box, Button, Typography } from '@mui/material'
import {
  Datagrid,
  FilterLiveForm,
  FunctionField,
  ListBase,
  Pagination,
  SelectInput,
  TextInput,
  useGetList,
  useListContext,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { fileUrl } from '../api/ask.ts'
import { useWords } from '../language/use-words.ts'
import { Page } from '../layout/page.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { auditQueryOf } from './audit-resource.ts'

/** Everything that was done or looked at, searched by who, what and when. */
export function AuditPage() {
  const words = useWords()
  return (
    <ListBase<AuditEntry> resource="audit" disableSyncWithLocation perPage={50} exporter={false}>
      <Page title={words('audit.title')} actions={<ListLink />}>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {words('audit.intro')}
        </Typography>
        <Filters />
        {/* Wider than a tablet: whoever has no pointer scrolls it by its arrows. */}
        <Box tabIndex={0} role="region" aria-label={words('audit.title')} sx={{ overflowX: 'auto' }}>
          <Datagrid
            bulkActionButtons={false}
            rowClick={false}
            sx={{
              '& .RaDatagrid-tableWrapper': { overflow: 'visible' },
              '& td': { verticalAlign: 'top', overflowWrap: 'anywhere' },
              '& td:first-of-type': { minWidth: 110 },
              '& td:nth-of-type(2)': { overflowWrap: 'normal' },
              '& td:nth-of-type(3)': { whiteSpace: 'nowrap' },
              '& td a': { color: 'primary.main' },
            }}
          >
            <FunctionField<AuditEntry> label={words('audit.at')} render={({ at }) => dateAndTimeOf(at)} />
            <FunctionField<AuditEntry>
              label={words('audit.who')}
              render={({ staff }) =>
                staff ? `${staff.name} (${words(`desk.roles.${staff.role}`)})` : words('audit.nobody')
              }
            />
            <FunctionField<AuditEntry> label={words('audit.what')} render={({ action }) => action} />
            <FunctionField<AuditEntry>
              label={words('audit.subject')}
              render={({ subject, subjectId, orderId }) =>
                orderId ? (
                  <Link to={`/orders/${orderId}`}>{`${subject} ${subjectId}`}</Link>
                ) : (
                  `${subject} ${subjectId}`
                )
              }
            />
            <FunctionField<AuditEntry>
              label={words('audit.detail')}
              render={(entry) => <AuditDetail entry={entry} />}
            />
          </Datagrid>
        </Box>
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </Page>
    </ListBase>
  )
}

function Filters() {
  const words = useWords()
  return (
    <FilterLiveForm>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, '& > *': { width: { xs: '100%', sm: 210 } } }}
      >
        <StaffInput />
        <TextInput source="action" label={words('audit.filter.action')} resettable helperText={false} />
        <TextInput source="order" label={words('audit.filter.order')} resettable helperText={false} />
        <TextInput source="subject" label={words('audit.filter.subject')} resettable helperText={false} />
        <DayInput source="from" label={words('audit.filter.from')} />
        <DayInput source="to" label={words('audit.filter.to')} />
      </Box>
    </FilterLiveForm>
  )
}

/** Whoever has or had an account. */
function StaffInput() {
  const words = useWords()
  const { data = [] } = useGetList<StaffAccount>('staff', { pagination: { page: 1, perPage: 100 } })
  return <SelectInput source="staff" label={words('audit.filter.staff')} choices={data} helperText={false} />
}

/** A day as the browser lets it be chosen. */
const DayInput = ({ source, label }: { source: string; label: string }) => (
  <TextInput
    source={source}
    label={label}
    type="date"
    helperText={false}
    slotProps={{ inputLabel: { shrink: true } }}
  />
)

function ListLink() {
  const words = useWords()
  const { filterValues } = useListContext<AuditEntry>()
  return (
    <Button
      component="a"
      href={fileUrl('GET /desk/audit/list', auditQueryOf(filterValues))}
      download
      startIcon={<DownloadIcon />}
    >
      {words('audit.list')}
    </Button>
  )
}

/** What was so before, and after: what is in both stands once, with both. */
function AuditDetail({ entry: { before, after } }: { entry: AuditEntry }) {
  const words = useWords()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const said = (value: unknown) =>
    typeof value === 'string' ? value : value === null ? words('desk.none') : JSON.stringify(value)
  return names.map((name) => (
    <Typography key={name} variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>{`${name}: `}</Box>
      {[before?.[name], after?.[name]]
        .filter((value) => value !== undefined)
        .map(said)
        .join(' → ')}
    </Typography>
  ))
}
