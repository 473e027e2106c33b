'use client'

import type { PushNotification } from '@dawakit/client'
import { isNew, notificationAge } from '@dawakit/core/notification'
import { somethingWentWrong } from '@dawakit/core/refusals'
import { useCallback, useEffect, useState } from 'react'
import { Badge } from '../../controls/badge/badge.tsx'
import { Button } from '../../controls/button/button.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { useToldFailure } from '../../controls/form/use-told-failure.ts'
import { AlertIcon } from '../../controls/icon/alert-icon.ts'
import { BellIcon } from '../../controls/icon/bell-icon.ts'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useNotifications, useSession } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { LoginNeeded } from '../login-needed/login-needed.tsx'
import { notificationsLabels } from './notifications-labels.ts'

/** Links of notifications go to pages, never to scripts. */
const isPage = (link: string) => /^(https?:\/\/|\/(?!\/))/i.test(link)

/** News for the customer. Opening the list marks all of it as seen; what was new keeps its ribbon until then. */
export function Notifications() {
  const labels = useLabels('notifications', notificationsLabels)
  const shop = useShop('Notifications')
  const { user, status } = useSession()
  const userId = user?._id
  const notifications = useNotifications()
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [news, setNews] = useState<ReadonlySet<string>>(new Set())
  const [now, setNow] = useState(0)
  const titleId = useWidgetId('notifications')
  useToldFailure('account', status !== 'guest' && state === 'failed' && somethingWentWrong)
  const kept = useKeptFocus<HTMLElement>()

  const open = useCallback(
    async (id: string, isCurrent: () => boolean) => {
      setState('loading')
      try {
        await shop.notifications.load()
      } catch {
        if (isCurrent()) setState('failed')
        return
      }
      if (!isCurrent()) return
      const unseen = shop.$notifications.get().filter((one) => isNew(one, id))
      setNews(new Set(unseen.map(({ _id }) => _id)))
      setNow(Date.now())
      setState('loaded')
      // What could not be marked stays new.
      if (unseen.length > 0) await shop.notifications.markSeen().catch(() => undefined)
    },
    [shop],
  )

  useEffect(() => {
    if (!userId) return
    let isCurrent = true
    void open(userId, () => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [open, userId])

  return (
    <section
      {...kept}
      className="dawa-widget dawa-notifications"
      part="notifications"
      aria-labelledby={titleId}
    >
      <h1 id={titleId} className="dawa-notifications__title" part="title">
        {labels.title}
      </h1>
      {status === 'guest' ? (
        <LoginNeeded />
      ) : state === 'loading' ? (
        <div aria-busy="true">
          <Skeleton className="dawa-notifications__skeleton" />
        </div>
      ) : state === 'failed' ? (
        <EmptyState
          role="alert"
          title={shop.say(somethingWentWrong)}
          icon={<AlertIcon size={32} />}
          action={<Button onClick={() => void (userId && open(userId, () => true))}>{labels.reload}</Button>}
        />
      ) : notifications.length === 0 ? (
        <EmptyState title={labels.none} text={labels.noneHint} icon={<BellIcon size={32} />} />
      ) : (
        <ul className="dawa-notifications__items">
          {notifications.map((one) => (
            <NotificationItem key={one._id} notification={one} isNews={news.has(one._id)} at={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** A word of three parts is a number of an order: it stays on one line. */
const unbroken = (text: string) =>
  text.split(/([^\s-]+-[^\s-]+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
      <span key={index} className="dawa-notification__word">
        {part}
      </span>
    ) : (
      part
    ),
  )

interface NotificationItemProps {
  notification: PushNotification
  isNews: boolean
  /** Epoch milliseconds. */
  at: number
}

function NotificationItem({ notification, isNews, at }: NotificationItemProps) {
  const labels = useLabels('notifications', notificationsLabels)
  const { title, description, link, createdAt } = notification
  const age = notificationAge(createdAt, at)
  return (
    <li className="dawa-notification" part="notification-item">
      <div className="dawa-notification__head">
        <span>
          <strong>{unbroken(title)}</strong> {isNews && <Badge kind="deal">{labels.isNew}</Badge>}
        </span>
        <time dateTime={createdAt}>{labels.ago[age.unit](age.count)}</time>
      </div>
      <p>{description}</p>
      {isPage(link) && (
        <a href={link} aria-label={`${labels.open}: ${title}`}>
          {labels.open}
        </a>
      )}
    </li>
  )
}
