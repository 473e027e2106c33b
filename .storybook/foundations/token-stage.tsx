import { drawnPack } from '@dawakit/testing/fixtures/drawn-pack'
import { amoxicillin, coughSyrup, insulin, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { Badge } from '@dawakit/widgets/badge'
import { Button } from '@dawakit/widgets/button'
import { CartButton } from '@dawakit/widgets/cart-button'
import { TextField } from '@dawakit/widgets/field'
import { PincodeChecker } from '@dawakit/widgets/pincode-checker'
import { ProductCard } from '@dawakit/widgets/product-card'
import { SearchBox } from '@dawakit/widgets/search-box'
import { LiveWidgets } from '../live-widgets.tsx'
import type { Half } from './tokens.ts'

const drawn = (product: typeof paracetamol) => ({
  ...summaryOf(product),
  thumbnailUrl: drawnPack(product.name, product.dosageForm),
})

/** Widgets with something of every kind of control. */
export function Shelf() {
  return (
    <>
      <div className="token-stage__bar">
        <SearchBox />
        <CartButton hideNews />
      </div>
      <div className="token-stage__cards">
        {[paracetamol, amoxicillin, coughSyrup, insulin].map((product) => (
          <ProductCard key={product._id} product={drawn(product)} headingLevel={3} />
        ))}
      </div>
      <div className="token-stage__pair">
        <div className="token-stage__panel">
          <PincodeChecker />
        </div>
        <div className="token-stage__panel dawa-widget">
          <TextField label="Mobile Number" prefix="+91" placeholder="10 digits" />
          <TextField label="Email" defaultValue="kavitha@" error="Enter Valid Email" />
          <div className="token-stage__row">
            <Button>Buy Now</Button>
            <Button variant="secondary">View Cart</Button>
            <Button variant="danger">Remove</Button>
          </div>
          <div className="token-stage__row">
            <Badge kind="rx">Prescription</Badge>
            <Badge kind="cold">Cold chain</Badge>
            <Badge kind="deal">20% Off</Badge>
            <Badge kind="success">Delivered</Badge>
          </div>
        </div>
      </div>
    </>
  )
}

/** Live widgets over a shop in memory: what a change of the look does to them. */
export function TokenStage({ half }: { half: Half }) {
  return (
    <LiveWidgets
      label="Widgets with this look"
      className="token-stage"
      theme={half}
      cart={[[paracetamol, 2]]}
    >
      <Shelf />
    </LiveWidgets>
  )
}
