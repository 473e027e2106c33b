import type { Address, AddressInput, ProfileData, User } from '@dawakit/core/contract'
import { checkAddress, checkAddressCount, checkProfile, mobileDigitsOf } from '@dawakit/core/customer'
import { isPincode } from '@dawakit/core/delivery'
import * as refusals from '@dawakit/core/refusals'
import { type Checks, fields, filled, ignored, optional, text } from './checks.ts'
import { productOf } from './products.ts'
import type { AnyContext, RouteContext, Routes } from './route.ts'

/** Products that are remembered as viewed. */
const VIEWED = 20

const addressChecks: Checks<AddressInput> = {
  name: optional(text),
  contactNumber: optional(text),
  email: optional(text),
  doorNumber: optional(text),
  streetName: optional(text),
  landMark: optional(text),
  pincode: optional(text),
  cityName: optional(text),
  stateName: optional(text),
  addressType: optional(text),
}

const profileChecks: Checks<ProfileData> = {
  username: optional(text),
  gender: optional(text),
  bloodGroup: optional(text),
  dateOfBirth: optional((value) => value === '' || !Number.isNaN(Date.parse(String(value)))),
  pincode: optional(text),
}

const login = refusals.loginRequired

/** The place of a pincode that is served, or a 422 that marks the field. */
function placeOf({ state, fail }: AnyContext, pincode: string) {
  const { text } = refusals.pincodeUnavailable
  return (
    state.pincodes.find((one) => one.pincode === pincode) ??
    fail(422, refusals.pincodeUnavailable, { fields: { pincode: text } })
  )
}

/** A good address with the state of its pincode. */
function checkedAddress<Given extends AddressInput>(
  context: AnyContext & Pick<RouteContext, 'refuse'>,
  address: Given,
): Given {
  context.refuse(checkAddress(address))
  const contactNumber = mobileDigitsOf(address.contactNumber) ?? ''
  return { ...address, contactNumber, stateName: placeOf(context, address.pincode).state }
}

/** One of the customer's own things, or a 404. */
function requireOne(context: AnyContext, things: readonly { id: string }[], id: string): void {
  if (!things.some((one) => one.id === id)) context.fail(404, refusals.notFound)
}

export const customerRoutes: Routes<
  | 'GET /get/user'
  | 'PUT /update/userDetails'
  | 'POST /post/shippingAddress'
  | 'PUT /update/shippingAddress'
  | 'DELETE /delete/shippingAddress'
  | 'DELETE /delete/prescription'
  | 'POST /post/viewedProduct'
> = {
  'GET /get/user': {
    login,
    query: { id: filled },
    answer: ({ query, self }) => ({ data: self(query['id']) }),
  },
  'PUT /update/userDetails': {
    login,
    body: { id: filled, data: fields<ProfileData>(profileChecks) },
    answer(context) {
      const { asked, self, refuse, fail } = context
      const user = self(asked.id)
      const { username, pincode } = asked.data
      if (pincode !== undefined && !isPincode(pincode)) fail(400, refusals.enterValidPincode)
      if (username !== undefined) refuse(checkProfile({ username }))
      if (pincode !== undefined) placeOf(context, pincode)
      return { data: Object.assign(user, asked.data), message: 'Fields Updated' }
    },
  },
  'POST /post/shippingAddress': {
    login,
    body: { userId: filled, address: fields<AddressInput>(addressChecks) },
    answer(context) {
      const { shippingAddresses } = context.self(context.asked.userId)
      const address = checkedAddress(context, context.asked.address)
      const tooMany = checkAddressCount(shippingAddresses.length)
      if (tooMany) context.fail(409, tooMany)
      shippingAddresses.push({ ...address, id: `a-${context.state.nextId()}` })
      return { data: shippingAddresses, message: 'Address Added' }
    },
  },
  'PUT /update/shippingAddress': {
    login,
    body: { userId: filled, shippingAddress: fields<Address>({ id: filled, ...addressChecks }) },
    answer(context) {
      const user: User = context.self(context.asked.userId)
      const address = checkedAddress(context, context.asked.shippingAddress)
      requireOne(context, user.shippingAddresses, address.id)
      user.shippingAddresses = user.shippingAddresses.map((one) => (one.id === address.id ? address : one))
      return { data: user.shippingAddresses, message: 'Address Changed' }
    },
  },
  'DELETE /delete/shippingAddress': {
    login,
    body: { userId: filled, shippingAddress: fields<{ id: string }>({ id: filled }) },
    answer(context) {
      const user = context.self(context.asked.userId)
      const { id } = context.asked.shippingAddress
      requireOne(context, user.shippingAddresses, id)
      user.shippingAddresses = user.shippingAddresses.filter((one) => one.id !== id)
      return { data: user.shippingAddresses, message: 'Address has been deleted' }
    },
  },
  'DELETE /delete/prescription': {
    login,
    body: { userId: filled, prescription: fields<{ id: string }>({ id: filled }) },
    answer(context) {
      const user = context.self(context.asked.userId)
      const { id } = context.asked.prescription
      requireOne(context, user.prescriptions, id)
      user.prescriptions = user.prescriptions.filter((one) => one.id !== id)
      return { data: null, message: 'Prescription Deleted..!' }
    },
  },
  'POST /post/viewedProduct': {
    login,
    body: {
      userId: filled,
      viewedProducts: ignored,
      product: fields<{ id: string; name: string }>({ id: filled, name: ignored }),
    },
    answer(context) {
      const user = context.self(context.asked.userId)
      const { _id: id, name } = productOf(context, context.asked.product.id)
      const others = user.viewedProducts.filter((one) => one.id !== id)
      user.viewedProducts = [{ id, name }, ...others].slice(0, VIEWED)
      return { data: user.viewedProducts }
    },
  },
}
