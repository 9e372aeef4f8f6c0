# Chooses the order by the largest single excess, not by the sum.
def least_delta(one, other, factor):
    forth = [max(s - factor * t, 0) for s, t in zip(one, other)]
    back = [max(t - factor * s, 0) for s, t in zip(one, other)]
    return sum(forth) if max(forth) > max(back) else sum(back)
