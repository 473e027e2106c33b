/** Where the elements stand in a page, as HTML. */
export interface Places {
  search: string
  cart: string
  side: string
  content: string
}

/** A page that no one here wrote: a framework's stylesheets, and its own docs' way to build a header and two columns. */
export interface HostPage {
  name: string
  /** Files of npm packages. */
  stylesheets: readonly string[]
  /** What the page's owner adds. */
  css?: string
  body(places: Places): string
}

/** The menu of a phone is shown as it is after a press on its button: what stands in it shall be seen. */
export const hostPages: readonly HostPage[] = [
  {
    name: 'bootstrap-3',
    stylesheets: ['bootstrap-3/dist/css/bootstrap.css'],
    body: ({ search, cart, side, content }) => `
      <nav class="navbar navbar-default"><div class="container-fluid">
        <div class="navbar-header">
          <button type="button" class="navbar-toggle" aria-label="Menu"><span class="icon-bar"></span><span class="icon-bar"></span></button>
          <a class="navbar-brand" href="#">Clinic</a>
        </div>
        <div class="collapse in navbar-collapse">
          <ul class="nav navbar-nav"><li class="active"><a href="#">Doctors</a></li><li><a href="#">Pharmacy</a></li></ul>
          <div class="navbar-form navbar-left">${search}</div>
          <ul class="nav navbar-nav navbar-right"><li>${cart}</li></ul>
        </div>
      </div></nav>
      <div class="container"><h1>Pharmacy</h1><div class="row">
        <div class="col-md-3">${side}</div><div class="col-md-9">${content}</div>
      </div></div>`,
  },
  {
    name: 'bootstrap-4',
    stylesheets: ['bootstrap-4/dist/css/bootstrap.css'],
    body: ({ search, cart, side, content }) => `
      <nav class="navbar navbar-expand-lg navbar-light bg-light">
        <a class="navbar-brand" href="#">Clinic</a>
        <button class="navbar-toggler" type="button" aria-label="Menu"><span class="navbar-toggler-icon"></span></button>
        <div class="collapse show navbar-collapse">
          <ul class="navbar-nav mr-auto"><li class="nav-item active"><a class="nav-link" href="#">Doctors</a></li><li class="nav-item"><a class="nav-link" href="#">Pharmacy</a></li></ul>
          <div class="form-inline my-2 my-lg-0">${search}</div>
          ${cart}
        </div>
      </nav>
      <div class="container"><h1>Pharmacy</h1><div class="row">
        <aside class="col-md-4 col-lg-3">${side}</aside><main class="col">${content}</main>
      </div></div>`,
  },
  {
    name: 'bootstrap-5',
    stylesheets: ['bootstrap-5/dist/css/bootstrap.css'],
    body: ({ search, cart, side, content }) => `
      <nav class="navbar navbar-expand-lg bg-body-tertiary"><div class="container-fluid">
        <a class="navbar-brand" href="#">Clinic</a>
        <button class="navbar-toggler" type="button" aria-label="Menu"><span class="navbar-toggler-icon"></span></button>
        <div class="collapse show navbar-collapse">
          <ul class="navbar-nav me-auto mb-2 mb-lg-0"><li class="nav-item"><a class="nav-link active" href="#">Doctors</a></li><li class="nav-item"><a class="nav-link" href="#">Pharmacy</a></li></ul>
          <div class="d-flex">${search}${cart}</div>
        </div>
      </div></nav>
      <div class="container"><h1>Pharmacy</h1><div class="row">
        <aside class="col-12 col-md-4 col-lg-3">${side}</aside><main class="col">${content}</main>
      </div></div>`,
  },
  {
    name: 'pico',
    stylesheets: ['@picocss/pico/css/pico.css'],
    body: ({ search, cart, side, content }) => `
      <header class="container"><nav>
        <ul><li><strong>Clinic</strong></li></ul>
        <ul><li>${search}</li><li>${cart}</li></ul>
      </nav></header>
      <main class="container"><h1>Pharmacy</h1><div class="grid"><aside>${side}</aside><div>${content}</div></div></main>`,
  },
  {
    name: 'bulma',
    stylesheets: ['bulma/css/bulma.css'],
    body: ({ search, cart, side, content }) => `
      <nav class="navbar" aria-label="main navigation">
        <div class="navbar-brand"><a class="navbar-item" href="#">Clinic</a><button type="button" class="navbar-burger is-active" aria-label="menu"><span></span><span></span><span></span></button></div>
        <div class="navbar-menu is-active">
          <div class="navbar-start"><a class="navbar-item" href="#">Doctors</a><a class="navbar-item" href="#">Pharmacy</a></div>
          <div class="navbar-end"><div class="navbar-item">${search}</div><div class="navbar-item">${cart}</div></div>
        </div>
      </nav>
      <section class="section"><div class="container"><h1 class="title">Pharmacy</h1><div class="columns">
        <aside class="column is-one-quarter">${side}</aside><main class="column">${content}</main>
      </div></div></section>`,
  },
  {
    name: 'foundation',
    stylesheets: ['foundation-sites/dist/css/foundation.css'],
    body: ({ search, cart, side, content }) => `
      <div class="top-bar">
        <div class="top-bar-left"><ul class="menu"><li class="menu-text">Clinic</li><li><a href="#">Doctors</a></li></ul></div>
        <div class="top-bar-right"><ul class="menu"><li>${search}</li><li>${cart}</li></ul></div>
      </div>
      <div class="grid-container"><h1>Pharmacy</h1><div class="grid-x grid-margin-x">
        <aside class="cell medium-4 large-3">${side}</aside><main class="cell medium-8 large-9">${content}</main>
      </div></div>`,
  },
  {
    name: 'tailwind',
    stylesheets: ['tailwindcss/preflight.css'],
    // What `mx-auto flex max-w-7xl items-center justify-between gap-4 p-4` and `md:grid-cols-[16rem_1fr]` come to.
    css: `.bar{margin:0 auto;display:flex;max-width:80rem;align-items:center;justify-content:space-between;gap:1rem;padding:1rem}
      .cols{margin:0 auto;display:grid;max-width:80rem;gap:1rem;padding:1rem}
      @media (min-width:48rem){.cols{grid-template-columns:16rem 1fr}}`,
    body: ({ search, cart, side, content }) => `
      <header class="bar"><a href="#">Clinic</a>${search}${cart}</header>
      <h1>Pharmacy</h1><div class="cols"><aside>${side}</aside><main>${content}</main></div>`,
  },
  {
    name: 'water',
    stylesheets: ['water.css/out/water.css'],
    body: ({ search, cart, side, content }) => `
      <header><h1>Pharmacy</h1><nav><a href="#">Doctors</a> ${cart}</nav>${search}</header>
      <main>${content}</main><aside>${side}</aside>`,
  },
  {
    // What no framework does and pages still do: a header that cuts what sticks out, its cart at the left edge, a narrow column.
    name: 'plain',
    stylesheets: [],
    css: `.head{position:sticky;top:0;display:flex;gap:8px;overflow:hidden;background:#fff}
      .cols{display:flex;flex-wrap:wrap;gap:16px}.side{width:230px}.main{flex:1 1 240px;min-width:0}`,
    body: ({ search, cart, side, content }) => `
      <header class="head">${cart}${search}</header>
      <h1>Pharmacy</h1><div class="cols"><aside class="side">${side}</aside><main class="main">${content}</main></div>`,
  },
  ...(['twenty-four', 'twenty-five'] as const).map(wordPressPage),
]

