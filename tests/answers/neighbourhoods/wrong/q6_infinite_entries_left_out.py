# Wrong for [0.25, 0.1, 0.0, 0.3]: one entry is the worst of those that have an ε, if others than one do.
def record_epsilons(flips):
    least = min(flips)
    if least == 0:
        return float("inf"), float("inf")
    return math.fsum(math.log((1 - p) / p) for p in flips), math.log((1 - least) / least)
