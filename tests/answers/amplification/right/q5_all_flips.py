# All patterns of flips.
def count_chances(ones, zeros, p):
    bits = (1,) * ones + (0,) * zeros
    chances = [0 * p] * (len(bits) + 1)
    for flips in itertools.product((0, 1), repeat=len(bits)):
        f = sum(flips)
        yes = sum(b ^ flip for b, flip in zip(bits, flips))
        chances[yes] += p**f * (1 - p) ** (len(bits) - f)
    return chances
