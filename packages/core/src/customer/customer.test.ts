import {
  checkAddress,
  checkAddressCount,
  checkForgotPassword,
  checkMobile,
  checkNewUser,
  checkOtp,
  checkProductRequest,
  checkProfile,
  checkResetPassword,
  checkSignIn,
  checkSignUp,
  isEmail,
  isStrongPassword,
  isTokenExpired,
  mobileDigitsOf,
  profileChange,
} from '@dawakit/core/customer'
import { describe, expect, it } from 'vitest'

describe('sign-in by one-time code', () => {
  it.each(['', '98765', '98765432101', '98765x3210', '+919876543', '९८७६५४३२१०'])(
    'refuses the mobile number "%s"',
    (mobileNumber) => {
      expect(checkMobile({ mobileNumber })?.message.text).toBe('Enter a valid Number')
    },
  )

  it('takes 10 digits and a code of 4', () => {
    expect(checkMobile({ mobileNumber: '9876543210' })).toBeNull()
    expect(checkOtp({ otp: '0042' })).toBeNull()
    expect(checkOtp({ otp: '004' })?.message.text).toBe('Enter four digits')
    expect(checkOtp({ otp: '12a4' })?.fields).toEqual(['otp'])
  })

  it('asks a new user for everything, then for a true e-mail', () => {
    const user = { mobileNumber: '9876543210', username: 'Asha', email: 'asha@example.com' }
    expect(checkNewUser(user)).toBeNull()
    expect(checkNewUser({ ...user, username: ' ', email: '' })).toEqual({
      message: { code: 'enter-all-fields', text: 'Enter All Fields' },
      fields: ['username', 'email'],
    })
    expect(checkNewUser({ ...user, mobileNumber: '98765' })?.message.text).toBe('Enter a valid Number')
    expect(checkNewUser({ ...user, email: 'asha@example' })?.message.text).toBe('Enter Valid Email')
  })
})

describe('isEmail', () => {
  it.each(['a@b.in', 'first.last+tag@sub.example.co.in', "o'brien@example.com"])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'a',
    'a@',
    '@b.in',
    'a@b',
    'a b@c.in',
    'a@b..in',
    'a@.in',
    'a@b.i',
    'a@b@c.in',
    '<a@b.in>',
    'a@b.in\n',
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it('answers at once, however long the text', () => {
    expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false)
  })
})

describe('passwords', () => {
  it('need 6 to 20 characters with a digit, a lower-case and an upper-case letter', () => {
    expect(isStrongPassword('Abc123')).toBe(true)
    expect(isStrongPassword(`Aa1${'x'.repeat(17)}`)).toBe(true)
    expect(isStrongPassword(`Aa1${'x'.repeat(18)}`)).toBe(false)
    expect(isStrongPassword('Abc12')).toBe(false)
    expect(isStrongPassword('abc123')).toBe(false)
    expect(isStrongPassword('ABC123')).toBe(false)
    expect(isStrongPassword('Abcdef')).toBe(false)
  })

  it('are asked for at sign-up after terms, fields and e-mail', () => {
    const form = {
      username: 'Asha',
      email: 'asha@example.com',
      mobileNumber: '9876543210',
      password: 'Abc123',
      acceptedTerms: true,
    }
    expect(checkSignUp(form)).toBeNull()
    expect(checkSignUp({ ...form, acceptedTerms: undefined })).toBeNull()
    expect(checkSignUp({ acceptedTerms: false })?.message.text).toBe('Please Accept Terms & Conditions')
    expect(checkSignUp({ ...form, username: '' })?.message.text).toBe('All Fields Are Required')
    expect(checkSignUp({ ...form, email: 'x', password: 'x' })?.message.text).toBe('Enter A Valid Email')
    expect(checkSignUp({ ...form, mobileNumber: '1' })?.message.text).toBe('Enter a valid Number')
    expect(checkSignUp({ ...form, password: 'abc' })?.message.code).toBe('password-rule')
  })

  it('are asked for at sign-in', () => {
    expect(checkSignIn({ email: 'asha@example.com', password: 'x' })).toBeNull()
    expect(checkSignIn({ email: 'asha@example.com' })?.fields).toEqual(['password'])
    expect(checkSignIn({ email: 'asha', password: 'x' })?.message.text).toBe('Enter A Valid Email')
  })

  it('are reset by a link and typed twice', () => {
    expect(checkForgotPassword({})?.message.text).toBe('Please enter your email')
    expect(checkForgotPassword({ email: 'asha' })?.message.text).toBe('Enter a valid email')
    expect(checkForgotPassword({ email: 'asha@example.com' })).toBeNull()
    expect(checkResetPassword({ password: 'Abc123' })?.message.text).toBe('Please enter your new password')
    expect(checkResetPassword({ password: 'Abc123', retype: 'Abc124' })?.message.text).toBe(
      'Passwords does not matched',
    )
    expect(checkResetPassword({ password: 'abc', retype: 'abc' })?.message.code).toBe('password-rule')
    expect(checkResetPassword({ password: 'Abc123', retype: 'Abc123' })).toBeNull()
  })
})

