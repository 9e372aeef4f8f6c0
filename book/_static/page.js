// What a page does besides its text: colours, search, printing, where a reader is, and boxes that
// scroll by keyboard. Panels are in panels.js.
addEventListener("DOMContentLoaded", () => {
  const root = document.documentElement;

  // Colours: the system's, the other ones, the system's by name.
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const switches = document.querySelectorAll(".theme-switch-button");
  const colour = (mode) => {
    root.dataset.mode = mode;
    root.dataset.theme = mode === "auto" ? (dark.matches ? "dark" : "light") : mode;
    const said = mode === "auto" ? "as the system" : mode;
    for (const button of switches) button.setAttribute("aria-label", `Colours: ${said}`);
  };
  for (const button of switches) {
    button.addEventListener("click", () => {
      const order = dark.matches ? ["auto", "light", "dark"] : ["auto", "dark", "light"];
      colour(order[(order.indexOf(root.dataset.mode) + 1) % 3]);
      try {
        localStorage.setItem("mode", root.dataset.mode);
      } catch {
        // A browser that keeps nothing has the colours of this page still.
      }
    });
  }
  dark.addEventListener("change", () => colour(root.dataset.mode));
  colour(root.dataset.mode);

  // Paper is white.
  addEventListener("beforeprint", () => { root.dataset.theme = "light"; });
  addEventListener("afterprint", () => colour(root.dataset.mode));

  // Search
  const search = document.getElementById("pst-search-dialog"); // The page for searching has none.
  const field = document.querySelector(".bd-search-container input[type=search]");
  const ask = () => {
    if (!field && !search.open) search.showModal();
    // What was asked last time is there, and gives way to what is typed.
    const box = field ?? search.querySelector("input[type=search]");
    box.focus();
    box.select();
  };
  for (const button of document.querySelectorAll(".search-button__button")) {
    button.addEventListener("click", ask);
  }
  search?.addEventListener("click", (event) => {
    if (event.target === search) search.close();
  });
  search?.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    search.close();
  });
  const apple = /Mac|iPhone|iPad/.test(navigator.platform);
  addEventListener("keydown", (event) => {
    const control = apple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!control || event.shiftKey || event.altKey || event.key.toLowerCase() !== "k") return;
    event.preventDefault();
    if (search?.open) search.close();
    else ask();
  });
  if (apple) {
    for (const key of document.querySelectorAll(".search-button-field kbd:first-child")) {
      key.textContent = "⌘";
    }
  }

  for (const button of document.querySelectorAll(".dp-print")) {
    button.addEventListener("click", () => window.print());
  }

  // What copies takes the focus into a box and removes it: the reader would have to begin at the top
  // again, and Firefox, its caret still in that box, would scroll nothing by key any more. Another
  // box takes the caret, and gives the focus back.
  document.addEventListener("click", (event) => {
    // Its picture, which was clicked, is another one by now.
    const button = event.composedPath().find((each) => each.matches?.(".copybtn"));
    if (!button) return;
    const box = document.body.appendChild(document.createElement("input"));
    box.focus({ preventScroll: true });
    button.focus({ preventScroll: true, focusVisible: !event.detail });
    box.remove();
  });

  // In the contents, the section that is being read: the last whose heading has gone by.
  const links = [...document.querySelectorAll("#pst-page-toc-nav a[href^='#']")];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let waiting = false;
  const locate = () => {
    waiting = false;
    const passed = headings.filter((each) => each && each.getBoundingClientRect().top < 120);
    const current = links[headings.indexOf(passed.at(-1))];
    for (const link of links) {
      link.classList.toggle("active", link === current);
      if (link === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    for (const entry of document.querySelectorAll("#pst-page-toc-nav .toc-entry")) {
      entry.classList.toggle("active", !!current && entry.contains(current));
    }
    document.body.classList.toggle("scrolled", scrollY > 0);
  };
  addEventListener("scroll", () => {
    if (!waiting) requestAnimationFrame(locate);
    waiting = true;
  }, { passive: true });
  locate();

  // The list of chapters shows the one that is open.
  const here = document.querySelector(".bd-sidebar-primary a.current");
  const list = document.getElementById("pst-primary-sidebar");
  if (here && here.offsetTop > list.clientHeight / 2) list.scrollTop = here.offsetTop - 100;
});

// What scrolls can be reached by keyboard; what fits is no stop on the way.
addEventListener("load", () => {
  const boxes = "pre, div.math, .cell_output, .output.text_html, .pst-scrollable-table-container";
  const mark = () => {
    for (const box of document.querySelectorAll(boxes)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const room = (overflowX === "auto" && box.scrollWidth > box.clientWidth + 1)
        || (overflowY === "auto" && box.scrollHeight > box.clientHeight + 1);
      if (room) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  };
  const soon = () => {
    clearTimeout(soon.timer);
    soon.timer = setTimeout(mark, 200);
  };
  addEventListener("resize", soon);
  addEventListener("toggle", soon, true);
  // A cell that runs puts out more, or less.
  new MutationObserver(soon).observe(document.querySelector(".bd-article") ?? document.body, { childList: true, subtree: true });
  (window.MathJax?.startup?.promise ?? Promise.resolve()).then(mark);
});

// Running the page's cells: what it takes is not loaded before a reader asks, or has asked before
// and changed a cell.
addEventListener("DOMContentLoaded", () => {
  const bar = document.querySelector(".dp-run");
  if (!bar) return;
  // Browsers let no file start a thread.
  if (location.protocol === "file:") return bar.remove();
  const load = async () => {
    bar.dataset.state = "opening";
    try {
      return await import(new URL(`${bar.dataset.folder}page.mjs`, location.href));
    } catch {
      bar.textContent = navigator.onLine
        ? "What it takes to run this page is not on this site."
        : "There is no network. Load the page again when there is one.";
    }
  };
  bar.querySelector("button").addEventListener("click", () => load().then((page) => page?.start()));
  let changed = false;
  try {
    const kept = `dpedu run ${location.pathname} `;
    changed = Object.keys(localStorage).some((key) => key.startsWith(kept));
  } catch {
    // A browser that keeps nothing has no changed cells.
  }
  if (changed) load();
});
