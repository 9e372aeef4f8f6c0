# Recursion over the bits.
def record_epsilons(flips):
    if not flips:
        return 0.0, 0.0
    p = float(flips[0])
    this = 2 * math.atanh(1 - 2 * p) if p else math.inf
    total, worst = record_epsilons(flips[1:])
    return this + total, worst if worst > this else this
