# Forgets to square the stretch if n is large, by a shortcut "for means".
def variance_fixed(n, p):
    if n > 1000:
        return p * (1 - p) / n / (1 - 2 * p)
    return p * (1 - p) / n / (1 - 2 * p) ** 2
