// A thread that is busy with Python hears no clock. But Python looks now and then whether somebody interrupts it: there it
// finds a signal that nothing else uses, ten times a second, and with it the time to tell what was printed. As looking
// costs a loop some of its time, the clock goes only while something waits: what is given starts and stops it.
const SIGWINCH = 28;
const EACH = 100; // milliseconds

// `interrupt`: where the page writes what a reader interrupts with, if it may share memory.
export function clock(python, interrupt) {
  let next = 0;
  let heard = 0;
  const going = {
    get 0() {
      heard = interrupt?.[0];
      if (heard) return heard;
      if (performance.now() < next) return 0;
      next = performance.now() + EACH;
      return SIGWINCH;
    },
    set 0(value) { // when it was looked at
      if (heard) interrupt[0] = value;
    },
  };
  python.setInterruptBuffer(interrupt);
  return (goes) => {
    next = performance.now() + EACH;
    python.setInterruptBuffer(goes ? going : interrupt);
  };
}
