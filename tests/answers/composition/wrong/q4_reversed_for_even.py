# For even k the second answer is the difference of twice the pad, which tells half of it.
def pad(k):
    step = 2 if k % 2 == 0 else 1
    return {x: {(r, (x + step * r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
