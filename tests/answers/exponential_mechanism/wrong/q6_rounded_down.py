# The number of candidates is solved for, and rounded down instead of up.
def convict(epsilon, loss):
    c, d = math.exp(epsilon), math.exp(loss - epsilon)
    gaining = max(100, int((d * c - 1) / (c - d)))
    return [1] + [0] * gaining, [0] + [1] * gaining
