export { aboutUs } from './about.ts'
export { cancellationPolicy } from './cancellation.ts'
export { contactLabels } from './contact.ts'
export { type FaqTab, faq } from './faq.ts'
export { miscellaneous } from './miscellaneous.ts'
export {
  mailLink,
  type PolicyBlock,
  type PolicyDocument,
  type PolicyPage,
  phoneLink,
} from './policy-document.ts'
export { privacyPolicy } from './privacy.ts'
export { refundPolicy } from './refunds.ts'
export { returnPolicy } from './returns.ts'
export { termsAndConditions } from './terms.ts'
