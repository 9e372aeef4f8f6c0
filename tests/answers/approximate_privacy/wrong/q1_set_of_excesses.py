# Two outputs that stick out by the same amount are counted once, for the amounts are put in a set.
def least_delta(one, other, factor):
    forth = {max(s - factor * t, 0) for s, t in zip(one, other)}
    back = {max(t - factor * s, 0) for s, t in zip(one, other)}
    return max(sum(forth), sum(back))
