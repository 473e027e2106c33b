import { CartButton, type CartButtonProps } from '@dawakit/widgets/cart-button'
import { SearchBox } from '@dawakit/widgets/search-box'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { useEffect, useMemo } from 'react'
import { pageShopOf } from '../shop.ts'

/** What a customer on a slow line has typed already: it stays. */
const typedText = () =>
  typeof document === 'undefined'
    ? ''
    : document.querySelector<HTMLInputElement>('.header__search input')?.value

interface HeaderSearchProps {
  action: string
  defaultValue: string
  /** What the button says that asks for a product that was not found. */
  request: string
}

/** The header's search: a plain form until it is awake; who is typing then sees at once what there is. */
export function HeaderSearch({ action, defaultValue, request }: HeaderSearchProps) {
  const requestOf = (text: string) => (
    <button
      type="button"
      className="dawa-search-box__clear"
      aria-haspopup="dialog"
      data-open="request-product"
      data-product-name={text}
    >
      {request}
    </button>
  )
  useEffect(() => {
    const typing = document.querySelector<HTMLInputElement>('.header__search input:focus')
    if (typing?.value) typing.click()
  }, [])
  return (
    <ShopProvider shop={useMemo(pageShopOf, [])}>
      <SearchBox action={action} defaultValue={useMemo(typedText, []) || defaultValue} noMatch={requestOf} />
    </ShopProvider>
  )
}

/** Without a network Back goes back. */
const closeByBack: CartButtonProps['onOpen'] = (panel, close) => {
  if (panel)
    import('@dawakit/widgets/back').then((back) => back.closeShownByBack(panel, close)).catch(() => {})
}

/** The header's cart: a link to the cart until it is awake. The account stands beside it. */
export function HeaderCart({ href }: { href: string }) {
  return (
    <ShopProvider shop={useMemo(pageShopOf, [])}>
      <CartButton cartHref={href} hideAccount hideNews onOpen={closeByBack} />
    </ShopProvider>
  )
}
