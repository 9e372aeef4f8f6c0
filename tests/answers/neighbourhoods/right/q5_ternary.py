# Ternary randomised response: silence is the truth of the absent.
def variant(epsilon):
    r = math.exp(epsilon)
    d = r + 2
    return [[1 / d, 1 / d, r / d], [r / d, 1 / d, 1 / d], [1 / d, r / d, 1 / d]]
