import { workChallenge } from '@dawakit/testing/fixtures/work-challenge'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApiServer, failure, startApiServer, success } from '../../test/api-server.ts'
import { memoryStorage, token, user } from '../../test/sample-data.ts'
import { createShop } from '../create-shop.ts'

const MOBILE = '9876543210'
const CHALLENGE = { ...workChallenge, signature: 'signed' }
const workNeeded = () =>
  failure(429, 'work-needed', 'We could not check your browser. Please try again later', { data: CHALLENGE })

let api: ApiServer
beforeEach(async () => {
  api = await startApiServer({})
})
afterEach(() => api.close())

const asked = (path: string) => api.calls.filter((call) => call.path === path).map(({ body }) => body)

describe('a code', () => {
  it('belongs to the attempt that asked for it: asking again and signing in bring it back', async () => {
    api.answers['POST /post/signup'] = success({ attemptId: 'attempt-1', digits: 6 })
    api.answers['POST /post/signIn'] = success(user(), { token: token(3600) })
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage() })
    const lengths: number[] = []
    const onSent = ({ digits }: { digits: number }) => lengths.push(digits)
    await shop.session.sendOtp({ mobileNumber: MOBILE }, { onSent })
    await shop.session.sendOtp({ mobileNumber: MOBILE })
    await shop.session.sendOtp({ mobileNumber: '9876543211' })
    expect(asked('/post/signup')).toEqual([
      { data: { mobileNumber: MOBILE } },
      { data: { mobileNumber: MOBILE, attemptId: 'attempt-1' } },
      { data: { mobileNumber: '9876543211' } },
    ])
    expect(lengths).toEqual([6])
    await shop.session.verifyOtp(MOBILE, '123456')
    expect(asked('/post/signIn')).toEqual([
      { data: { mobileNumber: MOBILE, otp: '123456', attemptId: 'attempt-1' } },
    ])
  })

  it('costs work where the shop wants it: the same is sent again with the challenge and its solution', async () => {
    api.answers['POST /post/signup'] = ({ body }) =>
      JSON.stringify(body).includes('"work"') ? success({ attemptId: 'attempt-1', digits: 6 }) : workNeeded()
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage() })
    expect(await shop.session.sendOtp({ mobileNumber: MOBILE })).toBe('otpSent')
    expect(shop.$notices.get()).toMatchObject([{ kind: 'success', title: 'OTP Send Successfully' }])
    const [, second] = asked('/post/signup') as { data: { mobileNumber: string; work: string } }[]
    expect(second?.data.mobileNumber).toBe(MOBILE)
    const { challenge, solution } = JSON.parse(second?.data.work ?? '')
    expect(challenge).toEqual(CHALLENGE)
    expect(solution.derivedKey).toMatch(/^0[0-9a-f]{63}$/)
  })

  it('is given up after three works, with the shop’s sentence', async () => {
    api.answers['POST /post/signup'] = workNeeded()
    const shop = createShop({ apiUrl: api.url, storage: memoryStorage() })
    await expect(shop.session.sendOtp({ mobileNumber: MOBILE })).rejects.toMatchObject({
      code: 'work-needed',
    })
    expect(asked('/post/signup')).toHaveLength(4)
    expect(shop.$notices.get()).toMatchObject([{ kind: 'error' }])
  })
})

describe('the mark of a device', () => {
  it('is kept beside the token and goes along from then on, also after a log out', async () => {
    api.answers['POST /post/signIn'] = success({ ...user(), device: 'd1.signed' }, { token: token(3600) })
    api.answers['POST /post/logout'] = success(null)
    api.answers['POST /post/signup'] = success({ attemptId: 'attempt-1', digits: 4 })
    const storage = memoryStorage()
    const shop = createShop({ apiUrl: api.url, storage })
    const signedIn = await shop.session.signInWithPassword('asha@example.in', 'Peepal42')
    expect(signedIn).not.toHaveProperty('device')
    expect(storage.values.get('dawakit:device')).toBe('d1.signed')
    await shop.session.signOut()
    expect([...storage.values.keys()]).toEqual(['dawakit:device'])
    await shop.session.sendOtp({ mobileNumber: MOBILE })
    expect(asked('/post/signup')).toEqual([{ data: { mobileNumber: MOBILE, device: 'd1.signed' } }])
    await shop.session.verifyOtp(MOBILE, '1234')
    expect(asked('/post/signIn').at(-1)).toMatchObject({ data: { device: 'd1.signed' } })
  })

  it('goes with everything else where the customer says that nothing may be kept', async () => {
    const storage = memoryStorage({ 'dawakit:device': 'd1.signed' })
    const shop = createShop({ apiUrl: api.url, storage })
    await shop.consent('denied')
    expect(storage.values.has('dawakit:device')).toBe(false)
  })
})
