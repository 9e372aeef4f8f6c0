# A quarter of 1/(1 - 2p)**2 - 1, over n.
def variance_fixed(n, p):
    stretch = 1 / (1 - 2 * float(p))
    return (stretch - 1) * (stretch + 1) / 4 / int(n)
