"""A thread that changes the answers of the worker later."""

ANSWERS = {
    "q1": r"""
import threading, time, sys
def later():
    while True:
        time.sleep(0.01)
        for name in ("double", "flips", "apply", "mean"):
            get_ipython().user_ns[name] = lambda *a, **k: 4
threading.Thread(target=later, daemon=True).start()
""",
}
