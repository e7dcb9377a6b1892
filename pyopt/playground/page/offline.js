// Keeps the page's files, so that it works without its server once it was loaded.

const CACHE = "pyopt-playground";

function version({ headers }) {
  return headers.get("etag") ?? headers.get("last-modified") ?? Math.random();
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(
    (async () => {
      const files = await (await fetch("files.json")).json();
      await (await caches.open(CACHE)).addAll(files);
    })(),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      try {
        const response = await fetch(request);
        const kept = response.ok && (await cache.match(request));
        if (response.ok && (!kept || version(kept) !== version(response))) event.waitUntil(cache.put(request, response.clone()));
        return response;
      } catch (error) {
        const kept = await cache.match(request, { ignoreSearch: true });
        if (kept) return kept;
        throw error;
      }
    })(),
  );
});
