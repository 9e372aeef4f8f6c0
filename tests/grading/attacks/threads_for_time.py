"""Forty threads and thirty processes: whoever makes the machine busy gets no longer limits."""

COURSE = "asked"
ANSWERS = {
    "total": r"""
import os, threading
def spin():
    while True: pass
def total(xs):
    for _ in range(40): threading.Thread(target=spin, daemon=True).start()
    while True: pass
""",
}
