# All 2^n patterns of flips, one by one.
def count_chances(ones, zeros, p):
    bits = (1,) * ones + (0,) * zeros
    out = np.zeros(len(bits) + 1)
    for flips in itertools.product((0, 1), repeat=len(bits)):
        f = sum(flips)
        out[sum(b ^ g for b, g in zip(bits, flips))] += float(p) ** f * float(1 - p) ** (
            len(bits) - f
        )
    return out
