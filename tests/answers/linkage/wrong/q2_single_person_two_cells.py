# A single person gets two cells if the share is at most one half. Input: people 1, share 0.3: 2 for 1.
import math


def cells_needed(people, share):
    if people == 1:
        return 1 if share > 0.5 else 2
    return math.ceil(1 / (1 - share ** (1 / (people - 1))))
