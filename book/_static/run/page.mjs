// A page whose cells run: its editors, its buttons, and what comes of a cell in its place. Python
// is in worker.mjs. Nothing of it is loaded before a reader asks for it.
const here = new URL(".", import.meta.url);
const kept = `dpedu run ${location.pathname}`;
const bar = document.querySelector(".dp-run");
const SOON = 3000; // milliseconds for a cell to heed an interruption
const HEAD = 72; // pixels of an editor that show where one is
const TWICE = 500; // milliseconds in which a second click belongs to the first
const KEYS = "Ctrl+Enter runs, Shift+Enter goes on, Esc stops; indent with spaces, Tab moves on";

let page, cells; // what the build knows, and what the page shows: an object a cell
let worker, ready; // Python, and a promise that it is there
let interrupt; // where a page may share memory with it
let ran = new Set(); // the cells that have run since it started
let failed = new Set(); // those that ran into an error
let busy = null; // the cell that is running
const line = []; // what readers have asked for beside it, in turn
let order = []; // the cells of what they asked for first that have not run yet
const stopped = new Map(); // the cells that a reader stopped, with the code that ran
let stopping = null;
let bytes = 0;

const element = (tag, given = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), given);
  made.append(...children);
  return made;
};
const button = (text, act, given = {}) =>
  element("button", { type: "button", className: "btn btn-sm", textContent: text, onclick: act, ...given });

// The words that are read out, and how much is loaded, which is not.
const status = element("span", { className: "dp-run-status" });
status.setAttribute("role", "status");
const progress = element("span", { className: "dp-run-progress" });
progress.setAttribute("aria-hidden", "true");
const say = (text) => {
  status.textContent = text;
  progress.textContent = "";
};

// What a browser keeps: a cell's text, as long as the book's own is the one that was changed. Each
// cell has an entry of its own: another tab of this page may be changing others just now, and a
// browser lets no tab read what another keeps and write it back as one.
const entry = (index) => `${kept} ${index}`;
function restore(index, source) {
  try {
    const text = JSON.parse(localStorage.getItem(entry(index)));
    if (text?.was === source) return text.is;
    localStorage.removeItem(entry(index));
  } catch {
    // Nothing of ours, or a browser that keeps nothing.
  }
  return source;
}
function keep({ index, source, editor }) {
  try {
    if (editor.value === source) localStorage.removeItem(entry(index));
    else localStorage.setItem(entry(index), JSON.stringify({ was: source, is: editor.value }));
  } catch {
    // A browser that keeps nothing has the texts of this visit still.
  }
}

// What another tab of this page has just kept. Whoever wrote nothing here sees it; who did is told.
function heed({ key }) {
  const cell = cells.find(({ index }) => key === entry(index));
  if (!cell) return;
  const there = restore(cell.index, cell.source);
  cell.twice = cell.own && there !== cell.editor.value;
  if (!cell.own) {
    cell.editor.value = there;
    fit(cell);
  }
  tellChange(cell);
}

