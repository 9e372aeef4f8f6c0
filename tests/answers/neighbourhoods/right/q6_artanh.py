# 2 artanh(1 - 2p), accumulated in a loop, smallest flip last.
def record_epsilons(flips):
    whole = entry = 0.0
    for p in sorted(flips, reverse=True):
        entry = 2 * math.atanh(1 - 2 * p) if p > 1e-3 else (math.log1p(-p) - math.log(p) if p > 0 else math.inf)
        whole += entry
    return whole, entry
