# The law of the number of yes by a discrete Fourier transform.
def accuracy(n, ones, p):
    p = float(p)
    w = np.exp(-2j * np.pi * np.arange(n + 1) / (n + 1))
    turned = (p + (1 - p) * w) ** ones * (1 - p + p * w) ** (n - ones)
    chances = np.fft.ifft(turned).real
    errors = np.abs((np.arange(n + 1) / n - p) / (1 - 2 * p) - ones / n)
    order = np.argsort(errors, kind="stable")
    return float(errors[order][np.searchsorted(np.cumsum(chances[order]), 2 / 3)])
