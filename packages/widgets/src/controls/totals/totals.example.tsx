import { Totals } from '@dawakit/widgets/totals'

export const Sum = ({ saved }: { saved: number }) => (
  <Totals
    rows={[
      ['Item total', '₹240.00'],
      saved > 0 && ['You save', `₹${saved.toFixed(0)}`, 'saving'],
      ['To pay', '₹210.00', 'total'],
    ]}
  />
)
