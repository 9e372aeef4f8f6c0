# N - 1 is replaced by n for two people. Input: people 2, share 0.85: 13 for 7.
import math


def cells_needed(people, share):
    if people == 1:
        return 1
    others = people - 1 if people > 2 else people
    return math.ceil(1 / (1 - share ** (1 / others)))
