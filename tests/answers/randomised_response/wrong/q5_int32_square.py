# N squared in 32 bits overflows from n = 46341 on. Input: n = 100000, p = 0.25.
def variance_fixed(n, p):
    people = np.array([n], dtype=np.int32)
    total = n * p * (1 - p) / (1 - 2 * p) ** 2
    return float(total / (people * people)[0])
