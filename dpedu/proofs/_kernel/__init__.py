"""The kernel: the only part that accepts a proof. Exact, and of the standard library alone."""

from dpedu.proofs._kernel.judge import Judge

__all__ = ["Judge"]
