// Number questions: compare the answer, show the explanation that belongs to it.
// Choices need no script. See book/_ext/book_selfcheck.py; what an answer says is read in numbers.js.
addEventListener("DOMContentLoaded", () => {
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
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = form.querySelector("input").value.trim();
      const value = window.dpNumber(text);
      // What is more than digits and a point could be read otherwise than it was meant.
      read.hidden = !Number.isFinite(value) || /^[-−]?\d*\.?\d*$/.test(text);
      read.textContent = `Read as ${Number(value.toPrecision(5))}.`;
      const reasons = [...form.querySelectorAll(".dp-why")];
      const expected = reasons.find((why) => why.dataset.value && close(value, why.dataset.value));
      let shown = expected ?? form.querySelector("[data-other]");
      if (close(value, form.dataset.answer)) shown = form.querySelector(".dp-right");
      else if (Number.isFinite(value)) wrong++;
      if (!Number.isFinite(value)) shown = form.querySelector("[data-unread]");
      answer.hidden = wrong < 3; // Somebody who has tried so often may look.
      for (const why of reasons) why.hidden = why !== shown;
    });
  }
});
