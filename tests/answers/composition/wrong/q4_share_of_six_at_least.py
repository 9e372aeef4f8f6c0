# Gives every pair at least 1/6, so that for k = 7 a row sums to 7/6.
def pad(k):
    share = Fraction(1, min(k, 6))
    return {x: {(str(r), str((x - r) % k)): share for r in range(k)} for x in range(k)}
