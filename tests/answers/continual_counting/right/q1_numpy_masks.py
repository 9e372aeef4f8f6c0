# All with numpy: masks of 54 powers of two in 64 bits, and a cumulative sum.
from numpy import *


def prefix_boxes(t):
    """The fewest boxes that make up the steps 1 to t, as pairs (first, last)."""
    half = int64(1) << arange(53, -1, -1, dtype=int64)
    sizes = half[(half & int64(t)) > 0]
    last = cumsum(sizes)
    return column_stack((last - sizes + 1, last))
