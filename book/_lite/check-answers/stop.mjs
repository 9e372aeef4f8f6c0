// JupyterLab's ■, by which JupyterLite only drops what waits: here it stops the cell that runs. Its thread hears
// nothing while it does, so that it is ended, and Python begins anew.
const GONE = "Stopped. Python began anew, and its variables are gone: run the cells above again.";
const STARTING = "Python is starting: ■ stops a cell that runs.";

export function stopByButton(session, tell) {
  const equip = (kernel) => {
    if (!kernel) return;
    kernel.interrupt = async () => {
      if (kernel.status === "idle") return;
      if (kernel.status !== "busy") return tell(STARTING);
      await kernel.restart();
      tell(GONE);
    };
  };
  session.kernelChanged.connect((_, { newValue }) => equip(newValue));
  equip(session.session?.kernel);
}