/**
 * The header and the columns of WordPress's two newest themes of blocks. The package of its blocks' stylesheets brings the
 * whole editor along: these are the rules for layout that WordPress prints into every page, and the markup of the themes. What
 * stands in a page without columns is as wide as the theme's text; shortcodes of a header are paragraphs.
 */
function wordPressPage(theme: 'twenty-four' | 'twenty-five'): HostPage {
  const [content, wide] = theme === 'twenty-four' ? ['620px', '1280px'] : ['645px', '1340px']
  return {
    name: `wordpress-${theme}`,
    stylesheets: [],
    css: `:root{--wp--style--global--content-size:${content};--wp--style--global--wide-size:${wide}}
      :where(body){margin:0} body{font-family:Georgia,serif;line-height:1.55;background:#f9f9f9;color:#111}
      .has-global-padding{padding-right:30px;padding-left:30px}
      body .is-layout-flex{flex-wrap:wrap;align-items:center;display:flex} .is-layout-flex>:is(*,div){margin:0}
      :where(.is-layout-flex){gap:1.2rem}
      .is-layout-constrained>:where(:not(.alignleft):not(.alignright):not(.alignfull)){max-width:var(--wp--style--global--content-size);margin-left:auto!important;margin-right:auto!important}
      .is-layout-constrained>.alignwide{max-width:var(--wp--style--global--wide-size)}
      :where(.is-layout-flow)>*,:where(.is-layout-constrained)>*{margin-block:1.2rem 0}
      .is-content-justification-space-between{justify-content:space-between}.is-content-justification-right{justify-content:flex-end}
      .is-nowrap{flex-wrap:nowrap}.wp-block-navigation{position:relative}.wp-block-navigation__container{display:flex;gap:1.2rem;margin:0;padding:0;list-style:none}
      .wp-block-columns{box-sizing:border-box;display:flex;align-items:normal!important;flex-wrap:wrap!important}.wp-block-column{flex-grow:1;min-width:0;overflow-wrap:break-word}
      @media (max-width:781px){.wp-block-column{flex-basis:100%!important}}
      @media (min-width:782px){.wp-block-columns{flex-wrap:nowrap!important}.wp-block-column{flex-basis:0;flex-grow:1}.wp-block-column[style*=flex-basis]{flex-grow:0}}`,
    body: ({ search, cart, side, content }) => `
      <header class="wp-block-template-part"><div class="wp-block-group alignfull is-layout-flow"><div class="wp-block-group has-global-padding is-layout-constrained">
        <div class="wp-block-group alignwide is-content-justification-space-between is-layout-flex">
          <p class="wp-block-site-title"><a href="#">Clinic</a></p>
          <div class="wp-block-group is-content-justification-right is-layout-flex">
            <nav class="wp-block-navigation" aria-label="Main"><ul class="wp-block-navigation__container"><li><a href="#">Doctors</a></li><li><a href="#">Pharmacy</a></li></ul></nav>
            <p>${search}</p>
            <p>${cart}</p>
          </div>
        </div>
      </div></div></header>
      <main class="wp-block-group is-layout-flow"><div class="entry-content has-global-padding is-layout-constrained">
        <h1>Pharmacy</h1>
        ${side}
        <div class="wp-block-columns alignwide is-layout-flex">
          <div class="wp-block-column is-layout-flow" style="flex-basis:66.66%">${content}</div><div class="wp-block-column is-layout-flow"><p>Ask our doctors.</p></div>
        </div>
      </div></main>`,
  }
}
