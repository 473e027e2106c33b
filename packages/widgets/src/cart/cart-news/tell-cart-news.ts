import type { Cart, Shop } from '@dawakit/client'
import { cartLineKey } from '@dawakit/core/cart'
import { labelsOf } from '../../ground/shop-context/labels-of.ts'
import { cartNewsLabels } from './cart-news-labels.ts'

type Lines = Cart['lines']

const byKey = (lines: Lines) => new Map(lines.map((line) => [cartLineKey(line._id, line.variant), line]))

/**
 * Tells what was added, counted or taken out, by the name of the product, wherever on the page it was pressed. A cart that
 * the visitor comes with, or that another tab has changed, is no news.
 *
 * @param tell - Puts the sentence where it is heard.
 * @returns what to call when nobody listens any more.
 */
export function tellCartNews(shop: Shop, tell: (news: string) => void): () => void {
  const labels = labelsOf(shop, 'cartNews', cartNewsLabels)
  /** What one change has done; undefined where there was none, or more than one: a cart was read. */
  function newsOf(before: Lines, after: Lines): string | undefined {
    const were = byKey(before)
    const are = byKey(after)
    const news = [
      ...[...are].flatMap(([key, { name, quantity }]) => {
        const was = were.get(key)
        if (!was) return labels.added(name)
        return was.quantity === quantity ? [] : labels.counted(name, quantity)
      }),
      ...[...were].flatMap(([key, { name }]) => (are.has(key) ? [] : labels.removed(name))),
    ]
    return news.length === 1 ? news[0] : undefined
  }
  let stop = () => {}
  let isOver = false
  const listen = () => {
    if (isOver) return
    let { lines } = shop.$cart.get()
    stop = shop.$cart.listen((cart) => {
      const news = newsOf(lines, cart.lines)
      lines = cart.lines
      if (news && document.hasFocus()) tell(news)
    })
  }
  void shop.start().then(listen, listen)
  return () => {
    isOver = true
    stop()
  }
}
