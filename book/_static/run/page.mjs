// A page whose cells run: its editors, its buttons, and what comes of a cell in its place. Python
// is in worker.mjs. Nothing of it is loaded before a reader asks for it.
const here = new URL(".", import.meta.url);
const kept = `dpedu run ${location.pathname}`;
const bar = document.querySelector(".dp-run");
const SOON = 3000; // milliseconds for a cell to heed an interruption

let page, cells; // what the build knows, and what the page shows: an object a cell
let worker, ready; // Python, and a promise that it is there
let interrupt; // where a page may share memory with it
let ran = new Set(); // the cells that have run since it started
let busy = null; // the cell that is running
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

// What a browser keeps: a cell's text, as long as the book's own is the one that was changed.
function restore() {
  try {
    return JSON.parse(localStorage.getItem(kept)) ?? {};
  } catch {
    return {};
  }
}
function keep() {
  const changed = cells.filter(({ editor, source }) => editor.value !== source);
  const texts = changed.map(({ index, source, editor }) => [index, { was: source, is: editor.value }]);
  try {
    if (texts.length) localStorage.setItem(kept, JSON.stringify(Object.fromEntries(texts)));
    else localStorage.removeItem(kept);
  } catch {
    // A browser that keeps nothing has the texts of this visit still.
  }
}

// Editors
async function open() {
  page = await (await fetch(new URL(bar.dataset.cells, here))).json();
  const texts = restore();
  const boxes = [...document.querySelectorAll(".bd-article div.cell")];
  cells = page.shown.map((index, at) => editable(boxes[at], index, at + 1, texts[index]));
  const stop = button("Stop", halt, { disabled: true });
  const all = button("Run all", () => request(cells.map(({ index }) => index)));
  const original = button("Reset all", () => lose() && cells.forEach(reset));
  const asked = bar.querySelector("button");
  const focused = document.activeElement === asked;
  asked.replaceWith(element("div", { className: "dp-run-buttons" }, all, stop, original));
  if (focused) all.focus();
  bar.append(element("p", {}, status, " ", progress));
  bar.dataset.state = "open";
  bar.stop = stop;
}

function editable(box, index, number, text) {
  const { source, cannot } = page.cells[index];
  let code = box.querySelector(".cell_input");
  if (!code) {
    // The book shows the output alone; whoever runs a page sees what made it.
    code = element("div", { className: "cell_input" });
    box.prepend(code);
  }
  const cell = { box, index, number, source, code };
  const editor = element("textarea", { className: "dp-run-editor", spellcheck: false, wrap: "off" });
  editor.setAttribute("aria-label", `Code of cell ${number}`);
  editor.autocapitalize = "off";
  editor.value = text?.was === source ? text.is : source;
  const changed = () => {
    editor.rows = editor.value.split("\n").length;
    keep();
  };
  editor.addEventListener("input", changed);
  editor.addEventListener("keydown", (event) => typed(event, cell));
  editor.rows = editor.value.split("\n").length;
  const tools = element("div", { className: "dp-run-buttons" });
  if (cannot) {
    tools.append(element("p", { textContent: `This cell ${cannot}: it does not run in a browser.` }));
  } else {
    const named = (text, act) => button(text, act, { ariaLabel: `${text}: cell ${number}` });
    tools.append(
      named("Run", () => request([index])),
      named("Run all above", () => request(page.shown.filter((each) => each < index))),
      named("Reset", () => reset(cell)),
    );
  }
  for (const each of code.children) each.hidden = true;
  code.append(editor, tools);
  return Object.assign(cell, { editor });
}

// Nobody loses what they wrote by one press on the button beside the one that was meant.
function lose() {
  const changed = cells.filter((cell) => cell.editor.value !== cell.source).length;
  const cell = changed === 1 ? "1 changed cell" : `${changed} changed cells`;
  return !changed || window.confirm(`Put ${cell} back as the book has it? What you wrote there is lost.`);
}

function reset(cell) {
  cell.editor.value = cell.source;
  cell.editor.dispatchEvent(new Event("input"));
}

function typed(event, cell) {
  if (event.key !== "Enter") return;
  if (event.shiftKey || event.ctrlKey || event.metaKey) {
    event.preventDefault();
    request([cell.index]);
    // As in a notebook: one key stays, the other goes on to the next cell that can be seen.
    if (event.shiftKey) {
      cells.find(({ number, editor }) => number > cell.number && editor.checkVisibility())?.editor.focus();
    }
    return;
  }
  // A line begins below the one before it, and further in after a colon.
  const line = cell.editor.value.slice(0, cell.editor.selectionStart).split("\n").at(-1);
  event.preventDefault();
  const indent = line.match(/^ */)[0] + (line.trimEnd().endsWith(":") ? "    " : "");
  document.execCommand("insertText", false, `\n${indent}`); // unlike others, it can be undone
}

