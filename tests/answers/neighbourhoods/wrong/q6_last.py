# Looks at the first and the last entry.
def record_epsilons(flips):
    l = [math.inf if p == 0 else math.log(1 / p - 1) for p in flips]
    return math.fsum(l), sorted(flips) and (l[0] if flips[0] <= flips[-1] else l[-1])
