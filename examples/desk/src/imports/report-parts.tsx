import type { RowToCheck } from '@dawakit/core/contract'
import { importGuesses } from '@dawakit/core/import'
import DownloadIcon from '@mui/icons-material/Download'
import { Alert, Button, Typography } from '@mui/material'
import { fileUrl } from '../api/ask.ts'
import { useWords, type Words } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { ExpiredPart, RenamedPart, ToCountPart } from './batch-parts.tsx'
import { CategoriesPart } from './categories-part.tsx'
import { Counts } from './counts.tsx'
import { More } from './more.tsx'
import { Part } from './part.tsx'
import type { ReportPartsProps } from './report-parts-props.ts'

/** What an import did, or would do. */
export function ReportParts({ run, report }: ReportPartsProps) {
  const words = useWords()
  const { refused = 0, passedOver = 0 } = run.whole ?? {}
  return (
    <>
      <Typography color="text.secondary">
        {words('imports.result.format', { format: report.format })}
        {report.preset &&
          ` ${words('imports.result.program', { program: words(`imports.programs.${report.preset}`) })}`}
      </Typography>
      <Counts
        counts={[
          { name: words('imports.result.read'), count: report.read },
          { name: words('imports.result.added'), count: report.added },
          { name: words('imports.result.changed'), count: report.changed },
          { name: words('imports.result.same'), count: report.same },
          { name: words('imports.result.refused'), count: refused, isBad: true },
          ...(passedOver > 0 ? [{ name: words('imports.result.passedOver'), count: passedOver }] : []),
          ...(report.kind === 'products'
            ? [
                { name: words('imports.result.notForSale'), count: report.notForSale },
                ...(report.withoutStock > 0
                  ? [{ name: words('imports.result.withoutStock'), count: report.withoutStock }]
                  : []),
                { name: words('imports.result.newOnPrescription'), count: report.newOnPrescription },
                { name: words('imports.result.newInColdChain'), count: report.newInColdChain },
              ]
            : []),
          ...(report.batches > 0 ? [{ name: words('imports.result.batches'), count: report.batches }] : []),
        ]}
      />
      {report.isDryRun && report.added + report.changed === 0 && (
        <Alert severity="warning">{words('imports.result.nothing')}</Alert>
      )}
      {run.pictures && <Typography>{words('imports.result.pictures', run.pictures)}</Typography>}
      {report.samples.length > 0 && <SamplesPart report={report} />}
      {report.categories.length > 0 && <CategoriesPart run={run} report={report} />}
      {refused > 0 && <RefusedPart run={run} report={report} />}
      {report.passedOver.length > 0 && <PassedPart run={run} report={report} />}
      {report.offSale.length > 0 && <OffSalePart run={run} report={report} />}
      {report.renamed.length > 0 && <RenamedPart run={run} report={report} />}
      {report.expired.length > 0 && <ExpiredPart run={run} report={report} />}
      {report.toCount.length > 0 && <ToCountPart run={run} report={report} />}
      {report.toCheck.length > 0 && <ToCheckPart run={run} report={report} />}
      {report.unknownSalts.length > 0 && <SaltsPart run={run} report={report} />}
    </>
  )
}

function SamplesPart({ report: { samples } }: Pick<ReportPartsProps, 'report'>) {
  const words = useWords()
  const labels = [...new Set(samples.flatMap(({ facts }) => Object.keys(facts)))]
  const told = labels.filter((label) => samples.some(({ facts }) => facts[label]))
  return (
    <Part title={words('imports.samples.title')}>
      <DeskTable
        isLow
        label={words('imports.samples.title')}
        rows={samples}
        keyOf={({ line }) => line}
        columns={[
          { title: words('imports.samples.line'), isNumber: true, cell: ({ line }) => line },
          {
            title: words('imports.samples.outcome'),
            cell: ({ outcome }) => words(`imports.outcomes.${outcome}`),
          },
          ...told.map((label) => ({
            title: label,
            cell: ({ facts }: (typeof samples)[number]) => facts[label] ?? '',
          })),
        ]}
      />
    </Part>
  )
}

function RefusedPart({ run, report }: ReportPartsProps) {
  const words = useWords()
  return (
    <Part
      title={words('imports.refused.title')}
      actions={
        <ListLink
          href={fileUrl('GET /desk/imports/refused', { id: run.id })}
          text={words('imports.refused.list')}
        />
      }
    >
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {words('imports.refused.hint')} <More shown={report.refused.length} all={run.whole?.refused} />
      </Typography>
      <DeskTable
        isLow
        label={words('imports.refused.title')}
        rows={report.refused}
        keyOf={({ line }) => line}
        columns={[
          { title: words('imports.refused.line'), isNumber: true, cell: ({ line }) => line },
          { title: words('imports.refused.reason'), cell: ({ reason }) => reason },
        ]}
      />
    </Part>
  )
}

