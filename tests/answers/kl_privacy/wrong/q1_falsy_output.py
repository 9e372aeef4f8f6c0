# Takes the output 0 (or an empty text) for no output.
# Witness: mean_loss({0: 0.5, 1: 0.5}, {0: 0.25, 1: 0.75}) returns -0.20273255405408222; right is 0.1438410362258904.
def mean_loss(p, q):
    total = 0.0
    for a, u in p.items():
        if a and u:
            v = q.get(a)
            if not v:
                return math.inf
            total += float(u) * math.log(u / v)
    return total
