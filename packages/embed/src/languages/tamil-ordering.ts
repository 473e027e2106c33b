export { ordering } from '../../../widgets/src/language/tamil/ordering.ts'
