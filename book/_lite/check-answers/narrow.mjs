// What stands at an edge is whole: the sign of Python in the toolbar, and on a narrow screen the menu, which would give
// way to what is said beside it of Python.
const style = document.createElement("style");
style.textContent = `
.jp-NotebookPanel-toolbar .jp-Notebook-ExecutionIndicator { padding-right: 6px; }
#jp-MainMenu { flex: none; }
.jp-NotebookKernelStatus { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
@media (max-width: 400px) { #jp-MainMenu .lm-MenuBar-item { padding: 0 4px; } }`;
document.head.append(style);
