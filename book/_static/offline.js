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
  // A button of its own, so that a key that is pressed twice does not take back what it did.
  const away = button.cloneNode();
  away.textContent = "Remove the book from this browser";
  button.textContent = "Keep the book in this browser";
  button.after(away);
  words.tabIndex = -1;

  const root = new URL(document.documentElement.dataset.content_root, location.href);
  const here = "The book is in this browser, and opens without a network.";
  const alone = "There is no network, or the site does not answer: the book cannot be kept now.";
  const failed = "The book could not be kept: a file did not arrive, or this browser has no room for it.";
  let kept = await navigator.serviceWorker.getRegistration(root);
  if (kept?.scope !== root.href) kept = undefined; // that of a site around the book

  const name = () => {
    button.hidden = Boolean(kept);
    away.hidden = !kept;
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
    let bytes;
    try {
      ({ bytes } = await (await fetch(new URL("kept.json", root), { cache: "no-cache" })).json());
    } catch {
      return show(alone);
    }
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
  for (const [pressed, act] of [[button, keep], [away, remove]]) {
    pressed.addEventListener("click", async ({ detail }) => {
      if (pressed.disabled || detail > 1) return; // nor does a double click take back what it did
      pressed.disabled = true;
      try {
        await act();
      } catch {
        kept = undefined;
        show(failed);
      }
      pressed.disabled = false;
      name();
      // The button is gone: what came of it has the focus.
      if (pressed.hidden) words.focus({ preventScroll: true });
      else pressed.focus();
    });
  }

  if (kept) {
    introduce();
    follow(kept.installing);
    show(kept.active ? here : "The book is being kept.");
  }
  name();
});