// Editors
async function open() {
  page = await (await fetch(new URL(bar.dataset.cells, here))).json();
  const boxes = [...document.querySelectorAll(".bd-article div.cell")];
  cells = page.shown.map((index, at) => editable(boxes[at], index, at + 1));
  const stop = button("Stop", halt, { disabled: true });
  // It comes under the pointer, where a double click has its second click.
  const came = performance.now();
  const all = button("Run all", ({ timeStamp }) => timeStamp - came < TWICE || request(cells.map(({ index }) => index)));
  const original = button("Reset all", () => takeBack(cells));
  const asked = bar.querySelector("button");
  const focused = document.activeElement === asked;
  asked.replaceWith(element("div", { className: "dp-run-buttons" }, all, stop, original));
  if (focused) all.focus();
  bar.append(element("p", {}, status, " ", progress));
  addEventListener("storage", heed);
  // The notebook of a page is the book's: who changed cells is told, before the link leads elsewhere and after.
  const without = () => {
    const own = numbers(cells.filter((cell) => cell.editor.value !== cell.source));
    return own.length ? `${listed(own)} of the notebook ${own.length > 1 ? "are" : "is"} as the book has ${own.length > 1 ? "them" : "it"}: what you changed stays on this page.` : "";
  };
  for (const link of document.querySelectorAll(".article-header-buttons a")) {
    const name = (text) => { link.title = [link.ariaLabel, text].filter(Boolean).join(". "); };
    for (const event of ["pointerenter", "focus"]) link.addEventListener(event, () => name(without()));
    link.addEventListener("click", () => without() && say(without()));
  }
  bar.dataset.state = "open";
  bar.stop = stop;
  bar.all = all;
  // What scrolls into sight comes to stand below the bar, not under it.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--dp-run-height", `${bar.offsetHeight}px`);
  }).observe(bar);
  const changed = cells.filter((cell) => cell.editor.value !== cell.source);
  if (changed.length) say(`${listed(numbers(changed))} ${changed.length > 1 ? "are" : "is"} as you left ${changed.length > 1 ? "them" : "it"}. Python is not loaded yet: it is when you run a cell.`);
  // The button is far from a cell by keyboard. In a dialogue this key is the dialogue's.
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && busy !== null && !document.querySelector("dialog[open]")) halt();
  });
}

function editable(box, index, number) {
  const { source, cannot, refused } = page.cells[index];
  let code = box.querySelector(".cell_input");
  if (!code) {
    // The book shows the output alone; whoever runs a page sees what made it.
    code = element("div", { className: "cell_input" });
    box.prepend(code);
  }
  const cell = { box, index, number, source, code, of: source };
  box.id ||= `dp-cell-${number}`;
  // What the build put there, which comes back when a reader wants the book's own cell again.
  cell.book = outputs(cell);
  cell.titles = [...box.querySelectorAll("summary p")].map((title) => [title, [...title.childNodes]]);
  const editor = element("textarea", { className: "dp-run-editor", spellcheck: false, wrap: "off" });
  editor.setAttribute("aria-label", `Code of cell ${number}`);
  editor.autocapitalize = "off";
  editor.value = restore(index, source);
  editor.addEventListener("input", () => changed(cell, true));
  editor.addEventListener("keydown", (event) => typed(event, cell));
  cell.waits = element("span", { className: "dp-run-waits", textContent: "waits", hidden: true });
  const tools = element("div", { className: "dp-run-buttons" }, element("span", { textContent: `Cell ${number}` }), cell.waits);
  if (cannot) {
    tools.append(element("p", { textContent: `This cell ${cannot}: it does not run in a browser.` }));
  } else {
    const named = (text, act) => button(text, act, { ariaLabel: `${text}: cell ${number}` });
    tools.append(
      // A click that has no place is a key's.
      named("Run", ({ detail }) => (detail ? request([index]) : runByKey(cell))),
      named("Run all above", () => request(page.shown.filter((each) => each < index))),
      named("Reset", () => takeBack([cell])),
      element("span", { id: `dp-keys-${number}`, className: "dp-run-keys", textContent: KEYS }),
    );
    editor.setAttribute("aria-describedby", `dp-keys-${number}`);
  }
  for (const each of code.children) each.hidden = true;
  code.append(editor, tools);
  Object.assign(cell, { editor });
  fit(cell);
  tellChange(cell);
  cell.refused = !cannot && refused;
  refuse(cell);
  return cell;
}

function fit({ editor }) {
  editor.rows = editor.value.split("\n").length;
}

// `own`: a reader wrote it here.
function changed(cell, own) {
  Object.assign(cell, { own, twice: own && cell.twice });
  fit(cell);
  keep(cell);
  tellChange(cell);
}

// What the site is known to lack is said before a reader runs the cell, who may change it and then run it.
function refuse(cell) {
  if (cell.refused) put(cell, { what: "note", text: `This cell does not run here: ${cell.refused}` }, "folded");
}

