import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { useTask } from './use-task.ts'

function Work({ work }: { work: () => Promise<unknown> }) {
  const { run } = useTask()
  return (
    <button type="button" onClick={() => void run(work)}>
      Send
    </button>
  )
}

it('does a piece of work once, however often it is pressed until it is done', async () => {
  const begun: (() => void)[] = []
  const work = () => new Promise<void>((done) => begun.push(done))
  await renderShop(<Work work={work} />)
  const send = screen.getByRole('button', { name: 'Send' })
  act(() => {
    fireEvent.click(send)
    fireEvent.click(send)
  })
  expect(begun).toHaveLength(1)
  await act(async () => begun[0]!())
  fireEvent.click(send)
  expect(begun).toHaveLength(2)
})

it('says what went wrong, and can be tried again', async () => {
  let tries = 0
  await renderShop(
    <Work
      work={async () => {
        tries += 1
        throw new Error('a fault of ours')
      }}
    />,
  )
  const send = screen.getByRole('button', { name: 'Send' })
  await act(async () => void fireEvent.click(send))
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  await act(async () => void fireEvent.click(send))
  expect(tries).toBe(2)
})
