"""ptrace and the memory of other processes."""

ANSWERS = {
    "q1": r"""
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
print([libc.ptrace(16, n, 0, 0) for n in (1, 2, os.getppid())], libc.process_vm_readv(1, 0, 0, 0, 0, 0))
""",
}