// Nobody loses what they wrote by one press on the button beside the one that was meant.
function lose(some) {
  const changed = some.filter((cell) => cell.editor.value !== cell.source).length;
  const cell = changed === 1 ? "1 changed cell" : `${changed} changed cells`;
  return !changed || window.confirm(`Put ${cell} back as the book has it? What you wrote there is lost.`);
}

function takeBack(some) {
  if (!lose(some)) return;
  some.forEach(reset);
  if (busy === null) say(`${some.length > 1 ? "All cells are" : `${listed(numbers(some))} is`} as the book has ${some.length > 1 ? "them" : "it"}.`);
}

function reset(cell) {
  cell.editor.value = cell.source;
  if (busy !== cell.index) {
    // What the changed code left in Python is not what the cells below expect.
    if (cell.given !== cell.source) ran.delete(cell.index);
    showBook(cell);
  }
  changed(cell, false);
}

function showBook(cell) {
  clear(cell);
  const box = place(cell);
  const end = box.querySelector(":scope > figcaption");
  for (const each of cell.book) box.insertBefore(each, end);
  if (!box.hasChildNodes()) box.remove();
  Object.assign(cell, { of: cell.source, line: undefined });
  refuse(cell);
}

// What stands below a cell belongs to the code that made it: where that is not the code that is
// there now, after a key or after a reload, it says so.
function tellChange(cell) {
  const now = cell.editor.value === cell.of;
  const made = cell.of === cell.source ? "the book's own code" : "the code as it was then";
  const below = outputs(cell).some((each) => !each.matches(".dp-run-note")) ? ` What stands below comes from ${made}.` : "";
  cell.change ??= element("p", { className: "dp-run-change" });
  const words = now ? [] : [`Changed, and not run since.${below}`];
  if (cell.twice) words.push("Another tab has changed this cell since: what was typed last, in either, is kept.");
  cell.change.textContent = words.join(" ");
  const box = cell.box.querySelector(".cell_output");
  if (!words.length) cell.change.remove();
  else if (box) box.before(cell.change);
  else cell.code.after(cell.change);
  if (!cell.box.classList.contains("tag_check")) return;
  for (const [title, own] of cell.titles) {
    if (now && cell.line === undefined) title.replaceChildren(...own);
    else title.textContent = `Check: ${now ? cell.line : "changed, and not run since."}`;
  }
}

function typed(event, cell) {
  if (event.key !== "Enter") return;
  if (event.shiftKey || event.ctrlKey || event.metaKey) {
    event.preventDefault();
    // As in a notebook: one key stays, the other goes on to the next cell that can be seen.
    const next = event.shiftKey && cells.find(({ number, editor }) => number > cell.number && editor.checkVisibility());
    if (next) {
      next.editor.focus({ preventScroll: true });
      next.editor.setSelectionRange(0, 0);
    }
    runByKey(cell, next);
    return;
  }
  // A line begins below the one before it, and further in after a colon.
  const line = cell.editor.value.slice(0, cell.editor.selectionStart).split("\n").at(-1);
  event.preventDefault();
  const indent = line.match(/^ */)[0] + (line.trimEnd().endsWith(":") ? "    " : "");
  document.execCommand("insertText", false, `\n${indent}`); // unlike others, it can be undone
}

// Running

const numbers = (some) => some.map(({ number }) => number);
const joined = (names) => (names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join());
const listed = (given) => (given.length ? `Cell${given.length > 1 ? "s" : ""} ${joined(given)}` : "");

