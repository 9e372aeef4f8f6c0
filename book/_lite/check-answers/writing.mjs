// JupyterLab opens a text at a double click, and leaves the focus on its cell, where each letter is a command: one
// makes it a code cell, another puts an empty cell above. Here the cursor is in the text.
export function writeAtDoubleClick({ node, content }) {
  node.addEventListener("dblclick", (event) => { // above the notebook, which hears it first
    const cell = content.activeCell;
    if (cell?.rendered === false && event.composedPath().includes(cell.node)) content.mode = "edit";
  });
}
