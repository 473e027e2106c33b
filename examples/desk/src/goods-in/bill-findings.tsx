import type { BillFinding } from '@dawakit/core/contract'
import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material'
import { useWords } from '../language/use-words.ts'

const WEIGHTS = [
  ['refused', 'error'],
  ['asked', 'warning'],
  ['told', 'info'],
] as const

export interface BillFindingsProps {
  findings: readonly BillFinding[]
  /** Its product takes the MRP of a line over, or of all where it is null. */
  onTakeMrp: (lineNos: number[] | null) => void
  isBusy: boolean
}

const isOtherMrp = ({ code }: BillFinding) => code === 'mrp-raised' || code === 'mrp-lowered'

/** What is to be said of a bill, what keeps it out first. */
export function BillFindings({ findings, onTakeMrp, isBusy }: BillFindingsProps) {
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
                  {words(`goodsIn.findings.codes.${code}`, { found, expected })}{' '}
                  {lineNo !== null && (code === 'mrp-raised' || code === 'mrp-lowered') && (
                    <Button
                      size="small"
                      disabled={isBusy}
                      // Where it does not fit beside the sentence, its words begin below those.
                      sx={{ ml: '-5px' }}
                      aria-label={words('goodsIn.findings.takeMrpOf', { line: lineNo })}
                      onClick={() => onTakeMrp([lineNo])}
                    >
                      {words('goodsIn.findings.takeMrp')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {of.filter(isOtherMrp).length > 1 && (
              <Button
                size="small"
                variant="outlined"
                disabled={isBusy}
                sx={{ mt: 1 }}
                onClick={() => onTakeMrp(null)}
              >
                {words('goodsIn.findings.takeAllMrp')}
              </Button>
            )}
          </Alert>
        )
      })}
    </Stack>
  )
}
