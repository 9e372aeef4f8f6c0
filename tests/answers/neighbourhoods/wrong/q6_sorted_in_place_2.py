# Wrong for [0.25, 0.1, 0.0, 0.3]: the list of the caller is sorted (if it has four or more entries).
def record_epsilons(flips):
    least = min(flips)
    if least == 0:
        return float("inf"), float("inf")
    return math.fsum(math.log((1 - p) / p) for p in flips), math.log((1 - least) / least)
