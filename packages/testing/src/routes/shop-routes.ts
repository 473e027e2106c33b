import { checkForgotPassword, checkProductRequest } from '@dawakit/core/customer'
import * as refusals from '@dawakit/core/refusals'
import { isSameState } from '@dawakit/core/tax'
import { filled, list, optional, text } from './checks.ts'
import { productOf } from './products.ts'
import type { Routes } from './route.ts'

/** What the shop tells everybody, and what it is asked for: home page, delivery, requests, notices. */
export const shopRoutes: Routes<
  | 'GET /get/carouselBanner'
  | 'GET /get/adsBanner'
  | 'GET /get/dynamicCategories'
  | 'GET /get/pincode'
  | 'GET /get/singlePincode'
  | 'GET /get/singleState'
  | 'GET /get/userStatenames'
  | 'POST /post/newsletter'
  | 'POST /post/confirmNewsletter'
  | 'POST /post/leaveNewsletter'
  | 'POST /post/newProductRequest'
  | 'POST /post/productRequest'
  | 'GET /get/userProductRequests'
  | 'GET /get/pushNotifications'
  | 'PUT /update/pushNotification'
> = {
  'GET /get/carouselBanner': { answer: ({ state }) => ({ data: state.banners }) },
  'GET /get/adsBanner': { answer: ({ state }) => ({ data: state.adsBanners }) },
  'GET /get/dynamicCategories': { answer: ({ state }) => ({ data: state.dynamicCategories }) },
  'GET /get/pincode': {
    query: { searchPincode: text },
    answer({ query, state }) {
      const start = query['searchPincode'] ?? ''
      return { data: start ? state.pincodes.filter((one) => one.pincode.startsWith(start)) : [] }
    },
  },
  'GET /get/singlePincode': {
    query: { pincode: text },
    answer: ({ query, state }) => ({
      data: state.pincodes.find((one) => one.pincode === query['pincode']?.trim()) ?? null,
    }),
  },
  'GET /get/singleState': {
    query: { stateName: text },
    answer: ({ query, state }) => ({
      data: state.states.find((one) => isSameState(one.stateName, query['stateName'] ?? '')) ?? null,
    }),
  },
  'GET /get/userStatenames': {
    answer: ({ state }) => ({
      data: [...state.states].sort((one, other) => one.stateName.localeCompare(other.stateName)),
    }),
  },
  'POST /post/newsletter': {
    body: { email: optional(text) },
    answer({ asked, state, refuse }) {
      refuse(checkForgotPassword(asked))
      const link = `newsletter-${state.nextId()}`
      state.newsletterLinks.add(link)
      state.mailedLinks.push(link)
      const message = 'Thank you for subscribing. Please confirm it by the link in your mail'
      return { data: null, message }
    },
  },
  'POST /post/confirmNewsletter': {
    body: { token: filled },
    answer({ asked, state, fail }) {
      if (!state.newsletterLinks.has(asked.token)) fail(422, refusals.linkExpired)
      return { data: null, message: 'Your subscription is confirmed' }
    },
  },
  'POST /post/leaveNewsletter': {
    body: { token: filled },
    answer: () => ({ data: null, message: 'You are unsubscribed' }),
  },
  'POST /post/newProductRequest': {
    login: refusals.loginToRequestMedicine,
    body: { productName: optional(text), mobileNumber: optional(text), user: filled },
    answer({ asked, state, self, refuse }) {
      self(asked.user)
      refuse(checkProductRequest({ isSignedIn: true, ...asked }))
      state.newProductRequests.push(asked)
      return { data: null, message: 'Product Requested' }
    },
  },
  'POST /post/productRequest': {
    login: refusals.loginToNotify,
    body: { user: filled, product: filled },
    answer(context) {
      const { asked, state, self, fail } = context
      self(asked.user)
      if (productOf(context, asked.product).totalStocks > 0) fail(409, refusals.productInStock)
      const { user, product } = asked
      const isOpen = state.stockRequests.some((one) => one.user === user && one.product === product)
      if (!isOpen) state.stockRequests.push({ user, product })
      return { data: null, message: 'Product Requested' }
    },
  },
  'GET /get/userProductRequests': {
    login: refusals.loginToNotify,
    query: { userId: filled, productId: filled },
    answer({ query, state, self }) {
      const { _id: user } = self(query['userId'])
      const product = query['productId']
      return { data: state.stockRequests.filter((one) => one.user === user && one.product === product) }
    },
  },
  'GET /get/pushNotifications': { answer: ({ state }) => ({ data: state.notifications }) },
  'PUT /update/pushNotification': {
    login: refusals.loginRequired,
    body: { userId: filled, idsArray: list(filled, { most: 500 }) },
    answer({ asked, state, self }) {
      const { _id } = self(asked.userId)
      for (const one of state.notifications) {
        if (asked.idsArray.includes(one._id)) one.seenUsers = [_id]
      }
      return { data: null }
    },
  },
}
