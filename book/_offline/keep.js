// A service worker: it keeps the book for a reader who asked for it, and answers from what it keeps.
// The line above it, which the build writes, names this version of the book, and its files with their digests.
const OWN = `dpedu ${registration.scope} `;
const NOW = OWN + BOOK.version;
const LIST = "kept-files"; // what the files were, for the version that comes after
const TOGETHER = 8; // files that are fetched at a time
const files = Object.keys(BOOK.files);

async function tellPages(kept) {
  const message = { kept, of: files.length };
  for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
}

async function earlierVersions() {
  return (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== NOW);
}

// Copies of the files that an earlier version had in the same form.
async function unchanged() {
  const found = new Map();
  for (const cacheName of await earlierVersions()) {
    const list = await caches.match(LIST, { cacheName });
    const had = list ? await list.json() : {};
    for (const file of files) if (had[file] === BOOK.files[file]) found.set(file, cacheName);
  }
  return found;
}

async function fetched(file) {
  // Asked of the server: the browser may still have an earlier one.
  const answer = await fetch(encodeURI(file), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  // Where a server sent us on to another address, a page could not be opened from this answer.
  return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
}

async function keepAll() {
  const [cache, had, waiting] = [await caches.open(NOW), await unchanged(), [...files]];
  let done = 0;
  const keepSome = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const cacheName = had.get(file);
      const copy = cacheName && (await caches.match(encodeURI(file), { cacheName }));
      await cache.put(encodeURI(file), copy || (await fetched(file)));
      done += 1;
      if (done % 20 === 0) await tellPages(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: TOGETHER }, keepSome));
    await cache.put(LIST, new Response(JSON.stringify(BOOK.files)));
  } catch (problem) {
    waiting.length = 0;
    await caches.delete(NOW); // Half a book is none.
    throw problem;
  }
  // The version before it is not waited for: what a reader opens next is the new one.
  await skipWaiting();
}

async function takeOver() {
  await Promise.all((await earlierVersions()).map((name) => caches.delete(name)));
  await clients.claim();
  await tellPages(files.length);
}

// What is not kept says so, instead of a browser that finds no server.
const ABSENT = `<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not kept</title>
<style>:root { color-scheme: light dark; font: 1.1rem/1.6 sans-serif } body { max-width: 36rem; margin: 3rem auto; padding: 0 1rem }</style>
<main><p>The book is in this browser. JupyterLab, which opens whole notebooks, is not: it needs the network.</p>
<p><a href="${registration.scope}">To the book</a></p></main></html>`;

async function answer(request) {
  const asked = request.url.split(/[?#]/)[0];
  // As servers do: a folder is its first page, and some leave the ending of a page out.
  for (const address of asked.endsWith("/") ? [`${asked}index.html`] : [asked, `${asked}.html`]) {
    const kept = await caches.match(address, { cacheName: NOW });
    if (kept) return kept;
  }
  const notebooks = request.mode === "navigate" && asked.startsWith(`${registration.scope}lite/`);
  const absent = () => new Response(ABSENT, { status: 503, headers: { "Content-Type": "text/html" } });
  return notebooks ? fetch(request).catch(absent) : fetch(request);
}

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
