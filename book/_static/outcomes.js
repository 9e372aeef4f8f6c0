// The list of outcomes: this browser remembers what is ticked. See book/_ext/book_course.py.
addEventListener("DOMContentLoaded", () => {
  for (const box of document.querySelectorAll(".dp-outcomes input")) {
    // By its words, so that a list that has grown keeps its ticks.
    const key = `dpedu: ${box.nextElementSibling.textContent.trim()}`;
    try {
      box.checked = localStorage.getItem(key) !== null;
      box.addEventListener("change", () => {
        if (box.checked) localStorage.setItem(key, "");
        else localStorage.removeItem(key);
      });
    } catch {
      return; // A browser that keeps nothing still has boxes to tick.
    }
  }
});
