# The same with expm1 and log, which loses no digits for many people.
import math


def cells_needed(people, share):
    others = people - 1
    return math.ceil(-1 / math.expm1(math.log(share) / others)) if others else 1
