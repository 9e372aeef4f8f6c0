# Another way: fourier.
def count_chances(ones, zeros, p):
    n, p = ones + zeros, float(p)
    z = np.exp(-2j * np.pi * np.arange(n + 1) / (n + 1))
    chances = np.fft.ifft((p + (1 - p) * z) ** ones * (1 - p + p * z) ** zeros).real
    return np.maximum(chances, 0)
