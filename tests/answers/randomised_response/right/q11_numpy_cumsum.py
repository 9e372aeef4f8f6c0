# Numpy cumsum.
def accuracy(n, ones, p):
    law = np.ones(1)
    for q, people in ((1 - float(p), ones), (float(p), n - ones)):
        law = np.convolve(
            law, [math.comb(people, k) * q**k * (1 - q) ** (people - k) for k in range(people + 1)]
        )
    errors = np.abs((np.arange(n + 1) / n - float(p)) / (1 - 2 * float(p)) - ones / n)
    order = np.argsort(errors)
    reached = np.cumsum(law[order])
    return errors[order][np.argmax(reached >= 2 / 3)]
