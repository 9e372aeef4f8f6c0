# Counts in 16-bit whole numbers, where 4 * yes runs over in large surveys.
def two_coins_rate(yes, n):
    four_yes = np.array([yes], dtype=np.int16) * np.int16(4)
    return (int(four_yes[0]) - n) / (2 * n)
