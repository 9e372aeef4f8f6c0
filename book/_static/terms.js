// What a term means, beside the word: shown while the pointer or the keyboard is on a link to the
// glossary, or on what is shown; Escape puts it away. The terms come from book/_ext/book_search.py.
addEventListener("DOMContentLoaded", () => {
  const links = document.querySelectorAll(".bd-article a[href*='glossary.html#term-']");
  if (!links.length) return;
  const root = document.documentElement.dataset.content_root;
  const load = () => load.promise ??= new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = `${root}terms.js`;
    script.onload = resolve;
    document.head.append(script);
  });
  const box = document.createElement("div");
  box.id = "dp-term";
  box.setAttribute("role", "tooltip");
  box.hidden = true;
  document.body.append(box);
  let shown = null, timer;

  const show = async (link, state) => {
    await load();
    const meaning = window.dpTerms?.[decodeURIComponent(link.hash.slice(1))];
    if (!meaning || !link.matches(state)) return; // Somebody has gone on.
    shown?.removeAttribute("aria-describedby");
    shown = link;
    link.setAttribute("aria-describedby", box.id);
    box.textContent = meaning;
    box.hidden = false;
    const place = link.getClientRects()[0], wide = document.documentElement.clientWidth;
    const below = place.bottom + box.offsetHeight + 8 < innerHeight || place.top < box.offsetHeight + 8;
    box.style.left = `${scrollX + Math.max(8, Math.min(place.left, wide - box.offsetWidth - 8))}px`;
    box.style.top = `${scrollY + (below ? place.bottom + 4 : place.top - box.offsetHeight - 4)}px`;
  };
  const hide = () => {
    clearTimeout(timer);
    shown?.removeAttribute("aria-describedby");
    shown = null;
    box.hidden = true;
  };
  // On the way from the link to the box, nothing is put away.
  const soon = (what, ...given) => {
    clearTimeout(timer);
    timer = setTimeout(what, 200, ...given);
  };
  for (const link of links) {
    // A finger does not rest on a link: it follows it, and a box would lie over the next one.
    link.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType !== "touch") soon(show, link, ":hover");
    });
    link.addEventListener("mouseleave", () => soon(hide));
    link.addEventListener("focus", () => show(link, ":focus-visible"));
    link.addEventListener("blur", hide);
  }
  box.addEventListener("mouseenter", () => clearTimeout(timer));
  box.addEventListener("mouseleave", () => soon(hide));
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });
  addEventListener("pagehide", hide); // Who comes back finds the page without it.
});
