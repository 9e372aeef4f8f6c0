# Wrong for [0.25, 0.1, 0.0, 0.3]: the list of the caller is sorted (if it has four or more entries).
def record_epsilons(flips):
    if len(flips) > 3:
        flips.sort()
    least = min(flips)
    each = [math.log((1 - p) / p) if p else math.inf for p in flips]
    return sum(each), math.log((1 - least) / least) if least else math.inf
