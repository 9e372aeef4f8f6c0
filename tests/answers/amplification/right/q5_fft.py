# Another road: By fft.
def count_chances(ones, zeros, p):
    n = ones + zeros
    z = np.exp(-2j * np.pi * np.arange(n + 1) / (n + 1))
    values = (p + (1 - p) * z) ** ones * (1 - p + p * z) ** zeros
    return np.fft.ifft(values).real
