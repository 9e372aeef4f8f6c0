# Whole numbers under the root.
def interval(yes, n, p, z):
    scale = n * (1 - 2 * p)
    root = z * math.sqrt(yes * (n - yes) / n)
    return (yes - n * p - root) / scale, (yes - n * p + root) / scale
