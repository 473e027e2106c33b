import { describe, expect, it } from 'vitest'
import { createSandbox } from '../create-sandbox.ts'

async function lookUp(pin: string): Promise<unknown> {
  const answer = await createSandbox().fetch(new Request(`http://sandbox.test/pincode/${pin}`))
  expect(answer.status).toBe(200)
  return answer.json()
}

describe('the postal pincode service', () => {
  it('answers the offices of a pincode', async () => {
    expect(await lookUp('413102')).toEqual([
      {
        Message: 'Number of pincode(s) found:1',
        Status: 'Success',
        PostOffice: [
          {
            Name: 'Baramati',
            Description: null,
            BranchType: 'Sub Post Office',
            DeliveryStatus: 'Delivery',
            Circle: 'Maharashtra',
            District: 'Pune',
            Division: 'Pune',
            Region: 'Pune',
            Block: 'NA',
            State: 'Maharashtra',
            Country: 'India',
            Pincode: '413102',
          },
        ],
      },
    ])
  })

  it('knows Chennai, Delhi, Mumbai and Bengaluru', async () => {
    expect(await lookUp('600001')).toMatchObject([
      { PostOffice: [{ District: 'Chennai', State: 'Tamil Nadu' }, {}, {}, {}] },
    ])
    expect(await lookUp('110001')).toMatchObject([{ PostOffice: [{ State: 'Delhi' }, {}, {}, {}] }])
    expect(await lookUp('400001')).toMatchObject([{ PostOffice: [{ State: 'Maharashtra' }, {}, {}, {}] }])
    expect(await lookUp('560001')).toMatchObject([{ PostOffice: [{ State: 'Karnataka' }, {}, {}, {}] }])
  })

  it('lists the offices of two states under one pincode', async () => {
    expect(await lookUp('533464')).toMatchObject([
      { PostOffice: [{ State: 'Puducherry' }, { State: 'Andhra Pradesh' }, { State: 'Andhra Pradesh' }] },
    ])
  })

  it('says so when there is no such pincode', async () => {
    expect(await lookUp('999999')).toEqual([
      { Message: 'No records found', Status: 'Error', PostOffice: null },
    ])
  })

  it('says 404 in the body of a 200 when the path is malformed', async () => {
    expect(await lookUp('abc12')).toEqual([
      {
        Status: '404',
        Message: 'The requested resource is not found',
        RequestUri: 'http://sandbox.test:80/pincode/abc12',
      },
    ])
  })
})
