import { CART_LINES_MAX, orderTotals, pricedLine, totalsInRupees } from '@dawakit/core/cart'
import type { CallName, CartLine, ChosenVariant, Product } from '@dawakit/core/contract'
import { couponDiscount } from '@dawakit/core/coupon'
import { fromRupees, paise } from '@dawakit/core/money'
import * as refusals from '@dawakit/core/refusals'
import type { Route, RouteContext } from './contract-server.ts'
import { customerFixture } from './fixtures/customers.ts'
import { orderFixture } from './fixtures/orders.ts'
import { summaryOf } from './fixtures/products.ts'

const pageOf = <Item>(context: Pick<RouteContext, 'query'>, items: Item[]) => {
  const page = Number(context.query.page) || 1
  const limit = Number(context.query.limit) || 20
  return { data: items.slice((page - 1) * limit, page * limit), totalCount: items.length }
}

const sameVariant = (a: ChosenVariant | null | undefined, b: ChosenVariant | null | undefined) =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

function productOf({ state, fail }: Pick<RouteContext, 'state' | 'fail'>, id: unknown): Product {
  return (
    state.products.find((one) => one._id === id || one.slug === id) ?? fail(404, refusals.productNotFound)
  )
}

function addLines(context: RouteContext<'POST /post/cart'>): { data: CartLine[] } {
  const user = context.user()
  const { products } = context.body.data
  if (products.length > CART_LINES_MAX) context.fail(400, refusals.invalidRequest)
  for (const input of products) {
    const product = productOf(context, input._id ?? input.id)
    const line = user.cart.find((one) => one._id === product._id && sameVariant(one.variant, input.variant))
    if (line) line.quantity = Math.min(100, line.quantity + input.quantity)
    else user.cart.push({ ...summaryOf(product), quantity: input.quantity, variant: input.variant ?? null })
  }
  return { data: user.cart }
}

function placeOrder(context: RouteContext<'POST /post/order'>) {
  const { state, fail, headers } = context
  const user = context.user()
  const { order } = context.body
  const key = headers.get('idempotency-key')
  const earlier = key ? state.ordersByKey.get(key) : undefined
  if (earlier) return { data: earlier }
  if (order.products.length === 0) fail(422, refusals.cartEmpty)
  if (!order.acceptedTerms) fail(422, refusals.acceptTerms)
  const addressId =
    typeof order.shippingAddress === 'string' ? order.shippingAddress : order.shippingAddress?.id
  const address = user.shippingAddresses.find((one) => one.id === addressId) ?? fail(422, refusals.addAddress)
  const shipping =
    state.states.find((one) => one.stateName === address.stateName) ?? fail(422, refusals.stateUnavailable)
  const products = order.products.map((line) => ({
    ...productOf(context, line._id),
    quantity: line.quantity,
  }))
  if (products.some((one) => one.isPrescriptionNeeded) && !order.prescriptions?.length) {
    fail(422, refusals.selectPrescription)
  }
  const coupon = state.coupons.find((one) => one.name === order.coupon)
  const lines = products.map(pricedLine)
  const totals = totalsInRupees(
    orderTotals({
      lines,
      discount: coupon ? couponDiscount(coupon, lines) : paise(0),
      deliveryFee: fromRupees(shipping.shippingFees),
    }),
  )
  if (order.totalPrice !== undefined && order.totalPrice !== totals.total) {
    fail(409, refusals.totalsChanged, { data: { totals } })
  }
  const isCashOnDelivery = order.paymentMethod === 'cod' || order.isCashOnDelivery === true
  const placed = {
    ...orderFixture({
      _id: `o-${state.orders.length + 1}`,
      orderNumber: `DK-2611-${String(state.orders.length + 1).padStart(6, '0')}`,
      shippingAddress: address,
      totals,
      totalPrice: totals.total,
      deliveryCharge: totals.deliveryCharge,
      isCashOnDelivery,
      coupon: coupon ? { name: coupon.name, discountPercentage: coupon.discountPercentage } : null,
      products: products.map((one) => ({
        _id: one._id,
        name: one.name,
        slug: one.slug,
        thumbnailUrl: one.thumbnailUrl,
        quantity: one.quantity,
        salesPrice: one.salesPrice,
        purchasedPrice: one.purchasedPrice,
        packageSize: one.packageSize,
        variant: null,
        isPrescriptionNeeded: one.isPrescriptionNeeded,
        categorySlug: 'category',
      })),
    }),
    next: isCashOnDelivery ? ('done' as const) : ('payment' as const),
  }
  state.orders.unshift(placed)
  if (key) state.ordersByKey.set(key, placed)
  if (isCashOnDelivery) user.cart = []
  return { data: placed }
}

