import type { BillFinding } from '@dawakit/core/contract'
import { Alert, AlertTitle, Stack, Typography } from '@mui/material'
import { useWords } from '../language/use-words.ts'

const WEIGHTS = [
  ['refused', 'error'],
  ['asked', 'warning'],
  ['told', 'info'],
] as const

/** What is to be said of a bill, what keeps it out first. */
export function BillFindings({ findings }: { findings: readonly BillFinding[] }) {
  const words = useWords()
  if (findings.length === 0)
    return <Typography color="text.secondary">{words('goodsIn.findings.none')}</Typography>
  return (
    <Stack spacing={1}>
      {WEIGHTS.map(([weight, severity]) => {
        const of = findings.filter((finding) => finding.weight === weight)
        if (of.length === 0) return null
        return (
          <Alert key={weight} severity={severity}>
            <AlertTitle>{words(`goodsIn.findings.${weight}`)}</AlertTitle>
            <ul style={{ margin: 0, paddingInlineStart: 18 }}>
              {of.map(({ lineNo, code, found, expected }) => (
                <li key={`${lineNo} ${code} ${found}`}>
                  {lineNo === null
                    ? words('goodsIn.findings.bill')
                    : words('goodsIn.findings.line', { line: lineNo })}
                  {': '}
                  {words(`goodsIn.findings.codes.${code}`, { found, expected })}
                </li>
              ))}
            </ul>
          </Alert>
        )
      })}
    </Stack>
  )
}
