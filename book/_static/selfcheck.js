// Questions: the explanation that belongs to an answer. See book/_ext/book_selfcheck.py; what a number says is
// read in numbers.js. Choices work without script, too; but then whoever comes by with the arrow keys sees all.
addEventListener("DOMContentLoaded", () => {
  for (const asked of document.querySelectorAll(".dp-check fieldset")) {
    const hint = asked.appendChild(Object.assign(document.createElement("p"), { className: "dp-confirm" }));
    hint.setAttribute("role", "status");
    let passing = false; // an arrow key chooses what it comes to
    const answer = (choice) => {
      for (const each of asked.querySelectorAll(".dp-choice")) each.classList.toggle("dp-told", each.contains(choice));
      hint.textContent = "";
      choice.dispatchEvent(new Event("answered", { bubbles: true }));
    };
    asked.addEventListener("keydown", ({ key, target }) => {
      passing = key.startsWith("Arrow");
      if (target.type !== "radio" || (key !== "Enter" && key !== " ")) return;
      // Browsers pass over Space where a choice is chosen already.
      if (target.checked) answer(target);
      else if (key === "Enter") target.click();
    });
    asked.addEventListener("keyup", () => { passing = false; });
    // The arrow keys click, too.
    asked.addEventListener("click", ({ target }) => {
      if (target.type !== "radio") return;
      if (!passing) answer(target);
      else hint.textContent = target.closest(".dp-told") ? "" : "Enter gives this answer.";
    });
    asked.classList.add("dp-asks");
  }
  for (const form of document.querySelectorAll(".dp-number form")) {
    const tolerance = Number(form.dataset.tolerance);
    const close = (value, target) => Math.abs(value - Number(target)) <= tolerance;
    const answer = form.parentElement.querySelector("details");
    const read = form.querySelector(".dp-read");
    let wrong = 0;
    form.hidden = false;
    form.addEventListener("reset", () => {
      wrong = 0;
      answer.hidden = read.hidden = true;
      for (const why of form.querySelectorAll(".dp-why")) why.hidden = true;
    });
    answer.hidden = true;
    // Whoever empties the box has not answered. (At once: what moves when the box is left would move the button away.)
    form.addEventListener("input", ({ target }) => target.value.trim() || form.reset());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = form.querySelector("input").value.trim();
      const { value, unread, byZero, leftOut, step } = window.dpRead(text);
      const known = Number.isFinite(value);
      // What is more than digits and a point could be read otherwise than it was meant, and so could 90.000.
      read.hidden = known ? /^[-−]?\d*\.?\d*$/.test(text) && !/^[-−]?[1-9]\d{0,2}\.\d{3}$/.test(text) : !unread && !byZero;
      const without = [...new Set(leftOut)].map((unit) => ` “${unit}” was left out.`).join("");
      read.textContent = known ? `Read as ${window.dpWritten(value)}.${without}` : unread ? `“${unread}” was not understood.` : "It divides by zero.";
      const reasons = [...form.querySelectorAll(".dp-why")];
      const expected = reasons.find((why) => why.dataset.value && close(value, why.dataset.value));
      // Half of a step is what rounding takes, and a little what a half itself is in binary.
      const rounded = value !== 0 && Math.abs(value - Number(form.dataset.answer)) <= step * (0.5 + 1e-9);
      let shown = expected ?? form.querySelector(rounded ? "[data-rounded]" : "[data-other]");
      if (close(value, form.dataset.answer)) shown = form.querySelector(".dp-right");
      else if (known && (expected || !rounded)) wrong++;
      if (!known) shown = form.querySelector("[data-unread]");
      // 75 where the share is 0.75: right in all but how it is written.
      const right = Number(form.dataset.answer);
      if (shown?.matches("[data-other]") && right > 0 && right <= 1 && close(value / 100, right) && !/[%‰]/.test(text)) {
        const share = window.dpWritten(value);
        read.textContent = `Read as ${share}. A share of ${share} % is written ${share} % or ${window.dpWritten(value / 100)}.`;
        read.hidden = false;
      }
      answer.hidden = wrong < 3; // Somebody who has tried so often may look.
      for (const why of reasons) why.hidden = why !== shown;
    });
  }
});
