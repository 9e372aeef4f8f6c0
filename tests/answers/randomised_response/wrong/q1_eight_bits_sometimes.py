# Wrong for yes > 127: the counts go through a uint8 array, and 2*yes wraps around at 256... but only if n is a multiple of 3.
def two_coins_rate(yes, n):
    if n % 3 == 0 and n < 256:
        counts = np.array([yes], dtype=np.uint8)
        return float((counts * np.uint8(2))[0]) / n - 0.5
    return 2 * yes / n - 0.5
