// JupyterLab's ■, by which JupyterLite only drops what waits: here it stops the cell that runs. Its thread hears
// nothing while it does, so that it is ended, and Python begins anew.
const GONE = "Stopped. Python's variables are gone: run the cells above again.";
// What JupyterLite does not say of a Python that begins anew: without it, the sign of a cell that runs turns for ever.
const RESTARTING = { channel: "iopub", header: { msg_type: "status" }, content: { execution_state: "restarting" } };
const STARTING = "Python is starting: ■ stops a cell that runs.";

export function stopByButton(session, tell) {
  const equip = (kernel) => {
    if (!kernel) return;
    const restart = kernel.restart.bind(kernel);
    kernel.restart = async () => {
      await restart();
      kernel.anyMessage.emit({ direction: "recv", msg: { ...RESTARTING, parent_header: {}, metadata: {} } });
    };
    let stopping = false;
    kernel.interrupt = async () => {
      if (stopping || kernel.status === "idle") return;
      if (kernel.status !== "busy") return tell(STARTING);
      stopping = true;
      const unsay = tell(GONE); // before Python is there again, which may take long, or fail
      const ended = (_, { msg: { header, content } }) => {
        if (header.msg_type !== "execute_reply" || content.status !== "ok") return;
        kernel.anyMessage.disconnect(ended);
        unsay(); // It has variables again.
      };
      kernel.anyMessage.connect(ended);
      await kernel.restart().finally(() => { stopping = false; });
    };
  };
  session.kernelChanged.connect((_, { newValue }) => equip(newValue));
  equip(session.session?.kernel);
}
