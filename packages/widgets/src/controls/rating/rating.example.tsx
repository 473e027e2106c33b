import { Rating } from '@dawakit/widgets/rating'

export const Stars = () => <Rating value={4.3} count={128} />
