# Recursion over the list of outputs.
def mean_loss(p, q):
    def rest(items):
        if not items:
            return 0.0
        (a, u), *others = items
        tail = rest(others)
        if u == 0:
            return tail
        v = q.get(a, 0)
        return tail + (float(u) * (math.log(u) - math.log(v)) if v > 0 else math.inf)

    return rest(list(p.items()))
