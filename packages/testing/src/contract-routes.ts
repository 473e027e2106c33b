import type { CallName } from '@dawakit/core/contract'
import { loginRequired } from '@dawakit/core/refusals'
import { answerRoutes } from './routes/answer-routes.ts'
import { cartRoutes } from './routes/cart-routes.ts'
import { categoryRoutes } from './routes/category-routes.ts'
import { customerRoutes } from './routes/customer-routes.ts'
import { listingRoutes } from './routes/listing-routes.ts'
import { orderRoutes } from './routes/order-routes.ts'
import { prescriptionRequestRoutes } from './routes/prescription-request-routes.ts'
import { productRoutes } from './routes/product-routes.ts'
import { pictureOf, returnRoutes } from './routes/return-routes.ts'
import { reviewRoutes } from './routes/review-routes.ts'
import type { AnyContext, Routes } from './routes/route.ts'
import { sessionRoutes } from './routes/session-routes.ts'
import { shopRoutes } from './routes/shop-routes.ts'

const calls: Routes<CallName> = {
  ...sessionRoutes,
  ...customerRoutes,
  ...cartRoutes,
  ...productRoutes,
  ...categoryRoutes,
  ...listingRoutes,
  ...shopRoutes,
  ...reviewRoutes,
  ...answerRoutes,
  ...orderRoutes,
  ...returnRoutes,
  ...prescriptionRequestRoutes,
}

/** Every call of the contract, and the uploads, which are none: forms, not JSON. */
export const routes = {
  ...calls,
  'POST /post/uploadPrescription': {
    login: loginRequired,
    answer({ state, user }: AnyContext) {
      const id = `rx-${state.nextId()}`
      const prescription = { id, prescriptionImageUrl: `/get/prescription/${id}` }
      user().prescriptions.push(prescription)
      return { data: prescription, message: 'Prescription Uploaded..!' }
    },
  },
  'POST /post/uploadReturnPicture': {
    login: loginRequired,
    answer({ state }: AnyContext) {
      const id = `picture-${state.nextId()}`
      state.returnPictures.push(id)
      return { data: pictureOf(id), message: 'We have the picture.' }
    },
  },
}
