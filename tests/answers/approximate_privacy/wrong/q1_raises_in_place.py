# Multiplies the second list by the factor in place, which changes an argument.
def least_delta(one, other, factor):
    back = sum(max(t - factor * s, 0) for s, t in zip(one, other))
    for i in range(len(other)):
        other[i] *= factor
    return max(back, sum(max(s - t, 0) for s, t in zip(one, other)))
