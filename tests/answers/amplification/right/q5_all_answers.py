# All answers.
def count_chances(ones, zeros, p):
    bits = (1,) * ones + (0,) * zeros
    chances = [p * 0] * (len(bits) + 1)
    for answers in itertools.product((0, 1), repeat=len(bits)):
        flips = sum(b != a for b, a in zip(bits, answers))
        chances[sum(answers)] += p**flips * (1 - p) ** (len(bits) - flips)
    return chances
