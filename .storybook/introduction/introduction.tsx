import './introduction.css'
import { drawnPack } from '@dawakit/testing/fixtures/drawn-pack'
import { amoxicillin, coughSyrup, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { buttonClass } from '@dawakit/widgets/button'
import { CartButton } from '@dawakit/widgets/cart-button'
import { PincodeChecker } from '@dawakit/widgets/pincode-checker'
import { ProductCard } from '@dawakit/widgets/product-card'
import { SearchBox } from '@dawakit/widgets/search-box'
import { FrontRoom } from '../front-room.tsx'
import { LiveWidgets } from '../live-widgets.tsx'
import { PageLink } from '../page-link.tsx'
import { useToolbar } from '../use-toolbar.ts'
import { ROOMS, WAYS_IN } from './ways-and-rooms.ts'

const shelf = [paracetamol, amoxicillin, coughSyrup].map((product) => ({
  ...summaryOf(product),
  thumbnailUrl: drawnPack(product.name, product.dosageForm),
}))

/** Widgets at work, in the colours of the toolbar. */
function Counter() {
  const { theme } = useToolbar()
  return (
    <LiveWidgets
      label="Widgets at work"
      className={`introduction__counter story--${theme}`}
      cart={[[paracetamol, 1]]}
    >
      <div className="introduction__bar">
        <SearchBox />
        <CartButton hideNews />
      </div>
      <div className="introduction__shelf">
        {shelf.map((product) => (
          <ProductCard key={product._id} product={product} headingLevel={2} />
        ))}
      </div>
      <PincodeChecker />
    </LiveWidgets>
  )
}

/** The first page: what this is, how it comes to a page, and where to look. */
export function Introduction() {
  return (
    <FrontRoom className="introduction">
      <header className="introduction__head">
        <div className="introduction__words">
          <p className="introduction__brand">
            Dawa<span>kit</span>
          </p>
          <h1>A pharmacy, on any page</h1>
          <p className="front-room__lead">
            Search, product cards, cart, checkout, order tracking, invoices: the widgets of an online pharmacy
            in India. Take one or all of them, in your own look. The shelf on this page is live: look for
            “para”, put something into the cart.
          </p>
          <div className="introduction__doors">
            <PageLink className={buttonClass({})} to="?path=/docs/handbook-getting-started--docs">
              Start in five minutes
            </PageLink>
            <PageLink
              className={buttonClass({ variant: 'secondary' })}
              to="?path=/docs/foundations-tokens--docs"
            >
              Give it your look
            </PageLink>
          </div>
        </div>
        <Counter />
      </header>

      <section className="introduction__ways" aria-label="Three ways in">
        {WAYS_IN.map(({ title, text, code, to, link }) => (
          <article key={title} className="introduction__card">
            <h2>{title}</h2>
            <p>{text}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
            <pre className="front-room__code" tabIndex={0}>
              {code}
            </pre>
            <PageLink className="front-room__link" to={to}>
              {link}
            </PageLink>
          </article>
        ))}
      </section>

      <section className="introduction__rooms" aria-label="Rooms">
        {ROOMS.map(({ title, doors }) => (
          <div key={title} className="introduction__room">
            <h2>{title}</h2>
            <ul>
              {doors.map(({ name, text, to }) => (
                <li key={name}>
                  <PageLink className="front-room__link" to={to}>
                    {name}
                  </PageLink>
                  <span> {text}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </FrontRoom>
  )
}
