export { ordering } from '../../../widgets/src/language/hindi/ordering.ts'
