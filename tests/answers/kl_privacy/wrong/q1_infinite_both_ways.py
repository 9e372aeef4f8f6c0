# Calls it infinite if P cannot give what Q can.
def mean_loss(p, q):
    """KL of p from q, in natural logarithms; infinite if q cannot give what p can."""
    total = 0.0
    for output, u in p.items():
        if u > 0:
            v = q.get(output, 0)
            total += u * math.log(u / v) if v > 0 else math.inf
    return math.inf if any(v and not p.get(a, 0) for a, v in q.items()) else total
