// Keeping the whole book in the browser, for a reader who asks: see book/_offline/keep.js.
addEventListener("DOMContentLoaded", async () => {
  const box = document.querySelector(".dp-offline");
  const [button, words] = [box.querySelector("button"), box.querySelector("[role=status]")];
  const show = (text) => { words.textContent = text; };
  if (!navigator.serviceWorker || location.protocol === "file:") {
    button.remove();
    show("A browser keeps a book only from an address that begins with https, or from a server on the same machine.");
    return;
  }

  const root = new URL(document.documentElement.dataset.content_root, location.href);
  const here = "The book is in this browser, and opens without a network.";
  const failed = "The book could not be kept: a file did not arrive, or this browser has no room for it.";
  let kept = await navigator.serviceWorker.getRegistration(root);
  if (kept?.scope !== root.href) kept = undefined; // that of a site around the book

  const name = () => {
    button.textContent = kept ? "Remove the book from this browser" : "Keep the book in this browser";
  };
  // A home screen shows the book by its name and picture.
  const introduce = () => {
    const href = new URL("manifest.webmanifest", root).href;
    document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href }));
  };
  // A version that is coming, the first or a later one, may not arrive.
  const follow = (coming) => coming?.addEventListener("statechange", () => {
    if (coming.state !== "redundant" || kept?.active) return;
    kept = undefined;
    name();
    show(failed);
  });

  const keep = async () => {
    const { bytes } = await (await fetch(new URL("kept.json", root))).json();
    show(`Keeping ${Math.round(bytes / 1e6)} MB.`);
    // Firefox asks the reader, who may take time to answer: the book comes meanwhile.
    navigator.storage?.persist?.().catch(() => {});
    kept = await navigator.serviceWorker.register(new URL("keep.js", root), { scope: root.href });
    follow(kept.installing);
    introduce();
  };
  const remove = async () => {
    await kept.unregister();
    kept = undefined;
    for (const each of await caches.keys()) {
      if (each.startsWith(`dpedu ${root.href} `)) await caches.delete(each);
    }
    show("The book is no longer in this browser.");
  };

  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data.of) show(data.kept === data.of ? here : `${data.kept} of ${data.of} files are here.`);
  });
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      await (kept ? remove() : keep());
    } catch {
      kept = undefined;
      show(failed);
    }
    button.disabled = false;
    name();
    button.focus();
  });

  if (kept) {
    introduce();
    follow(kept.installing);
    show(kept.active ? here : "The book is being kept.");
  }
  name();
});
