"""New spaces of users by the other ways to make a process: clone and clone3."""

ANSWERS = {
    "q1": r"""
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
found = []
for flags in (0x10000000, 0x10020000, 0x20000000, 0x40000000, 0x00020000):
    made = libc.syscall(56, flags | 17, 0, 0, 0, 0)
    if made == 0:
        os._exit(0)
    if made > 0:
        found.append(flags)
if found: print("DONE ", found)
""",
}
