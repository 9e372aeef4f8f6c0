# For one session of general questions it puts c in the place of the third root of (2c)**2, which agrees at c = 4 only.
def best_split(epsilon, answers, monotone, renewed):
    if not renewed:
        ratio = answers ** (2 / 3) if monotone else answers
        unit = 2 / epsilon**2
    else:
        ratio = 1 if monotone else 4 ** (1 / 3)
        unit = 2 * (answers / epsilon) ** 2
    return 1 / (1 + ratio), unit * (1 + ratio) ** 3
