import type { CheckLine } from '@dawakit/core/contract'
import { Box, Chip, Link as MuiLink, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'
import { dateOf } from '../layout/times.ts'

/** What a line is: its salts with their strengths, maker, pack and schedule, and what was given of it before. */
export function LineFacts({ line }: { line: CheckLine }) {
  const words = useWords()
  const { salts, manufacturer, packageSize, schedule, isPrescriptionNeeded, earlier } = line
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {salts.length > 0 ? salts.join(' + ') : words('prescriptions.line.noSalts')}
      </Typography>
      <Typography variant="body2" color="text.secondary" component="div">
        {[manufacturer || words('prescriptions.line.noMaker'), packageSize].filter(Boolean).join(' · ')}{' '}
        <Chip
          size="small"
          variant="outlined"
          color={schedule === 'H1' || schedule === 'X' ? 'warning' : 'default'}
          label={words(`prescriptions.schedules.${schedule ?? 'unknown'}`)}
        />
      </Typography>
      {isPrescriptionNeeded && earlier.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {words('prescriptions.line.noneBefore')}
        </Typography>
      )}
      {earlier.length > 0 && (
        <Box
          component="ul"
          aria-label={words('prescriptions.line.before', { name: line.name })}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {earlier.map(({ orderId, orderNumber, at, name, quantity, patientName, prescription }) => (
            <Typography component="li" variant="body2" key={`${orderId} ${name}`}>
              {words('prescriptions.line.given', { day: dateOf(at), quantity, name })}{' '}
              <MuiLink component={Link} to={`/orders/${orderId}`}>
                {orderNumber}
              </MuiLink>{' '}
              <Typography component="span" variant="body2" color="text.secondary">
                {[
                  ...(patientName === null
                    ? []
                    : [words('prescriptions.line.givenFor', { name: patientName })]),
                  prescription
                    ? words('prescriptions.line.givenOn', { day: dateOf(prescription.uploadedAt) })
                    : words('prescriptions.line.givenWithout'),
                ].join(' · ')}
              </Typography>
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  )
}
