# Multiplies the factors, and takes the logarithm at the end.
def record_epsilons(flips):
    if min(flips) == 0:
        return (math.inf, math.inf)
    factors = [(1 - p) / p for p in flips]
    return (math.log(math.prod(factors)), math.log(max(factors)))
