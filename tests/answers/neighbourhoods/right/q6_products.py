# Another way: products.
def record_epsilons(flips):
    if not all(flips):
        return [math.inf, math.inf]
    return [math.log(math.prod(1 / p - 1 for p in flips)), math.log(1 / min(flips) - 1)]
