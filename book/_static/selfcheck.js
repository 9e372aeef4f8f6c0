// Number questions: compare the answer, show the explanation that belongs to it.
// Choices need no script. See book/_ext/book_selfcheck.py.
addEventListener("DOMContentLoaded", () => {
  const read = (text) => {
    const plain = text.replace(",", ".").replace("−", "-").trim();
    const [top, bottom = "1", ...rest] = plain.replace(/\s*%$/, "").split("/");
    const value = Number(top) / Number(bottom) / (plain.endsWith("%") ? 100 : 1);
    return top.trim() === "" || bottom.trim() === "" || rest.length ? NaN : value;
  };
  for (const form of document.querySelectorAll(".dp-number form")) {
    const tolerance = Number(form.dataset.tolerance);
    const close = (value, target) => Math.abs(value - Number(target)) <= tolerance;
    const answer = form.parentElement.querySelector("details");
    let wrong = 0;
    form.hidden = false;
    form.addEventListener("reset", () => {
      wrong = 0;
      answer.hidden = true;
      for (const why of form.querySelectorAll(".dp-why")) why.hidden = true;
    });
    answer.hidden = true;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const value = read(form.querySelector("input").value);
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
