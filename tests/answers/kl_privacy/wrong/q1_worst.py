# Takes the worst loss.
def mean_loss(p, q):
    """KL of p from q, in natural logarithms; infinite if q cannot give what p can."""
    total = 0.0
    for output, u in p.items():
        if u > 0:
            v = q.get(output, 0)
            total = max(total, math.log(u / v) if v > 0 else math.inf)
    return total
