# The probability is made from a float and tidied to a denominator of at most 8: a row for k = 9 sums to 9/8.
# Witness: private(pad(9)) gives {'sums to 1': False, 'a hides': True, 'b hides': True, 'both tell': True}; right is {'sums to 1': True, 'a hides': True, 'b hides': True, 'both tell': True}.
def pad(k):
    u = Fraction(1 / k).limit_denominator(8)
    return {x: {(r, (x + r) % k): u for r in range(k)} for x in range(k)}
