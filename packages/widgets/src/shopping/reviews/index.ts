export { Reviews, type ReviewsProps } from './reviews.tsx'
