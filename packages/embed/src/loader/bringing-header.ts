import './begin-here.ts'
import { define } from '../define.ts'
import { definition as cartButton } from '../elements/cart-button.ts'
import { definition as cartDrawer } from '../elements/cart-drawer.ts'
import { definition as searchBox } from '../elements/search-box.ts'

export { takeFile } from './take-file.ts'
export { define }

for (const definition of [searchBox, cartButton, cartDrawer]) define(definition)
