// One question at a time, all answers below each other. What is typed is saved at once: a change is
// sent after a short rest, one at a time for each answer, and the page says when it stands.
const $ = (id) => document.getElementById(id);
const REST = 400; // milliseconds without a key
let questions = [];
let question = null;
let cards = [];
let past = []; // each change of this question: of which card, and how it stood before

async function ask(address, said) {
  const options = said === undefined ? {} : {
    method: "PUT", body: JSON.stringify(said),
    headers: { "Content-Type": "application/json", "X-Desk": "1" },
  };
  const answer = await fetch(address, options);
  const told = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(told.error), { status: answer.status });
  return told;
}

class Card {
  constructor(place, told) {
    this.place = place;
    this.told = told;
    this.changes = 0; // how often it was changed since it was shown
    this.saved = 0;
    this.sending = null;
    this.node = $("answer").content.firstElementChild.cloneNode(true);
    this.node.querySelector(".text").innerHTML = told.html; // made of known elements by the server
    for (const address of told.pictures) {
      const picture = new Image();
      picture.src = address;
      picture.alt = "a picture in this answer";
      this.node.querySelector(".pictures").append(picture);
    }
    for (const text of told.outputs) {
      const output = document.createElement("pre");
      output.textContent = text;
      this.node.querySelector(".outputs").append(output);
    }
    const criteria = this.node.querySelector("fieldset");
    if (!question.criteria.length) criteria.replaceChildren();
    this.boxes = question.criteria.map((criterion, i) => {
      const label = document.createElement("label");
      const box = document.createElement("input");
      label.className = "criterion";
      box.type = "checkbox";
      const text = document.createElement("span");
      text.innerHTML = ` ${i + 1}. ${criterion.html}`;
      label.append(box, text);
      criteria.append(label);
      box.addEventListener("change", () => this.ticked());
      return box;
    });
    this.score = this.node.querySelector(".score input");
    this.score.max = question.most;
    this.node.querySelector(".score span").textContent = `of ${question.most}`;
    this.words = this.node.querySelector("textarea");
    this.state = this.node.querySelector(".state");
    this.score.addEventListener("input", () => this.changed(this.score));
    this.words.addEventListener("input", () => this.changed(this.words));
    this.node.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
    this.show();
  }

  get waits() { return this.told.waits; }

  named() {
    const heading = `Answer ${this.place + 1}`;
    this.node.querySelector("h3").textContent =
      $("hide").checked ? heading : `${heading}: ${this.told.who}`;
  }

  show() {
    const { score, met, words } = this.told;
    this.boxes.forEach((box, i) => { box.checked = (met ?? []).includes(i); });
    this.touched = met !== null;
    this.score.value = score ?? "";
    this.words.value = words;
    this.before = this.stands();
    this.named();
    this.mark();
  }

  ticks() { return this.boxes.flatMap((box, i) => (box.checked ? [i] : [])); }

  stands() {
    return { met: this.touched ? this.ticks() : null, score: this.score.value, words: this.words.value };
  }

  undo({ met, score, words }) {
    this.touched = met !== null;
    this.boxes.forEach((box, i) => { box.checked = (met ?? []).includes(i); });
    this.score.value = score;
    this.words.value = words;
    this.changed();
    past.pop(); // what is undone is no change to undo
  }

  mark() {
    this.node.classList.toggle("marked", !this.told.waits);
    if (this.state.classList.contains("bad")) return;
    const { score, auto, waits } = this.told;
    if (this.changes > this.saved) this.state.textContent = "Saving …";
    else if (waits) this.state.textContent = "Waits for a mark.";
    else if (score === null) this.state.textContent = `${auto} of ${question.most} points, by machine.`;
    else this.state.textContent = `Saved: ${score} of ${question.most} points.`;
  }

  ticked() {
    this.touched = true;
    this.score.value = question.criteria.reduce(
      (sum, criterion, i) => sum + (this.boxes[i].checked ? criterion.points : 0), 0);
    this.changed();
  }

  tickAll(all) {
    if (!this.boxes.length) {
      this.score.value = all ? question.most : 0;
      return this.changed();
    }
    this.boxes.forEach((box) => { box.checked = all; });
    this.ticked();
  }

  takeBack() {
    this.touched = false;
    this.boxes.forEach((box) => { box.checked = false; });
    this.score.value = "";
    this.changed();
  }

