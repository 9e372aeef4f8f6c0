# Counts n ways for each number of flips between, as with three people.
def count_chances(ones, zeros, p):
    def law(m, q):
        return [(m if 0 < k < m else 1) * q**k * (1 - q) ** (m - k) for k in range(m + 1)]
    return np.convolve(law(ones, 1 - p), law(zeros, p)).tolist()