// Running
async function request(wanted) {
  if (busy !== null) {
    say("A cell is running: stop it, or wait.");
    return;
  }
  const order = page.cells.map((_, index) => index).filter((index) => {
    if (wanted.includes(index)) return true;
    // What stands before, of what a cell needs, runs first, if it has not.
    return !ran.has(index) && wanted.some((each) => page.cells[each].after.includes(index));
  });
  if (!order.length) return;
  busy = order[0];
  bar.stop.disabled = false;
  say("Running.");
  try {
    await start();
    worker.postMessage({ do: "retry" });
    const count = { right: 0, wrong: 0 };
    for (const index of order) {
      if (page.cells[index].cannot) continue;
      const right = await run(index);
      if (page.shown.includes(index)) count[right ? "right" : "wrong"] += 1;
    }
    const cells = (n) => (n === 1 ? "1 cell" : `${n} cells`);
    say(`${cells(count.right)} ran${count.wrong ? `, ${cells(count.wrong)} failed` : ""}.`);
  } catch (problem) {
    // Said where it happened.
    if (problem !== "stopped" && worker) throw problem;
  } finally {
    busy = null;
    bar.stop.disabled = true;
  }
}

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
  const cell = cells.find((each) => each.index === index);
  if (cell) {
    cell.box.classList.add("dp-running");
    say(`Cell ${cell.number} is running.`);
  }
  return new Promise((resolve, reject) => {
    waiting = { resolve, reject };
    const { source, needs, wants, after } = page.cells[index];
    const text = cell?.editor.value ?? source;
    // A cell that was changed may need less, or more: it is for Python to find out.
    const own = text === source ? { needs, wants, after } : { needs: [], wants: [], after: [] };
    const lacking = cells.find((each) => own.after.includes(each.index) && !ran.has(each.index));
    const name = cell ? `<cell ${cell.number}>` : "<a cell that the book does not show>";
    worker.postMessage({ do: "run", id: index, name, source: text, needs: own.needs, wants: own.wants, lacking: lacking?.number });
  }).then((right) => {
    if (right) ran.add(index);
    else ran.delete(index);
    if (cell) finish(cell, right);
    return right;
  }).finally(() => cell?.box.classList.remove("dp-running"));
}

function hear(data) {
  const cell = cells.find(({ index }) => index === data.id);
  if (data.kind === "progress") tellProgress(data.loaded);
  else if (data.kind === "total") bytes = data.total;
  else if (data.kind === "done") waiting.resolve(data.right);
  else if (!cell) return; // Bookkeeping, which no reader sees.
  else if (data.kind === "begin") cell.fresh = true;
  else if (data.kind === "output") put(cell, data);
}

function tellProgress(loaded) {
  const of = loaded <= bytes ? ` of ${(bytes / 1e6).toFixed(1)}` : "";
  progress.textContent = `${(loaded / 1e6).toFixed(1)}${of} MB loaded`;
}

function forget() {
  worker?.terminate();
  worker = ready = null;
  ran = new Set();
}

// A loop without an end heeds no message. Where the page may share memory it is interrupted, and
// variables stay; otherwise Python ends, and begins anew with the next cell.
function halt() {
  const end = () => {
    forget();
    const cell = cells.find(({ index }) => index === busy);
    waiting.reject("stopped");
    if (cell) put(cell, { what: "note", text: "Stopped." });
    say("Stopped. Python's variables are gone: run the cells above again.");
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

function clear(cell) {
  cell.fresh = false;
  cell.printed = "";
  for (const each of [...place(cell).children]) if (each.tagName !== "FIGCAPTION") each.remove();
}

function put(cell, { what, text, name }) {
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
    made.append(element("p", { textContent: text }));
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
  if (what === "error" || what === "note") made.closest("details")?.setAttribute("open", "");
}

function finish(cell, right) {
  if (cell.fresh) clear(cell);
  if (!cell.box.classList.contains("tag_check") || cell.printed === undefined) return;
  const line = right ? cell.printed.trim() : "it did not hold, or did not run.";
  for (const title of cell.box.querySelectorAll("summary p")) title.textContent = `Check: ${line}`;
}

await open();
