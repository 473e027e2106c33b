import './begin-here.ts'
import { define } from '../define.ts'
import { definition as cartButton } from '../elements/cart-button.ts'
import { definition as cartDrawer } from '../elements/cart-drawer.ts'
import { definition as pincodeChecker } from '../elements/pincode-checker.ts'
import { definition as productCard } from '../elements/product-card.ts'
import { definition as productGrid } from '../elements/product-grid.ts'
import { definition as searchBox } from '../elements/search-box.ts'

export { takeFile } from './take-file.ts'
export { define }

for (const definition of [searchBox, pincodeChecker, productCard, productGrid, cartButton, cartDrawer])
  define(definition)
