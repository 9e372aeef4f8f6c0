# Sums over the outputs of P in one expression.
def mean_loss(p, q):
    possible = [a for a in p if p[a] > 0]
    if any(q.get(a, 0) == 0 for a in possible):
        return math.inf
    return sum(float(p[a]) * math.log(p[a] / q[a]) for a in possible)
