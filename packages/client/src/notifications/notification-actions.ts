import type { Kernel } from '../kernel.ts'

export async function loadNotifications({ shop, $notifications }: Kernel): Promise<void> {
  $notifications.set((await shop.call('GET /get/pushNotifications')).data)
}

/** A guest has no id to remember: nothing is marked. */
export async function markNotificationsSeen(kernel: Kernel): Promise<void> {
  const { shop, $notifications } = kernel
  const userId = kernel.user()?._id
  const unseen = $notifications.get().filter((one) => userId && !one.seenUsers.includes(userId))
  if (!userId || !unseen.length) return
  await shop.call('PUT /update/pushNotification', {
    body: { data: { userId, idsArray: unseen.map((one) => one._id) } },
  })
  $notifications.set(
    $notifications
      .get()
      .map((one) => (unseen.includes(one) ? { ...one, seenUsers: [...one.seenUsers, userId] } : one)),
  )
}
