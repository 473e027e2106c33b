/** One way to put a widget on a page of a website that is not the pharmacy's. */
export interface Entrant {
  name: string
  /** True for a way of ours. */
  isOurs?: boolean
  /** What its docs put into the page's head. */
  head: string
  /** What they put where the widget shall stand. */
  place: string
  /** What they put at the end of the body. */
  end?: string
  /** Files and folders of its published package that the CDN has. */
  files?: readonly PublishedFile[]
  /** Selectors of what is ready once it shows, each but the first within the shadow root of the one before it. */
  ready: readonly string[]
}

export interface PublishedFile {
  /** Below the installed packages. */
  from: string
  /** Below the CDN. */
  to: string
}

/** Where an entrant finds what it needs. */
export interface Places {
  /** The store, with the script tag and its API. */
  store: string
  /** Published files of the peers, and what stands in for the services that they ask. */
  cdn: string
}

const INDEX = 'medicines'
const SERVICE_KEYS = { appId: 'BENCH', apiKey: 'bench' }

/** `algoliasearch` with the local stand-in as its only host. */
const algoliaClient = (cdn: string) =>
  `window['algoliasearch/lite'].liteClient('${SERVICE_KEYS.appId}', '${SERVICE_KEYS.apiKey}', {
  hosts: [{ url: '${new URL(cdn).host}', protocol: 'http', accept: 'readWrite' }],
})`

const algoliaLite: PublishedFile = {
  from: 'algoliasearch/dist/lite/builds/browser.umd.js',
  to: 'algoliasearch-lite.js',
}

const ourHead = (store: string, script: string) => `<link rel="stylesheet" href="${store}/embed/room.css">
<script type="module" async src="${store}/embed/${script}"></script>`

/** @param options - Besides those that its docs begin with. */
const autocomplete = (cdn: string, name: string, options: string): Entrant => ({
  name,
  head: `<link rel="stylesheet" href="${cdn}/autocomplete-theme.css">`,
  place: '<div id="autocomplete"></div>',
  end: `<script src="${cdn}/algoliasearch-lite.js"></script>
<script src="${cdn}/autocomplete.js"></script>
<script>
const { autocomplete, getAlgoliaResults } = window['@algolia/autocomplete-js']
const searchClient = ${algoliaClient(cdn)}
autocomplete({
  container: '#autocomplete',${options}
  placeholder: 'Search for medicines',
  getSources: ({ query }) => [{
    sourceId: 'medicines',
    getItems: () => getAlgoliaResults({
      searchClient,
      queries: [{ indexName: '${INDEX}', params: { query, hitsPerPage: 5 } }],
    }),
    templates: { item: ({ item, components, html }) => html\`<div>\${components.Highlight({ hit: item, attribute: 'name' })}</div>\` },
  }],
})
</script>`,
  files: [
    algoliaLite,
    { from: '@algolia/autocomplete-js/dist/umd/index.production.js', to: 'autocomplete.js' },
    { from: '@algolia/autocomplete-theme-classic/dist/theme.min.css', to: 'autocomplete-theme.css' },
  ],
  // On a phone it is a button, which opens the field.
  ready: ['#autocomplete :is(input, .aa-DetachedSearchButton)'],
})

