# Doubles the number of cells until it is enough, then bisects; logarithms of the chance.
import math


def alone(cells, others):
    if others == 0:
        return 0.0
    return others * math.log1p(-1 / cells) if cells > 1 else -math.inf


def cells_needed(people, share):
    wanted = math.log(share)
    enough = 1
    while alone(enough, people - 1) < wanted - 1e-15:
        enough *= 2
    low, high = enough // 2, enough
    while high - low > 1:
        middle = (low + high) // 2
        if alone(middle, people - 1) < wanted - 1e-15:
            low = middle
        else:
            high = middle
    return high
