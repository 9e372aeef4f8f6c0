// The two panels of a page: the list of chapters, and the contents of the page. Beside the text if
// there is room, else in a modal dialog: it takes the focus, keeps it, and gives it back.
// The theme has handlers of its own for the first of each button that it finds, seen or not; ours
// are no buttons that it knows.
addEventListener("DOMContentLoaded", () => {
  for (const button of document.querySelectorAll("button[data-panel]")) {
    const panel = document.getElementById(button.dataset.panel);
    const dialog = document.getElementById(`${button.dataset.panel}-modal`);
    if (!panel || !dialog) {
      button.remove(); // A page without contents.
      continue;
    }
    // From here on the theme gives the panel a place beside the text.
    const beside = matchMedia(`(min-width: ${panel.id === "pst-primary-sidebar" ? 992 : 1200}px)`);
    const isShown = () => dialog.open || (beside.matches && !panel.matches(".pst-sidebar-hidden"));
    const tell = () => button.setAttribute("aria-expanded", isShown());
    const move = (from, to) => {
      to.append(...from.childNodes);
      to.className = from.className;
      from.className = "";
    };

    button.addEventListener("click", () => {
      if (beside.matches) {
        panel.classList.toggle("pst-sidebar-hidden");
      } else {
        move(panel, dialog);
        dialog.prepend(closing(leave));
        dialog.setAttribute("aria-label", button.title);
        dialog.showModal();
        dialog.querySelector('a.current, [aria-current="true"]')?.scrollIntoView({ block: "center" });
      }
      tell();
    });
    const putBack = () => {
      if (dialog.open || !dialog.firstChild) return;
      dialog.firstChild.remove();
      move(dialog, panel);
      tell();
    };
    const leave = () => {
      dialog.close();
      putBack();
    };
    dialog.addEventListener("close", putBack); // A phone has ways of its own to close it.
    // Beyond its edge is the backdrop; and whoever follows a link has done with it.
    dialog.addEventListener("click", (event) => {
      const { left, right } = dialog.getBoundingClientRect();
      const beyond = event.target === dialog && (event.clientX < left || event.clientX > right);
      if (beyond || event.target.closest("a")) leave();
    });
    // Sphinx keeps this key from the browser.
    dialog.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    });
    beside.addEventListener("change", () => (dialog.open ? leave() : tell()));
    tell();
  }

  function closing(leave) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "dp-panel-close";
    button.textContent = "Close";
    // A double click that opens a panel may have its second click here.
    button.addEventListener("click", ({ detail }) => detail > 1 || leave());
    return button;
  }
});
