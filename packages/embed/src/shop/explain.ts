/** Where a page is developed, each element says in its place why no shop can be shown. Shoppers read the shop's own sentence. */
export const explain = (): unknown =>
  /localhost$|^127\./.test(location.hostname) &&
  import('./explain-in-place.ts').then(({ explainInPlace }) => explainInPlace())
