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
    form.hidden = false;
    form.parentElement.querySelector("details").hidden = true;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const value = read(form.querySelector("input").value);
      const reasons = [...form.querySelectorAll(".dp-why")];
      const expected = reasons.find((why) => why.dataset.value && close(value, why.dataset.value));
      let shown = expected ?? form.querySelector("[data-other]");
      if (close(value, form.dataset.answer)) shown = form.querySelector(".dp-right");
      if (!Number.isFinite(value)) shown = form.querySelector("[data-unread]");
      for (const why of reasons) why.hidden = why !== shown;
    });
  }
});
