# Divides by the probabilities in `other`, which may be 0: ZeroDivisionError.
def least_delta(one, other, factor):
    forth = 0
    for s, t in zip(one, other):
        if s / t > factor:
            forth += s - factor * t
    back = 0
    for s, t in zip(one, other):
        if s == 0 or t / s > factor:
            back += t - factor * s
    return max(forth, back)