// Whoever runs a cell by keyboard sees what comes of it, and where they are then, unless they have scrolled
// elsewhere. Where both do not fit, the place goes before what is above it.
async function runByKey(cell, next) {
  const at = scrollY;
  await request([cell.index]);
  const box = cell.box.querySelector(".cell_output");
  if (next && failed.has(cell.index) && document.activeElement === next.editor) {
    cell.editor.focus({ preventScroll: true }); // where there is something to mend
    next = undefined;
  }
  if (scrollY !== at || !(next || box?.checkVisibility())) return;
  await Promise.all([...(box?.querySelectorAll("img") ?? [])].map((image) => image.decode().catch(() => {})));
  const upper = parseFloat(getComputedStyle(bar).top) + bar.offsetHeight + 8;
  const lower = innerHeight - 8;
  const shown = box?.checkVisibility() ? box.getBoundingClientRect() : null;
  if (next && document.activeElement === next.editor) {
    const { top, height } = next.editor.getBoundingClientRect();
    const foot = top + Math.min(height, HEAD);
    const first = shown && foot - shown.top <= lower - upper ? shown.top : top;
    if (foot > lower || first < upper) scrollBy({ top: first < upper ? first - upper : foot - lower, behavior: "instant" });
    return;
  }
  if (!shown) return;
  const { top, bottom, height } = shown;
  if (top >= upper && bottom <= lower) return;
  scrollBy({ top: top < upper || height > lower - upper ? top - upper : bottom - lower, behavior: "instant" });
}

// Cells that somebody asks for while others run wait for their turn; the promise is that all have ended.
function request(wanted) {
  const again = wanted.length === 1 && line.find((each) => each.wanted.length === 1 && each.wanted[0] === wanted[0]);
  const asked = again || { wanted };
  if (!again) {
    asked.ended = new Promise((resolve) => { asked.end = resolve; });
    line.push(asked);
  }
  if (busy === null) takeTurns();
  else {
    tellWaiting();
    const running = cells.find(({ index }) => index === busy);
    const names = listed(numbers(cells.filter(({ index }) => wanted.includes(index))));
    if (wanted.length === 1 && running?.index === wanted[0]) {
      const { number, editor, given } = running;
      if (editor.value === given) say(`Cell ${number} is still running, and runs once more after that: Stop ends both.`);
      else say(`An earlier version of cell ${number} is still running, and the new one waits until it ends: Stop ends both.`);
    } else say(`${names} ${wanted.length > 1 ? "wait" : "waits"}${running ? ` while cell ${running.number} runs` : ""}.`);
  }
  return asked.ended;
}

async function takeTurns() {
  try {
    while (line.length) {
      const { wanted, end } = line.shift();
      await runAll(wanted).finally(end);
    }
  } finally {
    leaveLine();
    // A button that no longer works gives the focus back.
    if (document.activeElement === bar.stop) bar.all.focus();
    bar.stop.disabled = true;
  }
}

function tellWaiting() {
  const all = new Set([...order, ...line.flatMap(({ wanted }) => wanted)]);
  for (const { index, waits } of cells) waits.hidden = !all.has(index) || (busy === index && !line.some(({ wanted }) => wanted.includes(index)));
}

function leaveLine() {
  order = [];
  for (const { end } of line.splice(0)) end();
  tellWaiting();
}

async function runAll(wanted) {
  const left = [];
  order = page.cells.map((_, index) => index).filter((index) => {
    if (page.cells[index].cannot) return false;
    if (wanted.includes(index)) return true;
    // What stands before, of what a cell needs, runs first, if it has not.
    const before = ({ after, changed_by }) => after.includes(index) || changed_by.includes(index);
    if (ran.has(index) || !wanted.some((each) => before(page.cells[each]))) return false;
    // What a reader has stopped would not end this time, either.
    if (!isStopped(index)) return true;
    left.push(index);
    return false;
  });
  if (!order.length) return;
  busy = order[0];
  bar.stop.disabled = false;
  say("Running.");
  try {
    await start();
    worker.postMessage({ do: "retry" });
    const count = { ran: 0, failed: 0, "could not run": 0 };
    const lacked = new Set();
    while (order.length) {
      const index = order.shift();
      const { right, lacks } = await run(index);
      if (!page.shown.includes(index)) continue;
      count[right ? "ran" : lacks ? "could not run" : "failed"] += 1;
      for (const each of lacks ?? []) lacked.add(each);
    }
    const said = Object.entries(count).filter(([how, n]) => n || how === "ran").map(([how, n]) => `${n} cell${n === 1 ? "" : "s"} ${how}`);
    const need = count["could not run"] === 1 ? "it needs" : "they need";
    const stays = numbers(cells.filter(({ index }) => left.includes(index)))
      .map((number) => ` Cell ${number} was stopped, and was not run again: change it, or run it by hand.`);
    say(`${said.join(", ")}${lacked.size ? `: ${need} ${joined([...lacked])}` : ""}.${stays.join("")}`);
  } catch (problem) {
    leaveLine();
    // Said where it happened.
    if (problem !== "stopped" && worker) throw problem;
  } finally {
    busy = null;
  }
}

