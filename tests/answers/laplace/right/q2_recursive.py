# Another way: recursive.
def oracle(query, data_sets, related):
    if len(data_sets) < 2:
        return 0
    first, *rest = data_sets
    worst = oracle(query, rest, related)
    mine = query(first)
    for other in rest:
        if related(first, other):
            theirs = query(other)
            if isinstance(mine, tuple):
                change = sum(max(a - b, b - a) for a, b in zip(mine, theirs))
            else:
                change = max(mine - theirs, theirs - mine)
            if change > worst:
                worst = change
    return worst
