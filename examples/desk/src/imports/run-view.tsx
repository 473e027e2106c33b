import type { DeskImportRun, ImportFailure } from '@dawakit/core/contract'
import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useWords, type Words } from '../language/use-words.ts'
import { Counts } from './counts.tsx'
import { HeadingsPart, type HeadingsPartProps } from './headings-part.tsx'
import { OtherArticles } from './other-articles.tsx'
import { ReportParts } from './report-parts.tsx'

const number = new Intl.NumberFormat('en-IN')

export interface RunViewProps extends Pick<HeadingsPartProps, 'map' | 'onMap'> {
  run: DeskImportRun
  /** Whether who waits for its end is led to it. @default false */
  isAwaited?: boolean
}

/** How far a run is, or how it ended. */
export function RunView({ run, map, onMap, isAwaited = false }: RunViewProps) {
  const words = useWords()
  const result = useRef<HTMLHeadingElement>(null)
  const isRunning = run.state === 'running'
  useEffect(() => {
    if (isAwaited && !isRunning) result.current?.focus()
  }, [isAwaited, isRunning])
  if (isRunning) return <Progress run={run} />
  const { report, failure, undone } = run
  const read = report ?? (failure && 'headings' in failure ? failure : null)
  return (
    <Box>
      <Typography variant="h2" tabIndex={-1} ref={result} sx={{ outline: 'none', mt: 2 }}>
        {titleOf(words, run)}
      </Typography>
      {failure && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failureText(words, failure)}
        </Alert>
      )}
      {failure?.code === 'articles-differ' && <OtherArticles examples={failure.examples} />}
      {run.state === 'interrupted' && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {words('imports.failure.interrupted')}
        </Alert>
      )}
      {undone && (
        <>
          <Counts
            counts={[
              { name: words('imports.result.removed'), count: undone.removed },
              { name: words('imports.result.restored'), count: undone.restored },
              { name: words('imports.result.kept'), count: undone.kept },
            ]}
          />
          {undone.kept > 0 && (
            <Typography color="text.secondary">{words('imports.result.keptHint')}</Typography>
          )}
        </>
      )}
      {report && <ReportParts run={run} report={report} />}
      {read && <HeadingsPart headings={read.headings} columns={read.columns} map={map} onMap={onMap} />}
    </Box>
  )
}

function Progress({ run: { act, file, read } }: { run: DeskImportRun }) {
  const words = useWords()
  const title = words(`imports.running.${act}`, { file })
  return (
    <Box sx={{ my: 2 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <LinearProgress aria-label={title} sx={{ my: 1 }} />
      <Typography role="status" color="text.secondary">
        {words('imports.running.rows', { rows: number.format(read) })} {words('imports.running.leave')}
      </Typography>
    </Box>
  )
}

function titleOf(words: Words, { act, number, failure }: DeskImportRun): string {
  if (act === 'try') return words('imports.result.try')
  if (number === null || failure) return words('imports.result.imported')
  return words(act === 'undo' ? 'imports.result.undo' : 'imports.result.import', { number })
}

function failureText(words: Words, failure: ImportFailure): string {
  switch (failure.code) {
    case 'file-not-right':
      return words('imports.failure.fileNotRight', { text: failure.text })
    case 'column-missing':
      return words('imports.failure.columnMissing', { missing: failure.missing.join(', ') })
    case 'prices-missing':
      return words('imports.failure.pricesMissing', {
        products: number.format(failure.products),
        newProducts: number.format(failure.newProducts),
      })
    case 'articles-differ':
      return words('imports.failure.articlesDiffer', {
        rows: number.format(failure.rows),
        known: number.format(failure.known),
      })
    case 'ordered-meanwhile':
      return words('imports.failure.orderedMeanwhile')
    case 'fault':
      return words('imports.failure.fault')
  }
}
