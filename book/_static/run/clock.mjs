// A thread that is busy with Python hears no clock. But Python looks now and then whether somebody interrupts it: there it
// finds a signal that nothing else uses, ten times a second, and with it the time to tell what was printed.
const SIGWINCH = 28;
const EACH = 100; // milliseconds

// `interrupt`: where the page writes what a reader interrupts with, if it may share memory.
export function tick(python, interrupt = [0]) {
  let next = 0;
  let heard = 0;
  python.setInterruptBuffer({
    get 0() {
      heard = interrupt[0];
      if (heard || performance.now() < next) return heard;
      next = performance.now() + EACH;
      return SIGWINCH;
    },
    set 0(value) { // when it was looked at
      if (heard) interrupt[0] = value;
    },
  });
}
