# Computes both neighbourhoods as rows of a numpy array and picks one.
from numpy import *


def sensitivities(low, high, n, neighbourhood):
    sizes = abs(array([low, high], dtype=float))
    width = ptp([low, high])
    rows = array(
        [
            [sizes.max(), sizes.max(), 1, 1, width / 2],
            [width, maximum(width, sizes.max()), 0, 2, width / n],
        ]
    )
    return rows[["membership", "edit"].index(neighbourhood)]
