import { createShop } from '@dawakit/client'
import { hindi } from '@dawakit/widgets/hindi'
import type { Language } from '@dawakit/widgets/language'
import { SearchBox } from '@dawakit/widgets/search-box'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { tamil } from '@dawakit/widgets/tamil'

/** By the page's own `lang`; English is built in. */
const languages: Partial<Record<string, Language>> = { hi: hindi, ta: tamil }

const shop = createShop({
  apiUrl: 'https://pharmacy.example/api',
  language: languages[document.documentElement.lang],
})

export const Search = () => (
  <ShopProvider shop={shop}>
    <SearchBox />
  </ShopProvider>
)
