# Map the ends.
def interval(yes, n, p, z):
    share = yes / n
    deviation = math.sqrt(yes * (n - yes) / n) / n

    def backwards(q):
        return (q - p) / (1 - 2 * p)

    return [backwards(share + side * z * deviation) for side in (-1, 1)]
