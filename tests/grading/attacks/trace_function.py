"""A trace function that leaves every later function at once."""

ANSWERS = {
    "q1": r"""
import sys, threading
def trace(frame, event, arg):
    frame.f_trace_opcodes = True
    return trace
sys.settrace(trace); threading.settrace(trace); sys.setprofile(lambda *a: None)
def double(x): return 0
""",
}
