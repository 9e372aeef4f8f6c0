# Tries the events of at most two outputs only; three or four may stick out.
def least_delta(one, other, factor):
    n = len(one)
    excess = []
    for p, q in ((one, other), (other, one)):
        for size in range(3):
            for event in itertools.combinations(range(n), size):
                excess.append(sum(p[a] for a in event) - factor * sum(q[a] for a in event))
    return max(excess)
