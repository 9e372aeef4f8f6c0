# The law of the number of wrong bits, person by person.
def bits_released(n, epsilon, t):
    w = math.exp(-epsilon / 2)
    p = w / (1 + w)
    law = np.ones(1)
    for _ in range(n):
        law = np.convolve(law, [1 - p, p])
    r = 2 * (n * math.log(2) + t) / epsilon
    return [p, r, float(law[np.arange(n + 1) >= r].sum())]
