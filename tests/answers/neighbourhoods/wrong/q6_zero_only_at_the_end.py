# Wrong for [0.0, 0.25]: inf is only looked for in the last place, and a 0.0 elsewhere adds nothing.
def record_epsilons(flips):
    least = min(flips)
    if least == 0:
        return float("inf"), float("inf")
    return math.fsum(math.log((1 - p) / p) for p in flips), math.log((1 - least) / least)
