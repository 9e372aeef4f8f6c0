# Goes further down at first than it must, and returns one array.
def two_steps(kappa, factor):
    fall = math.log(factor + 1) + 1
    first = kappa / fall
    second = first * math.exp(-fall)
    third = second * math.exp(-0.99 * kappa / second)
    return np.array([(u, 1 - u) for u in (first, second, third)])
