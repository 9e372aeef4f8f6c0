# After a check of the supports the probabilities are put side by side in the order of the dictionaries.
def mean_loss(p, q):
    if any(u > 0 and q.get(a, 0) == 0 for a, u in p.items()):
        return math.inf
    return sum(u * math.log(u / v) for u, v in zip(p.values(), q.values()) if u and v)
