# Difference of logs: right
def mean_loss(p, q):
    drawn = [(u, q.get(a, Fraction(0))) for a, u in p.items() if u != 0]
    if min(v for _, v in drawn) == 0:
        return float("inf")
    return math.fsum(float(u) * (math.log(u) - math.log(v)) for u, v in drawn)
