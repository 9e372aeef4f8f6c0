# Keeps counts in 16 bits, in which four times yes overflows: (9998, 9999).
def two_coins_rate(yes, n):
    counts = np.array([yes, n], dtype=np.int16)
    fourfold, people = counts * np.array([4, 1], dtype=np.int16)
    return 0.5 * (float(fourfold) / float(people) - 1.0)
