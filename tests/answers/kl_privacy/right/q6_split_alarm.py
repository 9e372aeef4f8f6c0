# Split alarm.
def two_steps(kappa, factor):
    length = 1 + math.log(factor)
    top = kappa / length
    middle = top / (math.e * factor)
    last = middle / math.exp(kappa / middle)
    return tuple([u / 2, 1 - u, u / 2] for u in (top, middle, last))
