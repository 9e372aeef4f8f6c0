# The logarithm of one product of powers.
def mean_loss(p, q):
    total = 0.0
    for a in p:
        if p[a]:
            try:
                total -= float(p[a]) * math.log(q.get(a, 0) / p[a])
            except ValueError:
                return math.inf
    return total
