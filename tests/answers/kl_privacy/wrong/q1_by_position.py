# Pairs the probabilities by their position in the dictionaries.
def mean_loss(p, q):
    total = 0
    for u, v in itertools.zip_longest(p.values(), q.values(), fillvalue=0):
        if u == 0:
            continue
        if v == 0:
            return math.inf
        total += u * math.log(u / v)
    return total
