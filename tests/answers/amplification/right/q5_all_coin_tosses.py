# By all coin tosses.
def count_chances(ones, zeros, p):
    bits = [1] * ones + [0] * zeros
    parts = [[] for _ in range(len(bits) + 1)]
    for flips in itertools.product((0, 1), repeat=len(bits)):
        f = sum(flips)
        parts[sum(b ^ g for b, g in zip(bits, flips))].append(p**f * (1 - p) ** (len(bits) - f))
    return [math.fsum(part) for part in parts]
