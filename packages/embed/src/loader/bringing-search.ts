import './begin-here.ts'
import { define } from '../define.ts'
import { definition as searchBox } from '../elements/search-box.ts'

export { takeFile } from './take-file.ts'
export { define }

define(searchBox)
