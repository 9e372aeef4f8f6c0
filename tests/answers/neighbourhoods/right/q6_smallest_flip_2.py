# By smallest flip.
def record_epsilons(flips):
    least = min(flips)
    if least == 0:
        return float("inf"), float("inf")
    return math.fsum(math.log((1 - p) / p) for p in flips), math.log((1 - least) / least)
