// Python of whole notebooks: Pyodide as the kernel expects it, where a package is loaded when code
// imports it and not before, and a sentence says which one cannot be had.
import { clock } from "../../_static/run/clock.mjs";
import { Packages, sentence } from "../../_static/run/packages.mjs";
import { loadPyodide as load } from "../../_static/run/pyodide/pyodide.mjs";

const run = new URL("../../_static/run/", import.meta.url);
const file = async (address, kind) => (await fetch(address))[kind]();

// Figures in a loop would drown the page, and with it the button that stops them: after the first ones, Python
// waits for its turn. (There is no other way for it to wait than to look at the clock.)
const SHOWN = /display_data|clear_output/;
const [EACH, AT_ONCE] = [10, 100]; // milliseconds, and how many need not wait
let turn = 0;
function pace() {
  while (performance.now() < turn);
  turn = Math.max(turn, performance.now() - EACH * AT_ONCE) + EACH;
}

export async function loadPyodide(options) {
  const { lockFileURL } = options;
  const scripts = [["on_import.py", run], ["printed.py", run], ["cell_needs.py", import.meta.url], ["notebook.py", import.meta.url]].map((each) => new URL(...each));
  const coming = Promise.all([file(lockFileURL, "json"), ...scripts.map((each) => file(each, "text"))]);
  coming.catch(() => {}); // It is heard of below.
  const { course } = await file(new URL("sources.json", run), "json");
  // What pages have as files of their own is in this lock file.
  const packages = new Packages({ course, ours: {} }, lockFileURL, () => {});
  const python = await load({ ...options, indexURL: new URL("pyodide/", run).href });
  const [lock, onImport, printed, cellNeeds, notebook] = await coming;
  packages.begin(python, lock);
  const place = python.runPython("import site; site.getsitepackages()[0]");
  const module = (name, text) => {
    python.FS.writeFile(`${place}/${name}.py`, text);
    return python.pyimport(name);
  };
  const bring = async (names) => {
    const lacking = await packages.bring(names);
    return lacking.size ? sentence(packages.first(lacking)) : "";
  };
  module("cell_needs", cellNeeds);
  const { load_when_imported, top_modules } = module("on_import", onImport);
  load_when_imported((name) => packages.canFetch(name), (name) => bring([name]), (name) => packages.why(name));
  // What a cell prints may wait to be told, and everything else that is told comes after it.
  const { tell_all: before, wind } = module("printed", printed);
  wind(clock(python));
  const post = self.postMessage.bind(self);
  self.postMessage = (message, ...more) => {
    const type = message?._kernelMessage?.type ?? "";
    if (type !== "stream") before();
    if (SHOWN.test(type)) pace();
    post(message, ...more);
  };
  python.FS.writeFile(`${place}/notebook.py`, notebook); // It needs IPython, which is not here yet.
  // The kernel calls this with each cell, before it runs.
  python.loadPackagesFromImports = async (code) => {
    const { prepare, bring_before } = python.pyimport("notebook");
    prepare();
    packages.retry();
    packages.ask(top_modules(code));
    if (!WebAssembly.Suspending) await bring_before(code, (names) => bring([...names].filter((name) => packages.canFetch(name))));
  };
  return python;
}