function PassedPart({ run, report }: ReportPartsProps) {
  const words = useWords()
  return (
    <Part title={words('imports.passed.title')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {words('imports.passed.hint')} <More shown={report.passedOver.length} all={run.whole?.passedOver} />
      </Typography>
      <DeskTable
        isLow
        label={words('imports.passed.title')}
        rows={report.passedOver}
        keyOf={({ line }) => line}
        columns={[
          { title: words('imports.refused.line'), isNumber: true, cell: ({ line }) => line },
          { title: words('imports.passed.what'), cell: ({ why }) => words(`imports.passed.whats.${why}`) },
          { title: words('imports.passed.text'), cell: ({ text }) => text },
        ]}
      />
    </Part>
  )
}

function OffSalePart({ run, report }: ReportPartsProps) {
  const words = useWords()
  return (
    <Part title={words('imports.offSale.title')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {words('imports.offSale.hint')} <More shown={report.offSale.length} all={run.whole?.offSale} />
      </Typography>
      <DeskTable
        isLow
        label={words('imports.offSale.title')}
        rows={report.offSale}
        keyOf={({ line }) => line}
        columns={[
          { title: words('imports.refused.line'), isNumber: true, cell: ({ line }) => line },
          { title: words('imports.toCheck.name'), cell: ({ name }) => name },
          { title: words('imports.offSale.why'), cell: ({ why }) => words(`imports.offSale.whys.${why}`) },
        ]}
      />
    </Part>
  )
}

function ToCheckPart({ run, report }: ReportPartsProps) {
  const words = useWords()
  return (
    <Part
      title={words('imports.toCheck.title')}
      actions={
        <ListLink
          href={fileUrl('GET /desk/imports/toCheck', { id: run.id })}
          text={words('imports.toCheck.list')}
        />
      }
    >
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {words('imports.toCheck.intro')} {words('imports.toCheck.hint')}{' '}
        <More shown={report.toCheck.length} all={run.whole?.toCheck} />
      </Typography>
      <Counts
        counts={importGuesses
          .filter((guess) => report.guessed[guess] > 0)
          .map((guess) => ({ name: words(`imports.toCheck.kinds.${guess}`), count: report.guessed[guess] }))}
      />
      <DeskTable
        isLow
        label={words('imports.toCheck.title')}
        rows={report.toCheck}
        keyOf={({ line }) => line}
        columns={[
          { title: words('imports.refused.line'), isNumber: true, cell: ({ line }) => line },
          { title: words('imports.toCheck.name'), cell: ({ name }) => name },
          { title: words('imports.toCheck.taken'), cell: (row) => takenFor(words, row) },
        ]}
      />
    </Part>
  )
}

/** What was guessed of a row, as it came out, and why. */
function takenFor(
  words: Words,
  { guesses, reasons, isPrescription, isColdChain, schedule, hsn, gstRate }: RowToCheck,
): string {
  const said = (guess: RowToCheck['guesses'][number]) => {
    if (guess === 'prescription' && !isPrescription) return words('imports.toCheck.free.prescription')
    if (guess === 'cold chain' && !isColdChain) return words('imports.toCheck.free.cold chain')
    return words(`imports.toCheck.guesses.${guess}`, { schedule: schedule ?? '', hsn, gstRate })
  }
  return guesses
    .map((guess, at) => {
      const why = reasons[at]
      if (!why) return said(guess)
      return words('imports.toCheck.because', {
        guess: said(guess),
        reason: words(`imports.toCheck.reasons.${why}`),
      })
    })
    .join(', ')
}

function SaltsPart({ run, report }: ReportPartsProps) {
  const words = useWords()
  return (
    <Part title={words('imports.salts.title')}>
      <More shown={report.unknownSalts.length} all={run.whole?.unknownSalts} />
      <DeskTable
        isLow
        label={words('imports.salts.title')}
        rows={report.unknownSalts}
        keyOf={({ name }) => name}
        columns={[
          { title: words('imports.salts.name'), cell: ({ name }) => name },
          { title: words('imports.salts.rows'), isNumber: true, cell: ({ rows }) => rows },
          { title: words('imports.salts.first'), isNumber: true, cell: ({ line }) => line },
          { title: words('imports.salts.nearest'), cell: ({ nearest }) => nearest ?? words('desk.none') },
        ]}
      />
    </Part>
  )
}

const ListLink = ({ href, text }: { href: string; text: string }) => (
  <Button component="a" href={href} download size="small" startIcon={<DownloadIcon />}>
    {text}
  </Button>
)
