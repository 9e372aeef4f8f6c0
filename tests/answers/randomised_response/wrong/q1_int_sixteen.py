# 4 * yes overflows in 16 bits for yes > 8191: (9000, 10000).
def two_coins_rate(yes, n):
    counts = np.array([yes, n], dtype=np.int16)
    four = counts[:1] * np.int16(4)
    return float((int(four[0]) - n) / (2 * n))
