// What a reader did: answers, and where they were. This browser keeps it for this book and tells
// nobody; a button forgets it. Ticks of outcomes are in outcomes.js, changed cells in run/.
addEventListener("DOMContentLoaded", () => {
  // A page has an entry for its place, and one for each answer: another tab of it may be giving
  // others just now, and a browser lets no tab read what another keeps and write it back as one.
  const PLACE = "dpedu read ";
  const ANSWER = "dpedu answered ";
  const here = PLACE + location.pathname;
  const answers = `${ANSWER}${location.pathname} `;
  const kept = (prefix) => {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return []; // A browser that keeps nothing.
    }
  };
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? {};
    } catch {
      return {}; // Nothing, or nothing of ours; or a browser that keeps nothing.
    }
  };
  const given = (asked) => {
    try {
      return localStorage.getItem(answers + asked);
    } catch {
      return null;
    }
  };
  const page = { at: null, section: null, ...read(here) };
  const write = () => {
    page.title = document.title.split(" — ")[0];
    page.when = Date.now();
    try {
      if (page.at || kept(answers).length) localStorage.setItem(here, JSON.stringify(page));
      else localStorage.removeItem(here);
    } catch {
      return; // Read on without a memory.
    }
    // Only what was not there: somebody may have the focus in it.
    if (!line?.querySelector("button")) tell();
  };

  const answered = (asked, answer) => {
    try {
      localStorage.setItem(answers + asked, answer);
    } catch {
      return; // Answered, without a memory.
    }
    write();
  };

  // An empty box is one that nobody has answered.
  const forget = (asked) => {
    try {
      localStorage.removeItem(answers + asked);
    } catch {
      // A browser that keeps nothing.
    }
  };

  // Answers, by the words of question and choice, so that a chapter that has grown keeps them.
  const words = (it) => it.textContent.replace(/\s+/g, " ").trim();
  const questions = new Map();
  for (const box of document.querySelectorAll(".dp-check")) {
    const asked = words(box.querySelector("legend, p"));
    const form = box.querySelector("form");
    if (form) {
      const field = form.querySelector("input");
      questions.set(asked, () => form.reset());
      if (given(asked)?.trim()) {
        field.value = given(asked);
        form.requestSubmit();
      }
      const keep = () => (field.value.trim() ? answered(asked, field.value) : forget(asked));
      form.addEventListener("submit", keep);
      form.addEventListener("input", () => field.value.trim() || forget(asked));
      continue;
    }
    const choices = [...box.querySelectorAll("input[type=radio]")];
    const labels = choices.map((choice) => words(choice.nextElementSibling));
    const show = (choice, chosen) => {
      choice.checked = chosen;
      choice.closest(".dp-choice").classList.toggle("dp-told", chosen);
    };
    questions.set(asked, () => choices.forEach((choice) => show(choice, false)));
    choices.forEach((choice, i) => {
      show(choice, given(asked) === labels[i]);
      choice.addEventListener("answered", () => {
        answered(asked, labels[i]);
      });
    });
  }

  // The section that is being read, as the contents show it.
  const chapter = document.querySelector(".dp-reading");
  const was = page.at && document.getElementById(page.at) ? page.at : null;
  const locate = () => {
    const link = document.querySelector("#pst-page-toc-nav a.active");
    page.at = link ? decodeURIComponent(link.hash.slice(1)) : null;
    page.section = link ? words(link) : null;
    write();
  };
  if (chapter) {
    addEventListener("scroll", () => {
      clearTimeout(locate.timer);
      locate.timer = setTimeout(locate, 400);
    }, { passive: true });
  }

  // What is said of it: below the title of a chapter, and on the first page.
  const line = document.querySelector(".dp-remembered") ?? chapter?.appendChild(
    Object.assign(document.createElement("span"), { className: "dp-remembered" }));
  const link = (to, text) => Object.assign(document.createElement("a"), { href: to, textContent: text });
  const asked = chapter && was && !location.hash ? page.section : null;
  const tell = () => {
    if (!line) return;
    const keys = kept(PLACE);
    line.replaceChildren();
    line.hidden = keys.length === 0;
    if (line.hidden) return;
    if (asked) line.append(" You were at ", link(`#${encodeURIComponent(was)}`, asked), ".");
    if (!chapter) {
      const last = keys.map((key) => ({ key, ...read(key) })).filter((each) => each.title)
        .sort((a, b) => b.when - a.when)[0];
      if (last) {
        const to = last.key.slice(PLACE.length) + (last.at ? `#${encodeURIComponent(last.at)}` : "");
        line.append("Go on reading: ", link(to, [last.title, last.section].filter(Boolean).join(", ")), ". ");
      }
    }
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "dp-forget", textContent: "Forget it" });
    button.addEventListener("click", () => {
      const asked = "Forget your answers and places on all pages? They cannot be had back.";
      if (!window.confirm(asked)) return;
      clearTimeout(locate.timer);
      for (const key of [...kept(PLACE), ...kept(ANSWER)]) localStorage.removeItem(key);
      for (const clear of questions.values()) clear();
      Object.assign(page, { at: null, section: null });
      line.textContent = " Forgotten: answers and places, on all pages.";
      line.tabIndex = -1;
      line.focus({ preventScroll: true });
    });
    line.append(" This browser keeps your answers and places, and tells nobody. ", button);
  };
  tell();
});
