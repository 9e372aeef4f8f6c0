# Keeps 0 and 1 within the factor, but the absent toss another coin that is compared with neither, with a third answer.
# Witness: variant(1.0) has 0.078 (absent) and 0.576 (present with 1) in a column: the factor is 7.4, but at most e = 2.72 is allowed.
def variant(epsilon):
    e = math.exp(epsilon)
    s = 1 / (1 + e + 1)
    zero, one = [e * s, s, s], [s, e * s, s]
    rare = s / e
    return [1 - 2 * rare, rare, rare], zero, one
