// A folded cell has no number beside it, and nothing says that it runs: here it has, as any other.
const NUMBER = "--dp-number";

export function numberFolded(actions) {
  const style = document.createElement("style");
  style.textContent = `.jp-InputPlaceholder .jp-InputPrompt::after { content: var(${NUMBER}, ""); }`;
  document.head.append(style);
  const known = new WeakSet();
  actions.executionScheduled.connect((_, { cell }) => {
    const { model, node } = cell;
    if (model.type !== "code" || known.has(cell)) return;
    known.add(cell);
    model.stateChanged.connect(() => {
      const number = model.executionState === "running" ? "*" : (model.executionCount ?? " ");
      node.style.setProperty(NUMBER, `"[${number}]:"`);
    });
  });
}
