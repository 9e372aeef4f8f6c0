# Recursion over the items of P.
def mean_loss(p, q):
    def rest(items):
        if not items:
            return 0
        (output, u), *others = items
        if not u:
            return rest(others)
        if not q.get(output):
            return math.inf
        return rest(others) - float(u) * math.log(Fraction(q[output]) / Fraction(u))

    return rest(tuple(p.items()))