/** Search boxes, ours first. A further way of ours is one more entry. */
export function searchEntrants({ store, cdn }: Places): Entrant[] {
  const ours = {
    isOurs: true,
    place: `<dawa-shop api="${store}/api"></dawa-shop>
<dawa-search-box></dawa-search-box>`,
    ready: ['dawa-search-box', '[role=combobox]'],
  }
  return [
    ...['dawakit-search.js', 'dawakit.js'].map((script) => ({
      ...ours,
      name: `Dawakit, ${script}`,
      head: ourHead(store, script),
    })),
    autocomplete(cdn, 'Algolia autocomplete', ''),
    autocomplete(cdn, 'Algolia autocomplete, field in the page', "\n  detachedMediaQuery: '',"),
    {
      // Its index is the site's own, so its files come from the site's own server.
      name: 'Pagefind UI',
      head: `<link rel="stylesheet" href="/pagefind/pagefind-ui.css">
<script src="/pagefind/pagefind-ui.js"></script>`,
      place: '<div id="search"></div>',
      end: `<script>
window.addEventListener('DOMContentLoaded', () => {
  new PagefindUI({ element: '#search', showSubResults: true })
})
</script>`,
      ready: ['#search input'],
    },
    {
      name: 'DocSearch',
      head: `<link rel="stylesheet" href="${cdn}/docsearch.css">`,
      place: '<div id="docsearch"></div>',
      end: `<script src="${cdn}/docsearch.js"></script>
<script>
window.docsearch({
  container: '#docsearch',
  appId: '${SERVICE_KEYS.appId}',
  apiKey: '${SERVICE_KEYS.apiKey}',
  indices: ['${INDEX}'],
})
</script>`,
      files: [
        { from: '@docsearch/js/dist/umd/docsearch.js', to: 'docsearch.js' },
        { from: '@docsearch/css/dist/style.css', to: 'docsearch.css' },
      ],
      ready: ['#docsearch button'],
    },
    {
      name: 'InstantSearch.js',
      head: `<link rel="stylesheet" href="${cdn}/instantsearch-theme.css">`,
      place: `<div id="searchbox"></div>
<div id="hits"></div>`,
      end: `<script src="${cdn}/algoliasearch-lite.js"></script>
<script src="${cdn}/instantsearch.js"></script>
<script>
const searchClient = ${algoliaClient(cdn)}
const search = instantsearch({ indexName: '${INDEX}', searchClient })
search.addWidgets([
  instantsearch.widgets.searchBox({ container: '#searchbox' }),
  instantsearch.widgets.hits({ container: '#hits', templates: { item: (hit, { html }) => html\`<p>\${hit.name}</p>\` } }),
])
search.start()
</script>`,
      files: [
        algoliaLite,
        { from: 'instantsearch.js/dist/instantsearch.production.min.js', to: 'instantsearch.js' },
        { from: 'instantsearch.css/themes/satellite-min.css', to: 'instantsearch-theme.css' },
      ],
      ready: ['#searchbox input'],
    },
  ]
}

/** Carts, ours first. */
export function cartEntrants({ store, cdn }: Places): Entrant[] {
  return [
    ...['dawakit-header.js', 'dawakit.js'].map((script) => ({
      name: `Dawakit, ${script}`,
      isOurs: true,
      head: ourHead(store, script),
      place: `<dawa-shop api="${store}/api"></dawa-shop>
<dawa-cart-button></dawa-cart-button>
<dawa-cart-drawer></dawa-cart-drawer>`,
      ready: ['dawa-cart-button', '.dawa-cart-button__trigger'],
    })),
    {
      name: 'Adobe drop-in MiniCart',
      head: `<script type="importmap">
{
  "imports": {
    "@dropins/tools/": "${cdn}/dropins/tools/",
    "@dropins/storefront-cart/": "${cdn}/dropins/storefront-cart/"
  }
}
</script>
<script type="module">
import { setEndpoint } from '@dropins/tools/fetch-graphql.js'
import { initializers } from '@dropins/tools/initializer.js'
import { initialize } from '@dropins/storefront-cart/api.js'
import { render } from '@dropins/storefront-cart/render.js'
import MiniCart from '@dropins/storefront-cart/containers/MiniCart.js'

setEndpoint('${cdn}/graphql')
initializers.register(initialize, {})
render.render(MiniCart, {
  routeEmptyCartCTA: () => '/',
  routeCart: () => '/cart',
  routeCheckout: () => '/checkout',
  routeProduct: ({ url }) => '/products/' + url.urlKey,
})(document.querySelector('#mini-cart'))
</script>`,
      place: '<div id="mini-cart"></div>',
      files: [
        { from: '@dropins/tools', to: 'dropins/tools' },
        { from: '@dropins/storefront-cart', to: 'dropins/storefront-cart' },
      ],
      ready: ['#mini-cart a'],
    },
  ]
}