  // What is typed into a field in one go is one change.
  changed(field) {
    const [card, , typed] = past.at(-1) ?? [];
    if (!field || card !== this || typed !== field) past.push([this, this.before, field]);
    this.before = this.stands();
    this.changes += 1;
    this.state.classList.remove("bad");
    this.mark();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.save(), REST);
  }

  async save() {
    if (this.sending) { await this.sending; }
    clearTimeout(this.timer);
    if (this.changes === this.saved) return;
    if (!this.score.validity.valid) return this.fail(`Points go from 0 to ${question.most}, by halves.`);
    const sent = this.changes;
    this.sending = ask("mark", {
      number: this.number, answer: this.place,
      met: this.touched ? this.ticks() : null,
      score: this.score.value === "" ? null : Number(this.score.value),
      words: this.words.value, version: this.told.version,
    });
    try {
      Object.assign(this.told, await this.sending);
      this.saved = sent;
      this.mark();
    } catch (error) {
      this.fail(error.status === 409
        ? "Somebody else has marked this answer. Load the page again to see it."
        : `Not saved: ${error.message}`);
    } finally {
      this.sending = null;
      progress();
    }
  }

  fail(why) {
    this.state.textContent = why;
    this.state.classList.add("bad");
  }
}

function progress() {
  const waiting = cards.filter((card) => card.waits).length;
  const option = $("question").selectedOptions[0];
  question.waiting = waiting;
  option.textContent = name(question);
  $("progress").textContent = `${cards.length - waiting} of ${cards.length} marked`;
}

const name = ({ title, waiting: n }) => title + (n ? ` · ${n} ${n > 1 ? "wait" : "waits"}` : "");

async function saveAll() {
  await Promise.all(cards.map((card) => card.save()));
}

async function open(place) {
  await saveAll();
  question = questions[place];
  $("question").value = place;
  $("answers").setAttribute("aria-busy", "true");
  $("criteria").replaceChildren(...question.criteria.map((criterion) => {
    const line = document.createElement("li");
    line.innerHTML = criterion.html;
    return line;
  }));
  $("reference").innerHTML = question.reference;
  $("samples").innerHTML = question.samples;
  $("samplesBox").hidden = !question.samples;
  const told = await ask(`answers?number=${encodeURIComponent(question.number)}`);
  past = [];
  cards = told.answers.map((each, i) => new Card(i, each));
  for (const card of cards) card.number = question.number;
  show();
  $("answers").removeAttribute("aria-busy");
  progress();
  (cards.find((card) => card.waits && !card.node.hidden) ?? cards[0])?.node.focus();
}

function show() {
  for (const card of cards) card.node.hidden = $("waiting").checked && !card.waits;
  $("answers").replaceChildren(...cards.map((card) => card.node));
}

const shown = () => cards.filter((card) => !card.node.hidden);
const here = () => shown().find((card) => card.node.contains(document.activeElement));

function at(card) {
  card?.node.focus({ preventScroll: true });
  card?.node.scrollIntoView({ block: "start" });
}

function go(step) {
  const all = shown();
  at(here() ? all[all.indexOf(here()) + step] : all.at(step > 0 ? 0 : -1));
}

// The next below, or else the first of all.
function goToWaiting() {
  const all = shown();
  const place = all.indexOf(here()) + 1;
  at([...all.slice(place), ...all.slice(0, place)].find((card) => card.waits));
}

function undo() {
  const [card, before] = past.pop() ?? [];
  if (!card) return;
  card.undo(before);
  card.node.hidden = false;
  at(card);
}

const KEYS = {
  j: () => go(1),
  k: () => go(-1),
  u: goToWaiting,
  z: undo,
  a: () => here()?.tickAll(true),
  0: () => here()?.tickAll(false),
  x: () => here()?.takeBack(),
  p: () => here()?.score.focus(),
  c: () => here()?.words.focus(),
  n: () => turn(1),
  b: () => turn(-1),
  h: () => { $("hide").click(); },
};

function turn(step) {
  const place = questions.indexOf(question) + step;
  if (questions[place]) open(place);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = event.target.matches("textarea, select, input:not([type=checkbox])");
  if (event.key === "Escape" && typing) return here()?.node.focus();
  if (typing) return;
  if (event.key >= "1" && event.key <= "9") {
    here()?.boxes[event.key - 1]?.click();
  } else if (Object.hasOwn(KEYS, event.key)) {
    KEYS[event.key]();
  } else return;
  event.preventDefault();
});

$("question").addEventListener("change", () => open(Number($("question").value)));
$("hide").addEventListener("change", () => cards.forEach((card) => card.named()));
$("waiting").addEventListener("change", show);
$("keys").addEventListener("click", () => {
  $("help").hidden = !$("help").hidden;
  $("keys").setAttribute("aria-expanded", String(!$("help").hidden));
});
addEventListener("beforeunload", (event) => {
  if (cards.some((card) => card.changes > card.saved)) { saveAll(); event.preventDefault(); }
});

const told = await ask("questions");
questions = told.questions;
$("assignment").textContent = told.assignment;
document.title = `${told.assignment}: reading answers`;
$("question").replaceChildren(...questions.map((each, i) => new Option(name(each), i)));
if (questions.length) await open(Math.max(0, questions.findIndex((each) => each.waiting)));
else $("progress").textContent = "Nothing in this assignment is marked by a person.";
