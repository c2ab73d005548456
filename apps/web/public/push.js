// Part of the service worker: shows push notifications and opens their table.
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json()
  const options = { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { url } }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.url, self.location.origin)
  const open = async () => {
    // A page that this worker does not control yet is still a page of ours.
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = windows.find(({ url }) => new URL(url).pathname === address.pathname)
    return there ? there.focus() : self.clients.openWindow(address.href)
  }
  event.waitUntil(open())
})