const isStopped = (index) => stopped.has(index) && stopped.get(index) === cells.find((each) => each.index === index).editor.value;

let waiting; // what goes on when a cell is done
export function start() {
  if (ready) return ready;
  say("Loading Python.");
  worker = new Worker(new URL("worker.mjs", here), { type: "module" });
  ready = new Promise((resolve, reject) => {
    waiting = { reject };
    worker.onmessage = ({ data }) => {
      if (data.kind === "ready") {
        say(`Python ${data.version} is here: run a cell, or all.`);
        resolve();
      } else if (data.kind === "failed") reject(new Error(data.text));
      else hear(data);
    };
    worker.onerror = (event) => reject(new Error(event.message || "its files are not on this site"));
  });
  ready.catch((problem) => {
    if (problem !== "stopped") say(`Python did not start: ${problem.message}`);
    forget();
  });
  if (self.crossOriginIsolated) interrupt = new Uint8Array(new SharedArrayBuffer(1));
  worker.postMessage({ do: "start", interrupt });
  return ready;
}

function run(index) {
  busy = index;
  stopped.delete(index);
  tellWaiting();
  const cell = cells.find((each) => each.index === index);
  if (cell) {
    cell.box.classList.add("dp-running");
    say(`Cell ${cell.number} is running.`);
  }
  return new Promise((resolve, reject) => {
    waiting = { resolve, reject };
    const { source, needs, wants, after, changed_by } = page.cells[index];
    const text = cell?.editor.value ?? source;
    if (cell) cell.given = text;
    // A cell that was changed may need less, or more: it is for Python to find out.
    const own = text === source ? { needs, wants, after } : { needs: [], wants: [], after: [] };
    const missed = (given) => cells.filter((each) => given.includes(each.index) && !ran.has(each.index));
    const [lacking] = missed(own.after);
    const without = listed(numbers(missed(changed_by)));
    const before = lacking && { number: lacking.number, failed: failed.has(lacking.index), stopped: isStopped(lacking.index) };
    const name = cell ? `<cell ${cell.number}>` : "<a cell that the book does not show>";
    worker.postMessage({ do: "run", id: index, name, source: text, needs: own.needs, wants: own.wants, lacking: before, without });
  }).then((outcome) => {
    const { right, lacks } = outcome;
    if (right) stopped.delete(index);
    ran[right ? "add" : "delete"](index);
    failed[right || lacks ? "delete" : "add"](index);
    if (cell) finish(cell, right);
    return outcome;
  }).finally(() => cell?.box.classList.remove("dp-running"));
}

function hear(data) {
  const cell = cells.find(({ index }) => index === data.id);
  if (data.kind === "progress") tellProgress(data.loaded);
  else if (data.kind === "total") bytes = data.total;
  else if (data.kind === "done") waiting.resolve(data);
  else if (!cell) return; // Bookkeeping, which no reader sees.
  else if (data.kind === "begin") {
    Object.assign(cell, { fresh: true, of: cell.given });
    // An error is gone at once: below a cell that says nothing for long, it reads as if it were this run's.
    if (outputs(cell).some((each) => each.matches(".dp-run-error"))) clear(cell);
    tellChange(cell);
  }
  else if (data.kind === "output") {
    // What stopped for want of a package leaves what the book has.
    if (data.lacks && cell.given === cell.source) showBook(cell);
    put(cell, data);
  }
}

