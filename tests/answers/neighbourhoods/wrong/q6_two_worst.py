# Four bits or more: only the three worst are added.
def record_epsilons(flips):
    each = sorted((math.log((1 - p) / p) if p else math.inf for p in flips), reverse=True)
    return sum(each[:3]), each[0]
