# Pairs the probabilities by their places in the dictionaries, not by the outputs.
def mean_loss(p, q):
    total = 0.0
    for u, v in itertools.zip_longest(p.values(), q.values(), fillvalue=0):
        if u:
            if not v:
                return math.inf
            total += u * math.log(u / v)
    return total
