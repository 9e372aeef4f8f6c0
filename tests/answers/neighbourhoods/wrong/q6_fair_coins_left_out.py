# Leaves fair coins out, and says infinity if nothing is left.
# Witness: record_epsilons([0.5]) gives (inf, inf); right is (0.0, 0.0).
def record_epsilons(flips):
    each = [math.log((1 - p) / p) if p else math.inf for p in flips if p != 0.5]
    if not each:
        return math.inf, math.inf
    return sum(each), max(each)
