# All answers.
def count_chances(ones, zeros, p):
    bits = (1,) * ones + (0,) * zeros
    chances = dict.fromkeys(range(len(bits) + 1), 0)
    for answers in itertools.product((0, 1), repeat=len(bits)):
        flips = sum(a != b for a, b in zip(answers, bits))
        chances[sum(answers)] += p**flips * (1 - p) ** (len(bits) - flips)
    return tuple(chances.values())
