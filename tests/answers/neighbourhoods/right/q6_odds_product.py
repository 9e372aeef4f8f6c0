# Multiplies the odds; one logarithm at the end.
def record_epsilons(flips):
    if min(flips) == 0:
        return (math.inf,) * 2
    odds = [(1 - p) / p for p in flips]
    return math.log(math.prod(odds)), math.log(max(odds))
