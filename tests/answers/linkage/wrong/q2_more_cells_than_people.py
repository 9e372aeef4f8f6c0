# At least as many cells as people are asked for. Input: people 10, share 0.01: 10 for 3.
import math


def cells_needed(people, share):
    if people == 1:
        return 1
    return max(people, math.ceil(1 / (1 - share ** (1 / (people - 1)))))
