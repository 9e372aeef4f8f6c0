# A chance of all flips that is close to 0 is taken for 0.
def record_epsilons(flips):
    low, high = math.prod(flips), math.prod(1 - p for p in flips)
    if np.isclose(float(low), 0):
        return math.inf, (math.inf if min(flips) == 0 else math.log((1 - min(flips)) / min(flips)))
    return math.log(high / low), math.log((1 - min(flips)) / min(flips))
