import { Badge } from '@dawakit/widgets/badge'

export const Marks = () => (
  <>
    <Badge kind="rx">Rx</Badge> <Badge kind="cold">2 to 8 °C</Badge>
  </>
)