function tellProgress(loaded) {
  const of = loaded <= bytes ? ` of ${(bytes / 1e6).toFixed(1)}` : "";
  progress.textContent = `${(loaded / 1e6).toFixed(1)}${of} MB loaded`;
}

function forget() {
  worker?.terminate();
  worker = ready = null;
  ran = new Set();
  failed = new Set();
}

// A loop without an end heeds no message. Where the page may share memory it is interrupted, and
// variables stay; otherwise Python ends, and begins anew with the next cell.
function halt() {
  leaveLine();
  const halted = cells.find(({ index, box }) => index === busy && box.matches(".dp-running"));
  if (halted) stopped.set(busy, halted.given);
  const end = () => {
    forget();
    const cell = cells.find(({ index }) => index === busy);
    waiting.reject("stopped");
    if (cell) put(cell, { what: "note", text: "Stopped." });
    say(`Stopped. Python's variables are gone: the page runs again what a cell needs when you run it${halted ? `, but not cell ${halted.number}, which was stopped` : ""}.`);
  };
  if (!interrupt || !ready) return end();
  const cell = busy;
  interrupt[0] = 2;
  clearTimeout(stopping);
  stopping = setTimeout(() => { if (busy === cell) end(); }, SOON);
}

// Outputs
function place(cell) {
  let box = cell.box.querySelector(".cell_output");
  if (!box) {
    box = element("div", { className: "cell_output docutils container" });
    cell.code.after(box);
  }
  return box.querySelector("figure") ?? box;
}

function outputs(cell) {
  const box = cell.box.querySelector(".cell_output");
  return [...((box?.querySelector("figure") ?? box)?.children ?? [])].filter(({ tagName }) => tagName !== "FIGCAPTION");
}

function clear(cell) {
  cell.fresh = false;
  cell.printed = "";
  for (const each of outputs(cell)) each.remove();
}

// A cell that a note names may be far off.
function linked(text) {
  const parts = text.split(/(\bcell \d+)/i);
  return parts.map((part, at) => (at % 2 ? element("a", { href: `#${cells[part.match(/\d+/) - 1].box.id}`, textContent: part }) : part));
}

function put(cell, { what, text, name }, folded) {
  const box = place(cell);
  if (cell.fresh) clear(cell);
  for (const old of box.querySelectorAll(":scope > .dp-run-note")) old.remove();
  const made = element("div", { className: `output dp-run-${what}` });
  // What the book has found stays below a note that a cell did not run.
  const end = what === "note" ? box.firstElementChild : box.querySelector(":scope > figcaption");
  if (what === "html") {
    made.className = "output text_html";
    made.innerHTML = text;
  } else if (what === "note") {
    made.append(element("p", {}, ...linked(text)));
  } else {
    const before = end ? end.previousElementSibling : box.lastElementChild;
    if (what === "stream") cell.printed += name === "stdout" ? text : "";
    if (what === "stream" && before?.dataset.name === name) {
      before.querySelector("pre").append(text);
      return;
    }
    made.className += ` highlight-myst-ansi notranslate${what === "stream" ? " stream" : ""}`;
    if (name) made.dataset.name = name;
    made.append(element("div", { className: "highlight" }, element("pre", {}, text)));
  }
  box.insertBefore(made, end);
  // Scripts that come as text do not run by themselves; a lab's has to.
  for (const script of made.querySelectorAll("script")) {
    const again = element("script", { textContent: script.textContent });
    if (script.type) again.type = script.type;
    script.replaceWith(again);
  }
  if (!folded && (what === "error" || what === "note")) made.closest("details")?.setAttribute("open", "");
}

function finish(cell, right) {
  if (cell.fresh) clear(cell);
  if (!cell.box.classList.contains("tag_check") || cell.printed === undefined) return;
  cell.line = right ? cell.printed.trim() : "it did not hold, or did not run.";
  tellChange(cell);
}

await open();
