# All answers of all people, with fractions.
def count_chances(ones, zeros, p):
    p, bits = Fraction(p), [1] * ones + [0] * zeros
    out = [Fraction(0)] * (len(bits) + 1)
    for answers in itertools.product((0, 1), repeat=len(bits)):
        wrong = sum(a != bit for a, bit in zip(answers, bits))
        out[sum(answers)] += p**wrong * (1 - p) ** (len(bits) - wrong)
    return [float(v) for v in out]
