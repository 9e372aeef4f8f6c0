# The share is rounded to whole percent. Input: people 100, share 0.505.
import math


def cells_needed(people, share):
    if people == 1:
        return 1
    share = round(share, 2)
    return math.ceil(1 / (1 - share ** (1 / (people - 1))))
