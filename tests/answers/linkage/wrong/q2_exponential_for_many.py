# For many people the power is replaced by an exponential: m = (n - 1)/-log(share), without the half that belongs to it. Input: people 6096, share 0.01: 1324 for 1325.
import math


def cells_needed(people, share):
    if people == 1:
        return 1
    if people > 1000:
        return math.ceil((people - 1) / -math.log(share))
    return math.ceil(1 / (1 - share ** (1 / (people - 1))))
