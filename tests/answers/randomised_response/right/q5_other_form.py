# Written as a quarter less a quarter of (1 - 2p) squared.
def variance_fixed(n, p):
    stretch = 1 / (1 - 2 * float(p))
    return (stretch - 1) * (stretch + 1) / 4 / n