describe('addresses', () => {
  const address = {
    name: 'Asha',
    contactNumber: '9876543210',
    email: 'asha@example.com',
    doorNumber: '1A',
    streetName: 'Main Road',
    landMark: 'Park',
    pincode: '600001',
    cityName: 'Chennai',
    stateName: 'Tamil Nadu',
    addressType: 'home',
  }

  it.each(Object.keys(address))('need the field %s', (field) => {
    expect(checkAddress({ ...address, [field]: ' ' })).toEqual({
      message: { code: 'all-fields-required', text: 'All Fields Are Required' },
      fields: [field],
    })
  })

  it.each([
    '9876543210',
    '+91 98765 43210',
    '+919876543210',
    '919876543210',
    '09876543210',
    '98765-43210',
    '+९१ ९८७६५ ४३२१०',
  ])('take the mobile number "%s" for its ten digits', (contactNumber) => {
    expect(checkAddress({ ...address, contactNumber })).toBeNull()
    expect(mobileDigitsOf(contactNumber)).toBe('9876543210')
  })

  it.each(['abc', '12', '987654321', '+1 98765 43210', '98765432101', '9876543210x'])(
    'refuse the mobile number "%s"',
    (contactNumber) => {
      expect(checkAddress({ ...address, contactNumber })).toEqual({
        message: { code: 'enter-valid-mobile-number', text: 'Enter Valid Mobile Number' },
        fields: ['contactNumber'],
      })
    },
  )

  it('need a known type, a true e-mail and 6 digits of pincode', () => {
    expect(checkAddress(address)).toBeNull()
    expect(checkAddress({ ...address, addressType: 'boat' })?.message.text).toBe('All Fields Are Required')
    expect(checkAddress({ ...address, email: 'asha', pincode: '6' })?.message.text).toBe(
      'Enter A Valid Email',
    )
    expect(checkAddress({ ...address, pincode: '60000' })?.fields).toEqual(['pincode'])
  })

  it('are 2 at most', () => {
    expect(checkAddressCount(1)).toBeNull()
    expect(checkAddressCount(2)?.text).toBe('Maximum Address Reached')
  })
})

describe('profile and requests', () => {
  it('needs a username and sends only what is set', () => {
    expect(checkProfile({ username: '' })?.message.text).toBe('Username is required')
    expect(profileChange({ username: ' Asha ', gender: '', bloodGroup: 'O+', dateOfBirth: '' })).toEqual({
      username: 'Asha',
      bloodGroup: 'O+',
    })
  })

  it('asks for a login, a product and a mobile number', () => {
    const request = { isSignedIn: true, productName: 'Dolo', mobileNumber: '9876543210' }
    expect(checkProductRequest(request)).toBeNull()
    expect(checkProductRequest({ isSignedIn: false })?.message.text).toBe('Login to Request Medicine')
    expect(checkProductRequest({ ...request, productName: '' })?.message.text).toBe('Enter Product Name')
    expect(checkProductRequest({ ...request, mobileNumber: '98' })?.message.text).toBe(
      'Enter Valid Mobile Number',
    )
  })
})

describe('session', () => {
  it('is over 60 seconds before its end', () => {
    expect(isTokenExpired(1_060, 1_000_000)).toBe(false)
    expect(isTokenExpired(1_060, 1_000_001)).toBe(true)
    expect(isTokenExpired(undefined, 0)).toBe(true)
    expect(isTokenExpired(Number.NaN, 0)).toBe(true)
  })
})
