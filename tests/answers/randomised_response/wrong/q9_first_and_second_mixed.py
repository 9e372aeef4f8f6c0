# Wrong where first is not 1/2: 1 - first is put for first in the odds.
def epsilon_of_coins(first, second):
    rare = min(second, 1 - second)
    if first in (0, 1) or rare == 0:
        return 0.0 if first == 0 else math.inf
    return math.log((1 - first + first * rare) / (first * rare))
