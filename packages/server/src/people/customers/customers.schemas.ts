import type { Address, Prescription, SignedInUser, User } from '@dawakit/core/contract'
import { ADDRESS_TYPES } from '@dawakit/core/customer'
import { z } from 'zod'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { cart } from '../cart/cart.schemas.ts'

export const address = schemaOf<Address>()(
  z
    .object({
      id: z.string(),
      name: z.string(),
      contactNumber: z.string(),
      email: z.string(),
      doorNumber: z.string(),
      streetName: z.string(),
      landMark: z.string(),
      pincode: z.string(),
      cityName: z.string(),
      stateName: z.string(),
      addressType: z.enum(ADDRESS_TYPES),
    })
    .meta({ id: 'Address' }),
)

export const addresses = z.array(address)

export const prescription = schemaOf<Prescription>()(
  z
    .object({
      id: z.string(),
      prescriptionImageUrl: z
        .string()
        .meta({ description: "Relative to the API's base; answered to the owner's session only." }),
    })
    .meta({ id: 'Prescription' }),
)

export const viewedProducts = z.array(z.object({ id: z.string(), name: z.string() }))

const userFields = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  gender: z.string(),
  bloodGroup: z.string(),
  dateOfBirth: z.string().meta({ description: 'yyyy-mm-dd, or empty.' }),
  pincode: z.string(),
  isEmailVerified: z.boolean(),
  cart,
  shippingAddresses: addresses,
  prescriptions: z.array(prescription),
  viewedProducts,
  withheld: z
    .array(z.enum(['shippingAddresses', 'prescriptions']))
    .optional()
    .meta({ description: 'What a partner’s page is shown once the customer has signed in again.' }),
})

export const user = schemaOf<User>()(userFields.meta({ id: 'User' }))

export const signedInUser = schemaOf<SignedInUser>()(
  userFields
    .extend({
      device: z
        .string()
        .optional()
        .meta({ description: 'The mark of this device: send it along when a code is asked for.' }),
    })
    .meta({ id: 'SignedInUser' }),
)
