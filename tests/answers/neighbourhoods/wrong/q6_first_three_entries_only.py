# Wrong for [0.4, 0.3, 0.2, 0.1]: one entry is the worst of the first three only.
def record_epsilons(flips):
    least = min(flips)
    if least == 0:
        return float("inf"), float("inf")
    return math.fsum(math.log((1 - p) / p) for p in flips), math.log((1 - least) / least)
