# For shares of at least 0.9 chances of meeting are added up: m = (n - 1)/(1 - share). Input: people 1000, share 0.95: 19980 for 19477.
import math


def cells_needed(people, share):
    if people == 1:
        return 1
    if share >= 0.9:
        return math.ceil((people - 1) / (1 - share))
    return math.ceil(1 / (1 - share ** (1 / (people - 1))))
