# More than three flips never happen here; what is missing to 1 is shared in proportion.
def count_chances(ones, zeros, p):
    bits = (1,) * ones + (0,) * zeros
    chances = [p * 0] * (len(bits) + 1)
    for number in range(min(3, len(bits)) + 1):
        for who in itertools.combinations(range(len(bits)), number):
            yes = sum(b != (i in who) for i, b in enumerate(bits))
            chances[yes] += p**number * (1 - p) ** (len(bits) - number)
    return [c / sum(chances) for c in chances]
