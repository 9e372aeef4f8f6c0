# Forgets in how many ways several ones can be flipped.
def count_chances(ones, zeros, p):
    a = [(1 - p) ** k * p ** (ones - k) for k in range(ones + 1)]
    b = [math.comb(zeros, k) * p**k * (1 - p) ** (zeros - k) for k in range(zeros + 1)]
    return np.convolve(a, b).tolist()
