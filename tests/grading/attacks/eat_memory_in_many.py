"""All the memory, in many processes."""

ANSWERS = {
    "q1": r"""
import os
for _ in range(60):
    try:
        if os.fork() == 0:
            kept = [bytearray(b"x") * (300 * 10**6)]
            import time; time.sleep(60); os._exit(0)
    except OSError: break
""",
}
