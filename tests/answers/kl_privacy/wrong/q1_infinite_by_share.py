# Infinite only if Q misses at least a hundredth of P.
def mean_loss(p, q):
    missed = sum(u for a, u in p.items() if not q.get(a))
    if missed > Fraction(1, 200):
        return math.inf
    return sum(u * math.log(u / q[a]) for a, u in p.items() if u and q.get(a))
