import { Button, Card, CardContent, Typography } from '@mui/material'
import { Link, useParams } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { RunView } from './run-view.tsx'
import { useImportRun } from './use-import-run.ts'

/** One try, import or taking back: how far it is, or its report. */
export function ImportRunPage() {
  const words = useWords()
  const { id = '' } = useParams()
  const { data: run, error, refetch } = useImportRun(id)
  return (
    <Page
      title={
        run
          ? words('imports.page.title', { kind: words(`imports.kinds.${run.kind}`), file: run.file })
          : words('imports.title')
      }
      actions={
        <Button component={Link} to="/imports">
          {words('imports.page.back')}
        </Button>
      }
    >
      {error && <Failure error={error} onAgain={() => void refetch()} />}
      {!run && !error && <Loading />}
      {run && (
        <Card>
          <CardContent>
            <Typography color="text.secondary">
              {words('imports.result.by', { name: run.by, at: dateAndTimeOf(run.startedAt) })}
            </Typography>
            <RunView run={run} />
          </CardContent>
        </Card>
      )}
    </Page>
  )
}
