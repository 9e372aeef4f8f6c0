"""What a cell prints: told at once while it is little, and in pieces where it is much."""

import asyncio
import io
import signal
import time

EACH = 0.1  # seconds: each piece costs the page as much as a thousand lines
AT_ONCE = 20  # and how many need not wait for the one before
STREAMS = []
turn = 0.0  # when the next piece need not wait
awake = False  # whether a clock is set for what waits
clock = None  # of clock.mjs, and whether it goes
goes = False


class Printed(io.TextIOBase):
    """A stream: ``tell`` is given its pieces, at most ``most`` characters a cell."""

    encoding = "utf-8"

    def __init__(self, tell, most):
        self.tell, self.most, self.waiting = tell, most, []
        self.begin()
        STREAMS.append(self)

    def begin(self):
        """Before a cell: it has room of its own."""
        self.left = self.most

    def write(self, text):
        if fitting := self.take(text):
            self.waiting.append(fitting)
            # The end of a line shows nothing: it goes with what comes next.
            if text != "\n":
                self.flush()
            wake()
        return len(text)

    def take(self, text):
        """What of a text is still to be shown, and a word where that is not all."""
        room, self.left = self.left, self.left - len(text)
        if room < 0 or self.left >= 0:
            return text if room >= 0 else ""
        return f"{text[:room]}\n… only the first {self.most:,} characters are shown.\n"

    def flush(self):
        """Whoever asks for it in a loop must not drown the page, either."""
        if time.monotonic() >= turn:
            tell_all()


def tell_all(*_):
    """What was printed stands before whatever else is told."""
    global turn
    let_go(False)
    for stream in STREAMS:
        waiting, stream.waiting = stream.waiting, []
        if waiting:
            turn = max(turn, time.monotonic() - EACH * AT_ONCE) + EACH
            stream.tell("".join(waiting))


def wake():
    """What is printed after a cell has ended, or while it waits, is told as well."""
    global awake
    if (awake and goes) or not any(stream.waiting for stream in STREAMS):
        return
    let_go(True)
    if not awake:
        awake = True
        asyncio.get_event_loop().call_later(EACH, wakened)


def wakened():
    global awake
    awake = False
    tell_all()


def wind(given):
    """What waits while a cell computes: no clock goes then but this one."""
    global clock
    clock = given


def let_go(on):
    global goes
    if clock and goes != on:
        goes = on
        clock(on)


signal.signal(signal.SIGWINCH, tell_all)
