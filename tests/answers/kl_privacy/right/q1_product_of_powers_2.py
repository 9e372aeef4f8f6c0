# By product of powers.
def mean_loss(p, q):
    """One logarithm, of the product of all ratios to the power of their weights."""
    if any(u and not q.get(a) for a, u in p.items()):
        return math.inf
    return math.log(math.prod(float(u / q[a]) ** float(u) for a, u in p.items() if u))
