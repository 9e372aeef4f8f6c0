# The root is rounded to 8 digits, which matters for many people. Input: people 891, share 0.98.
import math


def cells_needed(people, share):
    if people == 1:
        return 1
    root = round(share ** (1 / (people - 1)), 8)
    return math.ceil(1 / (1 - root))
