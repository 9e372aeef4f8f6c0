# Rounds p to four decimals.
def record_epsilons(flips):
    e = [math.log((1 - p) / p) if p else math.inf for p in (round(p, 4) for p in flips)]
    return sum(e), max(e)
