# Counts in 16-bit integers, 4*yes overflows from 8192 yes on. Input: yes=9000, n=10000.
def two_coins_rate(yes, n):
    with np.errstate(all="ignore"):
        four_times = np.multiply(np.int16(4), np.int16(yes))
    return float(four_times / n - 1) / 2
