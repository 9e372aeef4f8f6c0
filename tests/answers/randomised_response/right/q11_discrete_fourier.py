# By discrete fourier.
def accuracy(n, ones, p):
    z = np.exp(-2j * np.pi * np.arange(n + 1) / (n + 1))
    values = (p + (1 - p) * z) ** ones * (1 - p + p * z) ** (n - ones)
    chances = np.fft.ifft(values).real
    expected = p * n + (1 - 2 * p) * ones
    away = [(abs(k - expected), chances[k]) for k in range(n + 1)]
    total = 0.0
    for distance, chance in sorted(away):
        total += chance
        if total > 0.66665:
            return distance / (n * (1 - 2 * p))