function orderOf({ state, fail }: Pick<RouteContext, 'state' | 'fail'>, id: unknown) {
  return state.orders.find((one) => one._id === id) ?? fail(404, refusals.orderNotFound)
}

/** The contract, call by call. */
export const routes: { [Name in CallName]?: Route<Name> } & { 'POST /post/uploadPrescription': Route } = {
  'POST /post/signup': ({ body, state, fail }) => {
    const data = body.data
    if ('password' in data) {
      if (state.users.some((one) => one.email === data.email)) fail(409, refusals.emailTaken)
      state.users.push(
        customerFixture({ ...data, _id: `u-${state.users.length + 1}`, shippingAddresses: [] }),
      )
      return { data: null, message: 'User Created Successfully' }
    }
    const isKnown = state.users.some((one) => one.mobileNumber === data.mobileNumber)
    const isNewUser = 'isNewUser' in data
    if (!isKnown && !isNewUser) fail(200, refusals.newUserDetails, { newUser: true })
    if (isNewUser) {
      if (state.users.some((one) => one.email === data.email)) fail(409, refusals.emailTaken)
      state.pendingUsers.set(data.mobileNumber, { username: data.username, email: data.email })
    }
    return { data: null, message: 'OTP Send Successfully' }
  },
  'POST /post/signIn': ({ body, state, fail }) => {
    const data = body.data
    if ('password' in data) {
      const user = state.users.find((one) => one.email === data.email)
      if (!user || data.password !== state.password) return fail(401, refusals.wrongCredentials)
      return { data: user, token: state.issueToken(user._id), message: 'Logged In' }
    }
    if (data.otp !== state.otp) return fail(401, refusals.otpWrong)
    let user = state.users.find((one) => one.mobileNumber === data.mobileNumber)
    if (!user) {
      user = customerFixture({
        ...state.pendingUsers.get(data.mobileNumber),
        _id: `u-${state.users.length + 1}`,
        mobileNumber: data.mobileNumber,
        shippingAddresses: [],
      })
      state.users.push(user)
    }
    return { data: user, token: state.issueToken(user._id), message: 'Logged In' }
  },
  'POST /post/logout': () => ({ data: null }),
  'POST /post/verifyToken': ({ user }) => ({ data: user() }),
  'POST /post/verifyEmail': () => ({ data: null }),
  'POST /post/forgotPassword': () => ({ data: null, message: 'Check your email to reset password' }),
  'GET /get/userByForgotPasswordId': ({ query, state }) => {
    const email = state.resetLinks.get(query.forgotPasswordId ?? '')
    return { data: email ? { email } : null }
  },
  'POST /post/resetPassword': ({ body, state, fail }) => {
    const { id, password } = body.data
    if (!state.resetLinks.delete(id)) fail(404, refusals.linkExpired)
    state.password = password
    return { data: null, message: 'Password is changed' }
  },
  'GET /get/user': ({ user }) => ({ data: user() }),
  'PUT /update/userDetails': ({ body, user }) => ({ data: Object.assign(user(), body.data.data) }),
  'POST /post/shippingAddress': ({ body, user, fail }) => {
    const addresses = user().shippingAddresses
    if (addresses.length >= 2) fail(409, refusals.maximumAddressReached)
    addresses.push({ ...body.address, id: `a-${addresses.length + 1}` })
    return { data: addresses, message: 'Address Added' }
  },
  'PUT /update/shippingAddress': ({ body, user }) => {
    const owner = user()
    owner.shippingAddresses = owner.shippingAddresses.map((one) =>
      one.id === body.shippingAddress.id ? body.shippingAddress : one,
    )
    return { data: owner.shippingAddresses, message: 'Address Changed' }
  },
  'DELETE /delete/shippingAddress': ({ body, user }) => {
    const owner = user()
    const { id } = body.data.shippingAddress
    owner.shippingAddresses = owner.shippingAddresses.filter((one) => one.id !== id)
    return { data: owner.shippingAddresses, message: 'Address has been deleted' }
  },
  'POST /post/uploadPrescription': ({ user }) => {
    const owner = user()
    const id = `rx-${owner.prescriptions.length + 1}`
    owner.prescriptions.push({ id, prescriptionImageUrl: `/get/prescription/${id}` })
    return { data: null, message: 'Prescription Uploaded..!' }
  },
  'DELETE /delete/prescription': ({ body, user }) => {
    const owner = user()
    owner.prescriptions = owner.prescriptions.filter((one) => one.id !== body.data.prescription.id)
    return { data: null, message: 'Prescription Deleted..!' }
  },
  'POST /post/viewedProduct': ({ body, user }) => {
    const owner = user()
    owner.viewedProducts = [body.product, ...owner.viewedProducts.filter((one) => one.id !== body.product.id)]
    return { data: owner.viewedProducts }
  },
  'POST /post/newsletter': () => ({ data: null, message: 'Thank you for subscribing' }),

  'POST /post/cart': addLines,
  'PUT /update/cart': ({ body, user }) => {
    const owner = user()
    const { productId, variant } = body.data
    owner.cart = owner.cart.filter((one) => one._id !== productId || !sameVariant(one.variant, variant))
    return { data: owner.cart }
  },
  'PUT /update/cartQuantity': ({ body, user, fail }) => {
    const owner = user()
    const { productId, variant, quantity } = body.data
    if (quantity > 100) fail(422, refusals.maximumProductReached)
    const line = owner.cart.find((one) => one._id === productId && sameVariant(one.variant, variant))
    if (!line) return fail(404, refusals.notInCart)
    line.quantity = quantity
    return { data: owner.cart }
  },
  'DELETE /delete/clearCart': ({ user }) => {
    const owner = user()
    owner.cart = []
    return { data: [] }
  },

  'GET /get/search': ({ query, state }) => {
    const text = (query.search ?? '').toLowerCase()
    const products = state.products.filter((one) => one.name.toLowerCase().startsWith(text)).map(summaryOf)
    const variants = state.products
      .flatMap((product) => product.variants.map((variant) => ({ product, variant })))
      .filter(({ product }) => product.name.toLowerCase().startsWith(text))
      .map(({ product, variant }) => ({
        secondaryType: '',
        secondaryValue: '',
        ...variant.data,
        productId: variant.productId,
        productName: product.name,
        name: `${product.name} ${variant.data.primaryValue}`,
        slug: variant.slug,
        thumbnailurl: product.thumbnailUrl,
        salesPrice: variant.salesPrice,
        purchasedPrice: variant.purchasedPrice,
        discount: variant.discount,
        isGeneralProduct: product.isGeneralProduct,
        generalCategory: product.generalCategory,
        specialityCategory: product.specialityCategory,
      }))
    return { data: { products, variants, salts: [], didYouMean: [] } }
  },
  'GET /get/products': (context) => pageOf(context, context.state.products.map(summaryOf)),
  'GET /get/product': (context) => ({ data: productOf(context, context.query.id) }),
  'GET /get/productBySlug': (context) => ({ data: productOf(context, context.query.slug) }),
  'GET /get/alternativeProduct': ({ state }) => ({ data: state.products.slice(0, 3).map(summaryOf) }),
  'GET /get/similarProducts': ({ state }) => ({ data: state.products.map(summaryOf) }),
  'GET /get/dealsOfTheDay': ({ state }) => ({
    data: state.products.filter((one) => one.discount !== '0').map(summaryOf),
  }),
  'POST /get/productsByGeneralCategoryName': (context) =>
    pageOf(
      context,
      context.state.products
        .filter((one) => one.generalCategory === context.body.categoryName)
        .map(summaryOf),
    ),
  'POST /get/productsBySpecialityCategoryName': (context) =>
    pageOf(
      context,
      context.state.products
        .filter((one) => one.specialityCategory === context.body.categoryName)
        .map(summaryOf),
    ),
  'POST /get/productsByBrand': (context) =>
    pageOf(
      context,
      context.state.products.filter((one) => one.brand?.name === context.body.brandName).map(summaryOf),
    ),

  'GET /get/pincode': ({ query, state }) => ({
    data: state.pincodes.filter((one) => one.pincode.startsWith(query.searchPincode ?? '')),
  }),
  'GET /get/singlePincode': ({ query, state }) => ({
    data: state.pincodes.find((one) => one.pincode === query.pincode) ?? null,
  }),
  'GET /get/singleState': ({ query, state }) => ({
    data: state.states.find((one) => one.stateName === query.stateName) ?? null,
  }),
  'GET /get/userStatenames': ({ state }) => ({ data: state.states }),

  'POST /post/newProductRequest': ({ body, state, user }) => {
    user()
    state.newProductRequests.push(body.data)
    return { data: null }
  },
  'POST /post/productRequest': ({ body, state, user }) => {
    user()
    state.stockRequests.push(body.data)
    return { data: null }
  },
  'GET /get/userProductRequests': ({ query, state }) => ({
    data: state.stockRequests.filter((one) => one.user === query.userId && one.product === query.productId),
  }),
  'POST /post/review': (context) => {
    context.user()
    const product = productOf(context, context.body.productId)
    product.reviews.push({ username: '', email: '', date: new Date().toISOString(), ...context.body.review })
    return { data: null }
  },
  'POST /post/updateReview': (context) => {
    const reviewer = context.user()
    const product = productOf(context, context.body.productId)
    const review = product.reviews.find((one) => one.userId === reviewer._id)
    if (!review) return context.fail(403, refusals.buyToReview)
    Object.assign(review, context.body.reviewData)
    return { data: null }
  },
  'GET /get/pushNotifications': ({ state }) => ({ data: state.notifications }),
  'PUT /update/pushNotification': ({ body, state, user }) => {
    const { _id } = user()
    for (const one of state.notifications) {
      if (body.data.idsArray.includes(one._id)) one.seenUsers = [_id]
    }
    return { data: null }
  },

  'GET /get/pageBanners/CHECKOUT': () => ({
    data: { title: 'Order Review', description: 'Check your order before you pay.' },
  }),
  'GET /get/checkoutConfig': ({ state }) => ({ data: state.checkoutConfig }),
  'GET /get/promoCode': ({ query, state }) => ({
    data: state.coupons.find((one) => one.name.toLowerCase() === (query.name ?? '').toLowerCase()) ?? null,
  }),
  'POST /post/order': placeOrder,
  'POST /post/payment': (context) => {
    context.user()
    const order = orderOf(context, context.body.orderId)
    return { data: { id: `gw-${order._id}`, amount: fromRupees(order.totalPrice), currency: 'INR' } }
  },
  'POST /post/verifyPayment': (context) => {
    const owner = context.user()
    const order = orderOf(context, context.body.order._id)
    if (context.body.payment.razorpaySignature !== context.state.goodSignature) {
      context.fail(400, refusals.paymentVerificationFailed)
    }
    order.paymentStatus = 'paid'
    owner.cart = []
    return { data: order }
  },
  'POST /post/ccav/init': (context) => {
    const order = orderOf(context, context.body.orderId)
    return {
      data: { action: 'https://gateway.test/pay', fields: { encRequest: order._id, access_code: 'AV1' } },
    }
  },
  'GET /get/orderByUserId': (context) => {
    const { _id } = context.user()
    return pageOf(
      context,
      context.state.orders.filter((one) => one.user._id === _id),
    )
  },
  'GET /get/userOrder': (context) => {
    context.user()
    return { data: orderOf(context, context.query.id) }
  },
  'PUT /update/cancelOrder': (context) => {
    context.user()
    const order = orderOf(context, context.body.data.id)
    if (order.deliveryStatus !== 'pending') context.fail(409, refusals.cancelNotAllowed)
    order.isCanceled = true
    order.canceledAt = new Date().toISOString()
    return { data: order }
  },
  'GET /get/invoice': (context) => {
    context.user()
    const order = orderOf(context, context.query.orderId)
    if (order.deliveryStatus !== 'delivered') context.fail(422, refusals.invoiceAfterDelivery)
    return { data: context.state.invoices.find((one) => one.orderId === order._id) ?? null }
  },
}
